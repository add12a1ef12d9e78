import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/form-title";
import { redirectWithFlash } from "~/forms/flash.server";
import { formHeaders } from "~/forms/form-headers";
import { toFormPage } from "~/forms/form-page.server";
import { handleForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/mail-preferences";
import { paths } from "~/paths";
import { mailPreferencesSchema } from "~/staff/mail-preferences";
import { findMailPreferences, saveMailPreferences } from "~/staff/mail-preferences.server";
import { EmailsForm } from "./emails-form";

export const meta = formMeta(text.title);
export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff } = await guard("routes/staff/account-emails", request);
  const preferences = await findMailPreferences(staff.id);
  return toFormPage(request, { preferences, email: staff.email });
}

export async function action({ request }: ActionFunctionArgs) {
  const session = await guard("routes/staff/account-emails", request);
  return handleForm(request, {
    schema: mailPreferencesSchema,
    act: async (preferences) => {
      await saveMailPreferences(preferences, session);
      return redirectWithFlash(request, paths.accountEmails(), { tone: "ok", title: text.saved });
    },
  });
}

export default function ChooseEmails() {
  const { preferences, email, flash } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} flash={flash}>
      <p className="wrap-anywhere text-muted">{text.lead(email)}</p>
      <EmailsForm key={JSON.stringify(preferences)} preferences={preferences} lastResult={lastResult} />
    </AccountPage>
  );
}
