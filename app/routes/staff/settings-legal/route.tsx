import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formMeta } from "~/back-office/page-title";
import { SettingsPage } from "~/back-office/settings-page";
import { actForm, changeForm } from "~/forms/define-form.server";
import { explainRefusal, type ShownForm } from "~/forms/form-outcome.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import { formHeaders, typedInto } from "~/forms/form-result";
import { handleForms } from "~/forms/handle-form.server";
import { legalRefusals } from "~/forms/refusals/settings.server";
import { guard, requireVerificationToType } from "~/guard.server";
import * as text from "~/messages/settings";
import { paths } from "~/paths";
import { fillIn, readLegalText } from "~/settings/legal/legal-text";
import {
  compareLegal,
  explainUnknownNames,
  findStoredText,
  legalFigures,
} from "~/settings/legal/legal-versions.server";
import {
  legalSchema as schema,
  publishLegal,
  translatedLegalSchema,
  translateLegal,
} from "~/settings/legal/publish-legal.server";
import { legalDocuments } from "~/settings/legal/version-number";
import { readTranslations } from "~/settings/translated-settings";
import { LegalForm, LegalTranslations } from "./legal-form";
import { LegalPreview, type Preview } from "./legal-preview";

export const meta = formMeta(`${text.tabs.legal}, ${text.title}`);

export const headers = formHeaders;

function readDocument({ url }: Request) {
  const asked = new URL(url).searchParams.get("document");
  return legalDocuments.find((document) => document === asked) ?? "terms";
}

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-legal", request);
  await requireVerificationToType(request, session, "legal-published");
  const document = readDocument(request);
  const stored = await findStoredText(document);
  const names = Object.keys(legalFigures()).map((name) => `{${name}}`);
  return toKeptFormPage(request, session.staff.id, { document, stored, names });
}

/** Previews, edits again or publishes the next version of a legal text; `intent` says which. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-legal", request);
  const document = readDocument(request);
  const preview = actForm<typeof schema, { preview: Preview }>({
    schema,
    act: async ({ text: next, basedOn }) => {
      const refusal = refuseUnknownNames(next);
      if (refusal) return refusal;
      const { version, text: current } = await findStoredText(document);
      if (version !== basedOn) return explainRefusal(legalRefusals, { result: "changed" });
      const blocks = readLegalText(fillIn(next, legalFigures()));
      return { shown: { preview: { blocks, changes: compareLegal(current, next) } } };
    },
  });
  const edit = actForm({ schema, act: () => ({}) });
  const publish = changeForm({
    schema,
    keepFor: session.staff.id,
    check: ({ text: next }) => refuseUnknownNames(next),
    change: ({ text: next, basedOn }) => publishLegal({ document, text: next, basedOn }, session),
    done: async () => {
      const { version } = await findStoredText(document);
      return { title: text.published(version), advice: text.publishedAdvice };
    },
    refusals: legalRefusals,
  });
  const translate = changeForm({
    schema: translatedLegalSchema,
    keepFor: session.staff.id,
    check: ({ basedOn: _basedOn, ...fields }) => {
      const errors: Record<string, string[]> = {};
      for (const [name, typed] of Object.entries(fields)) {
        const unknown = explainUnknownNames(typed);
        if (unknown !== undefined) errors[name] = [unknown];
      }
      return Object.keys(errors).length > 0 ? { status: 400, errors } : undefined;
    },
    change: ({ basedOn, ...fields }) => {
      const translations = readTranslations("text", fields);
      return translateLegal({ document, version: basedOn, translations }, session);
    },
    done: () => text.translationsSaved,
    refusals: legalRefusals,
  });
  const to = paths.settingsLegal({ document });
  return handleForms<{ preview: Preview }>(request, { preview, edit, publish, translate }, { to });
}

export default function LegalSettings() {
  const { document, stored, names, flash, kept } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const result = sent ?? kept;
  const { version } = stored;
  const isTranslation = typedInto(result, "intent") === "translate";
  return (
    <SettingsPage flash={flash}>
      {sent?.preview ? (
        <LegalPreview version={version} text={typedInto(result, "text") ?? ""} preview={sent.preview} />
      ) : (
        <>
          <LegalForm
            key={`${document} ${version}`}
            {...{ document, stored, names }}
            result={isTranslation ? undefined : result}
          />
          <LegalTranslations
            key={`${document} ${version} translations`}
            {...{ document, stored }}
            result={isTranslation ? result : undefined}
          />
        </>
      )}
    </SettingsPage>
  );
}

/** Refuses a text with a name that nothing replaces; undefined for any other. */
function refuseUnknownNames(next: string): ShownForm<never> | undefined {
  const unknown = explainUnknownNames(next);
  return unknown === undefined ? undefined : { status: 400, errors: { text: [unknown] } };
}
