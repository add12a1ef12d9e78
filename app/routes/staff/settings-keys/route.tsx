import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { Session } from "~/access/session";
import { IntentButton } from "~/back-office/intent-button";
import { formMeta } from "~/back-office/page-title";
import { SecretField } from "~/back-office/secret-field";
import { SettingsPage } from "~/back-office/settings-page";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  requireValid,
  redirectOrShow,
  showFormWithoutErrors,
  unknownForm,
} from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard, requireVerificationToType } from "~/guard.server";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import { confirmedField, idField } from "~/lib/text-fields";
import * as text from "~/messages/api-keys";
import { RichText } from "~/messages/rich-text";
import { tabs, title } from "~/messages/settings";
import { paths } from "~/paths";
import type { ApiKeyArea } from "~/policies";
import type { FlashInput } from "~/server/flash.server";
import { keySchema } from "~/staff/api-keys/key-schema";
import { createKey, listKeys, revokeKey } from "~/staff/api-keys/keys.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { ChoiceGroup } from "~/ui/choice-group";
import { ConfirmPage } from "~/ui/confirm-page";
import { Cell, DataTable, Row, RowHeader } from "~/ui/data-table";
import { FormMessages } from "~/ui/form-messages";
import { Panel } from "~/ui/panel";
import { Select } from "~/ui/select";
import { SubmitButton } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

export const meta = formMeta(`${tabs.keys}, ${title}`);

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-keys", request);
  await requireVerificationToType(request, session, "key-made");
  const keys = (await listKeys()).map(toKeyRow);
  return toKeptFormPage(request, session.staff.id, { keys });
}

/** What the page shows once, after a form. */
interface KeysResultData {
  made?: { name: string; secret: string };
  question?: { id: string; name: string };
}

const alreadyRevoked: FlashInput = { tone: "warn", title: text.gone };
const revokeSchema = z.object({ id: idField, confirmed: confirmedField });

export const action = formAction<KeysResultData>(async ({ request }) => {
  const session = await guard("routes/staff/settings-keys", request);
  const post = await readPost(request);
  switch (post.intent) {
    case "make": {
      const values = readValues(post, keySchema);
      const { name } = values;
      const created = await createKey(values, session);
      return respondToResult(post, created, ({ secret }) => ({ resultData: { made: { name, secret } } }), {
        full: { page: () => ({ messages: [text.full] }) },
        "name-taken": { page: () => ({ errors: { name: [text.nameTaken] } }) },
      });
    }
    case "revoke":
      return revoke(post, session);
    default:
      return unknownForm(post);
  }
});

async function revoke(post: FormPost, session: Session): Promise<FormResponse<KeysResultData>> {
  const { id, confirmed } = requireValid(post, revokeSchema, text.gone);
  if (!confirmed) {
    const key = (await listKeys()).find((each) => each.id === id);
    return key
      ? showFormWithoutErrors(post, { question: { id, name: key.name } })
      : redirectOrShow(post, alreadyRevoked);
  }
  const missing = { page: () => alreadyRevoked };
  return respondToResult(post, await revokeKey(id, session), ({ name }) => text.revoked(name), { missing });
}

export default function KeySettings() {
  const { keys, flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.question) {
    const { id, name } = result.question;
    return (
      <ConfirmPage
        title={text.revokeTitle(name)}
        address={paths.settingsKeys()}
        fields={{ intent: "revoke", id, confirmed: "yes" }}
        confirmLabel={text.revoke}
        isDestructive
      >
        <p>{text.revokeConsequence}</p>
      </ConfirmPage>
    );
  }
  return (
    <SettingsPage flash={flash}>
      {result?.made ? (
        <>
          <Banner tone="ok" title={text.made(result.made.name)}>
            <p>{text.madeAdvice}</p>
          </Banner>
          <SecretField label={text.secret} secret={result.made.secret} copyByHand={text.copyByHand} />
          <p>
            <ButtonLink to={paths.settingsKeys()} size="sm" variant="primary">
              {text.done}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className="text-muted">
            <RichText
              text={text.lead}
              tags={{ document: (label) => <a href={paths.apiDocs()}>{label}</a> }}
            />
          </p>
          <KeyForm result={result ?? kept} />
          <p className="font-semibold">{keys.length > 0 ? text.count(keys.length) : text.none}</p>
          {keys.length > 0 && <KeyTable keys={keys} />}
        </>
      )}
    </SettingsPage>
  );
}

const areas = Object.entries(text.areas) as [ApiKeyArea, string][];

/** @param result of this form, if it was rejected */
function KeyForm({ result }: { result: FormResult | undefined }) {
  const [form, fields] = useForm<z.input<typeof keySchema>>({
    id: "key",
    lastResult: result,
  });
  return (
    <Panel title={text.newTitle}>
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <FormMessages form={form} />
        <TextField field={fields.name} label={text.name} hint={text.nameHint} autoComplete="off" required />
        <ChoiceGroup
          id="access"
          legend={text.access}
          hint={text.accessHint}
          errors={fields.bookings.errors ?? []}
        >
          <div className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {areas.map(([area, label]) => (
              // The group shows the error messages.
              <Select key={area} field={fields[area]} label={label} errors={[]}>
                {Object.entries(text.levels).map(([level, name]) => (
                  <option key={level} value={level}>
                    {name}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </ChoiceGroup>
        <TextField field={fields.lastDay} type="date" label={text.lastDay} hint={text.lastDayHint} optional />
        <TextField
          field={fields.networks}
          label={text.networks}
          hint={text.networksHint}
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <SubmitButton intent="make" variant="primary" size="sm" className="justify-self-start">
          {text.make}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

const columns = [
  { header: text.columns.key },
  { header: text.columns.access },
  { header: text.columns.used },
  { header: text.columns.end },
  { header: text.columns.revoke, isAction: true },
];

function KeyTable({ keys }: { keys: readonly ReturnType<typeof toKeyRow>[] }) {
  return (
    <DataTable caption={text.tableCaption} columns={columns}>
      {keys.map(({ id, name, made, access, used, end }) => (
        <Row key={id}>
          <RowHeader>
            {name}
            <span className="block text-small font-normal text-muted">{made}</span>
          </RowHeader>
          <Cell label={text.columns.access}>
            <ul>
              {access.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </Cell>
          <Cell label={text.columns.used}>{used}</Cell>
          <Cell label={text.columns.end}>{end}</Cell>
          <Cell isAction>
            <IntentButton intent="revoke" fields={{ id }} label={text.revokeOf(name)} variant="danger">
              {text.revoke}
            </IntentButton>
          </Cell>
        </Row>
      ))}
    </DataTable>
  );
}

function toKeyRow(key: Awaited<ReturnType<typeof listKeys>>[number]) {
  const { id, name, scopes, networks, expiresAt, isOver, lastUsedAt, createdAt, madeBy } = key;
  const day = formatPacificDay(createdAt);
  const end = expiresAt && formatPacificDay(expiresAt);
  return {
    id,
    name,
    made: madeBy === null ? text.makerLeft(day) : text.madeBy(madeBy, day),
    access: [
      ...scopes.flatMap(describeScope),
      ...(networks.length > 0 ? [text.from(networks.join(", "))] : []),
    ],
    used: lastUsedAt ? formatPacificShort(lastUsedAt) : text.never,
    end: end === null ? text.noEnd : isOver ? text.over(end) : end,
  };
}

/** Describes a scope, for example as `Visits: Read`. Returns an empty array for an area that no operation has anymore. */
function describeScope(scope: string): string[] {
  const [area = "", level = ""] = scope.split(":");
  const areas: Partial<Record<string, string>> = text.areas;
  const levels: Partial<Record<string, string>> = text.levels;
  return areas[area] === undefined ? [] : [text.scope(areas[area], levels[level] ?? level)];
}
