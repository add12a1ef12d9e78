import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { explainRefusal } from "~/back-office/explain-refusal.server";
import { getFormTitle } from "~/back-office/form-title";
import { SettingsPage } from "~/back-office/settings/settings-page";
import { consumeFlash, redirectWithFlash } from "~/forms/flash.server";
import { formHeaders } from "~/forms/form-headers";
import { readFormOrRefusal, showsRefusedForm, toServerErrorRefusal } from "~/forms/handle-form.server";
import { guard, redirectIfSessionEnded } from "~/guard.server";
import { parseForm, readErrors } from "~/lib/parse-form";
import * as text from "~/messages/legal-settings";
import { tabs, title } from "~/messages/settings";
import { paths } from "~/paths";
import { compareLegal } from "~/settings/legal/compare-legal.server";
import { legalFigures } from "~/settings/legal/legal-figures.server";
import { legalSchema } from "~/settings/legal/legal-schema";
import { fillIn, findUnknownNames, readLegalText } from "~/settings/legal/legal-text";
import { findStoredText } from "~/settings/legal/legal-versions.server";
import { LegalChangedError, publishLegal } from "~/settings/legal/publish-legal.server";
import { legalDocuments } from "~/settings/legal/version-number";
import { LegalForm, type LegalReply } from "./legal-form";
import { LegalPreview } from "./legal-preview";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: getFormTitle(`${tabs.legal}, ${title}`, data?.isRefused) },
];

export const headers = formHeaders;

function readDocument({ url }: Request) {
  const asked = new URL(url).searchParams.get("document");
  return legalDocuments.find((document) => document === asked) ?? "terms";
}

export async function loader({ request }: LoaderFunctionArgs) {
  await guard("routes/staff/settings-legal", request);
  const { flash, headers } = await consumeFlash(request);
  const document = readDocument(request);
  const newest = await findStoredText(document);
  const names = Object.keys(legalFigures()).map((name) => `{${name}}`);
  return data({ document, ...newest, names, flash, isRefused: showsRefusedForm(request) }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/settings-legal", request);
  const document = readDocument(request);
  const form = await readFormOrRefusal(request);
  const reply = (status: number, rest: Partial<LegalReply>, headers?: HeadersInit) =>
    data<LegalReply>({ text: "", messages: [], errors: [], preview: null, ...rest }, { status, headers });
  if (!(form instanceof URLSearchParams)) return reply(form.status, { messages: form.messages ?? [] });
  const typed = form.get("text") ?? "";
  const submission = parseForm(form, legalSchema);
  if (submission.status !== "success")
    return reply(400, { text: typed, errors: readErrors(submission.reply()).text ?? [] });
  const { intent, text: next, basedOn } = submission.value;
  if (intent === "edit") return reply(200, { text: next });
  const figures = legalFigures();
  const unknown = findUnknownNames(next, Object.keys(figures));
  if (unknown.length > 0) return reply(400, { text: next, errors: [text.unknownNames(unknown.join(", "))] });
  if (intent === "preview") {
    const { text: current } = await findStoredText(document);
    const preview = { blocks: readLegalText(fillIn(next, figures)), changes: compareLegal(current, next) };
    return reply(200, { text: next, preview });
  }
  try {
    await redirectIfSessionEnded(request, () => publishLegal({ document, text: next, basedOn }, session));
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof LegalChangedError)
      return reply(409, { text: next, messages: [text.changed, text.changedAdvice] });
    const { status, messages, headers } = explainRefusal(error) ?? toServerErrorRefusal(error);
    return reply(status, { text: next, messages }, headers);
  }
  const { version } = await findStoredText(document);
  return redirectWithFlash(
    request,
    paths.legalSettings({ document }),
    { tone: "ok", title: text.published(version), advice: text.publishedAdvice },
    303,
  );
}

export default function LegalSettings() {
  const { document, version, text: stored, names, flash } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <SettingsPage flash={flash}>
      {reply?.preview ? (
        <LegalPreview version={version} text={reply.text} preview={reply.preview} />
      ) : (
        <LegalForm key={`${document} ${version}`} {...{ document, version, stored, names, reply }} />
      )}
    </SettingsPage>
  );
}
