import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/page-title";
import { SettingsPage } from "~/back-office/settings-page";
import { WebhookForm, WebhookSecret } from "~/back-office/webhook-form";
import { stateOf, WebhookState } from "~/back-office/webhook-state";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { respondToResult, readPost, readValues } from "~/forms/form-post.server";
import { formHeaders } from "~/forms/form-result";
import { guard, requireVerificationToType } from "~/guard.server";
import { createUrlCheck } from "~/lib/fetch-public-url.server";
import { RichText } from "~/messages/rich-text";
import { tabs, title } from "~/messages/settings";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { webhookSchema } from "~/webhooks/webhook-schema";
import { listWebhooks, createWebhook } from "~/webhooks/webhooks.server";

export const meta = formMeta(`${tabs.webhooks}, ${title}`);

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-webhooks", request);
  await requireVerificationToType(request, session, "webhook-made");
  const webhooks = (await listWebhooks()).map((webhook) => {
    const { id, url, description, waiting } = webhook;
    return { id, url, description, state: stateOf(webhook), waiting };
  });
  return toKeptFormPage(request, session.staff.id, { webhooks });
}

/** What the page shows once, after the form. */
interface WebhooksResultData {
  made?: { id: string; description: string; secret: string };
}

export const action = formAction<WebhooksResultData>(async ({ request }) => {
  const session = await guard("routes/staff/settings-webhooks", request);
  const post = await readPost(request);
  const values = readValues(post, webhookSchema(createUrlCheck(env().INSIDE_HOSTS)));
  const { description } = values;
  const created = await createWebhook(values, session);
  return respondToResult(
    post,
    created,
    ({ id, secret }) => ({ resultData: { made: { id, description, secret } } }),
    {
      full: { page: () => ({ messages: [text.full] }) },
    },
  );
});

const columns = [
  { header: text.columns.webhook },
  { header: text.columns.state },
  { header: text.columns.waiting },
];

export default function WebhookList() {
  const { webhooks, flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.made) {
    const { id, description, secret } = result.made;
    return (
      <SettingsPage flash={null}>
        <WebhookSecret title={text.made(description)} secret={secret} next={paths.settingsWebhook(id)} />
      </SettingsPage>
    );
  }
  return (
    <SettingsPage flash={flash}>
      <p className="text-muted">
        <RichText
          text={text.lead}
          tags={{
            keys: (label) => <Link to={paths.settingsKeys()}>{label}</Link>,
            document: (label) => <a href={paths.apiDocs()}>{label}</a>,
          }}
        />
      </p>
      <p className="font-semibold">{webhooks.length > 0 ? text.count(webhooks.length) : text.none}</p>
      {webhooks.length > 0 && (
        <DataTable caption={text.tableCaption} columns={columns}>
          {webhooks.map(({ id, url, description, state, waiting }) => (
            <Row key={id}>
              <RowHeader>
                <Link to={paths.settingsWebhook(id)} className="inline-flex min-h-6 items-center text-text">
                  {description}
                </Link>
                <span className="block text-small font-normal wrap-anywhere text-muted">{url}</span>
              </RowHeader>
              <Cell>
                <WebhookState state={state} />
              </Cell>
              <Cell label={text.columns.waiting}>{waiting > 0 ? text.backlog(waiting) : text.noBacklog}</Cell>
            </Row>
          ))}
        </DataTable>
      )}
      <WebhookForm title={text.newTitle} submit={text.make} result={result ?? kept} />
    </SettingsPage>
  );
}
