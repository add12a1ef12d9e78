import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getFormTitle } from "~/back-office/form-title";
import { SettingsPage } from "~/back-office/settings/settings-page";
import { consumeFlash } from "~/forms/flash.server";
import { formHeaders } from "~/forms/form-headers";
import { showsRefusedForm } from "~/forms/handle-form.server";
import { typedInto } from "~/forms/reply";
import { guard } from "~/guard.server";
import { tabs, title } from "~/messages/settings";
import { legalFigures, findStoredText } from "~/settings/legal/legal-versions.server";
import { legalDocuments } from "~/settings/legal/version-number";
import { changeLegal } from "./change-legal.server";
import { LegalForm } from "./legal-form";
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
  return changeLegal(request, session, readDocument(request));
}

export default function LegalSettings() {
  const { document, version, text: stored, names, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <SettingsPage flash={flash}>
      {result?.preview ? (
        <LegalPreview version={version} text={typedInto(result, "text") ?? ""} preview={result.preview} />
      ) : (
        <LegalForm key={`${document} ${version}`} {...{ document, version, stored, names, result }} />
      )}
    </SettingsPage>
  );
}
