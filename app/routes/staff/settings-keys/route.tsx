import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/form-title";
import { SecretField } from "~/back-office/secret-field";
import { SettingsPage } from "~/back-office/settings-page";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { showsRefusedForm } from "~/forms/handle-form.server";
import { guard, requireRecentVerification } from "~/guard.server";
import { formatPacificDay, formatPacificShort } from "~/lib/pacific-time";
import * as text from "~/messages/api-keys";
import { RichText } from "~/messages/rich-text";
import { tabs, title } from "~/messages/settings";
import { paths } from "~/paths";
import { listKeys } from "~/staff/api-keys/keys.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button";
import { ConfirmPage } from "~/ui/confirm-page";
import { changeKeys } from "./change-keys.server";
import { KeyForm } from "./key-form";
import { type KeyRow, KeyTable } from "./key-table";

export const meta = formMeta(`${tabs.keys}, ${title}`);

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-keys", request);
  if (!showsRefusedForm(request)) await requireRecentVerification(request, session);
  const keys = (await listKeys()).map(toRow);
  return toKeptFormPage(request, session.staff.id, { keys });
}

export async function action({ request }: ActionFunctionArgs) {
  return changeKeys(request, await guard("routes/staff/settings-keys", request));
}

function toRow(key: Awaited<ReturnType<typeof listKeys>>[number]): KeyRow {
  const { id, name, scopes, networks, expiresAt, isOver, lastUsedAt, createdAt, madeBy } = key;
  const day = formatPacificDay(createdAt);
  const end = expiresAt && formatPacificDay(expiresAt);
  return {
    id,
    name,
    made: madeBy === null ? text.makerLeft(day) : text.madeBy(madeBy, day),
    access: [...scopes.map(describeScope), ...(networks.length > 0 ? [text.from(networks.join(", "))] : [])],
    used: lastUsedAt ? formatPacificShort(lastUsedAt) : text.never,
    end: end === null ? text.noEnd : isOver ? text.over(end) : end,
  };
}

export default function KeySettings() {
  const { keys, flash, kept } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (result?.question) {
    const { id, name } = result.question;
    return (
      <ConfirmPage
        title={text.revokeTitle(name)}
        address={paths.keySettings()}
        fields={{ intent: "revoke", id, confirmed: "yes" }}
        confirmLabel={text.revoke}
        isDestructive
      >
        <p>{text.revokeConsequence}</p>
      </ConfirmPage>
    );
  }
  return (
    <SettingsPage flash={result ? null : flash}>
      {result?.made ? (
        <>
          <Banner tone="ok" title={text.made(result.made.name)}>
            <p>{text.madeAdvice}</p>
          </Banner>
          <SecretField label={text.secret} secret={result.made.secret} copyByHand={text.copyByHand} />
          <p>
            <ButtonLink to={paths.keySettings()} size="sm" variant="primary">
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
        </>
      )}
      {!result?.made && keys.length > 0 && <KeyTable keys={keys} />}
    </SettingsPage>
  );
}

/** Returns a scope in words: `Visits: Read`. */
function describeScope(scope: string): string {
  const [area = "", level = ""] = scope.split(":");
  const areas = new Map<string, string>(Object.entries(text.areas));
  const levels = new Map<string, string>(Object.entries(text.levels));
  return text.scope(areas.get(area) ?? area, levels.get(level) ?? level);
}
