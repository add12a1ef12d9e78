import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Session } from "~/access/session";
import { formMeta } from "~/back-office/page-title";
import { SettingsPage } from "~/back-office/settings-page";
import type { LegalDocument } from "~/db/schema.server";
import { formAction } from "~/forms/form-action.server";
import { toKeptFormPage } from "~/forms/form-page.server";
import {
  respondToResult,
  type FormPost,
  type FormResponse,
  readPost,
  readValues,
  showForm,
  showFormWithoutErrors,
  unknownForm,
} from "~/forms/form-post.server";
import { formHeaders, typedInto } from "~/forms/form-result";
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
  legalSchema,
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
  const documentName = new URL(url).searchParams.get("document");
  return legalDocuments.find((document) => document === documentName) ?? "terms";
}

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await guard("routes/staff/settings-legal", request);
  await requireVerificationToType(request, session, "legal-published");
  const document = readDocument(request);
  const stored = await findStoredText(document);
  const names = Object.keys(legalFigures()).map((name) => `{${name}}`);
  return toKeptFormPage(request, session.staff.id, { document, stored, names });
}

interface LegalResultData {
  preview: Preview;
}

export const action = formAction<LegalResultData>(async ({ request }) => {
  const session = await guard("routes/staff/settings-legal", request);
  const document = readDocument(request);
  const post = await readPost(request, { to: paths.settingsLegal({ document }) });
  switch (post.intent) {
    case "preview":
    case "edit":
    case "publish":
      return handleText(post, document, session);
    case "translate":
      return saveTranslations(post, document, session);
    default:
      return unknownForm(post);
  }
});

const outdated = { page: () => ({ messages: [text.legalChanged, text.legalChangedAdvice] }) };

async function handleText(
  post: FormPost,
  document: LegalDocument,
  session: Session,
): Promise<FormResponse<LegalResultData>> {
  const { text: next, basedOn } = readValues(post, legalSchema);
  if (post.intent === "edit") return showFormWithoutErrors(post);
  const unknown = explainUnknownNames(next);
  if (unknown !== undefined) return showForm(post, { status: 400, errors: { text: [unknown] } });
  if (post.intent === "preview") {
    const { version, text: current } = await findStoredText(document);
    if (version !== basedOn) return showForm(post, { status: 409, ...outdated.page() });
    const blocks = readLegalText(fillIn(next, legalFigures()));
    return showFormWithoutErrors(post, { preview: { blocks, changes: compareLegal(current, next) } });
  }
  const published = await publishLegal({ document, text: next, basedOn }, session);
  const sayVersion = async () => {
    const { version } = await findStoredText(document);
    return { title: text.published(version), advice: text.publishedAdvice };
  };
  return respondToResult(post, published, sayVersion, { changed: outdated });
}

async function saveTranslations(post: FormPost, document: LegalDocument, session: Session) {
  const { basedOn: version, ...fields } = readValues(post, translatedLegalSchema);
  const errors: Record<string, string[]> = {};
  for (const [name, typed] of Object.entries(fields)) {
    const unknown = explainUnknownNames(typed);
    if (unknown !== undefined) errors[name] = [unknown];
  }
  if (Object.keys(errors).length > 0) return showForm<LegalResultData>(post, { status: 400, errors });
  const translations = readTranslations("text", fields);
  const translated = await translateLegal({ document, version, translations }, session);
  return respondToResult<typeof translated, LegalResultData>(post, translated, () => text.translationsSaved, {
    changed: outdated,
    "first-version": outdated,
  });
}

export default function LegalSettings() {
  const { document, stored, names, flash, kept } = useLoaderData<typeof loader>();
  const actionResult = useActionData<typeof action>();
  const result = actionResult ?? kept;
  const { version } = stored;
  const isTranslation = typedInto(result, "intent") === "translate";
  return (
    <SettingsPage flash={flash}>
      {actionResult?.preview ? (
        <LegalPreview
          version={version}
          text={typedInto(result, "text") ?? ""}
          preview={actionResult.preview}
        />
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
