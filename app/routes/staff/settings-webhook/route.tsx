import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BackLink } from "~/back-office/back-link";
import { IntentButton } from "~/back-office/intent-button";
import { formTitle } from "~/back-office/page-title";
import { SettingsPage } from "~/back-office/settings-page";
import { WebhookForm, WebhookSecret } from "~/back-office/webhook-form";
import { stateOf, WebhookState } from "~/back-office/webhook-state";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders, messagesOf, resultOf } from "~/forms/form-result";
import { guard, requireVerificationToType } from "~/guard.server";
import { formatPacificShort } from "~/lib/pacific-time";
import { tabs, title } from "~/messages/settings";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner";
import { ConfirmPage } from "~/ui/confirm-page";
import { MessageBanner } from "~/ui/page-messages";
import { latestCalls } from "~/webhooks/calls.server";
import { overlapHours } from "~/webhooks/types";
import { findWebhook } from "~/webhooks/webhooks.server";
import { CallTable, describeCall } from "./call-table";
import { handleSettingsWebhookForms, webhookGone } from "./settings-webhook-forms.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: formTitle(`${data?.webhook.description ?? tabs.webhooks}, ${title}`, data?.isRefused) },
];

export const headers = formHeaders;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-webhook", request);
  const storedWebhook = await findWebhook(params.id);
  if (!storedWebhook) throw webhookGone();
  await requireVerificationToType(request, session, "webhook-changed");
  const { id, url, description, events, pauseReason, failingSince } = storedWebhook;
  const webhook = { id, url, description, events, pauseReason };
  const failing = failingSince && formatPacificShort(failingSince);
  const calls = (await latestCalls(id)).map(describeCall);
  return toKeptFormPage(request, session.staff.id, {
    webhook,
    state: stateOf(storedWebhook),
    failing,
    calls,
  });
}

export const action = formAction(async ({ request, params }) => {
  const session = await guard("routes/staff/settings-webhook", request);
  return handleSettingsWebhookForms(request, await findWebhook(params.id), session);
});

export default function WebhookDetails() {
  const { webhook, state, failing, calls, flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { url, description, events, pauseReason } = webhook;
  const stored = { url, description, events };
  const address = paths.settingsWebhook(webhook.id);
  if (result?.question) {
    const isRemoval = result.question === "remove";
    return (
      <ConfirmPage
        title={isRemoval ? text.removeTitle(description) : text.renewTitle(description)}
        address={address}
        fields={{ intent: result.question, confirmed: "yes" }}
        confirmLabel={isRemoval ? text.remove : text.renew}
        isDestructive={isRemoval}
      >
        <p>{isRemoval ? text.removeConsequence : text.renewConsequence(overlapHours)}</p>
      </ConfirmPage>
    );
  }
  if (result?.secret)
    return (
      <SettingsPage flash={null}>
        <WebhookSecret title={text.renewed(description)} secret={result.secret} next={address}>
          {text.overlap(overlapHours)}
        </WebhookSecret>
      </SettingsPage>
    );
  const ofForm = resultOf(result ?? kept, { intent: "save" });
  return (
    <SettingsPage flash={flash}>
      <MessageBanner messages={ofForm ? undefined : messagesOf(result)} />
      <BackLink to={paths.settingsWebhooks()}>{tabs.webhooks}</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="wrap-anywhere">{description}</h2>
        <WebhookState state={state} />
      </div>
      {pauseReason && (
        <Banner tone={pauseReason === "staff" ? "info" : "bad"} title={text.pauseReasons[pauseReason]} />
      )}
      {state === "failing" && failing && <Banner tone="warn" title={text.failing(failing)} />}
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="test" variant="primary">
          {text.test}
        </IntentButton>
        {state === "paused" ? (
          <IntentButton intent="resume">{text.resume}</IntentButton>
        ) : (
          <IntentButton intent="pause">{text.pause}</IntentButton>
        )}
        <IntentButton intent="renew">{text.renew}</IntentButton>
        <IntentButton intent="remove" variant="danger">
          {text.remove}
        </IntentButton>
      </div>
      <h2>{text.callsTitle}</h2>
      {calls.length > 0 ? <CallTable calls={calls} /> : <p className="text-muted">{text.noCalls}</p>}
      <WebhookForm
        key={JSON.stringify(stored)}
        {...{ stored, result: ofForm }}
        title={text.changeTitle}
        submit={text.save}
      />
    </SettingsPage>
  );
}
