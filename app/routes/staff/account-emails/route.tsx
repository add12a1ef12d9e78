import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/form-title";
import { WatchedForm } from "~/back-office/watched-form";
import { redirectWithFlash } from "~/forms/flash.server";
import { toFormPage } from "~/forms/form-page.server";
import { formHeaders } from "~/forms/form-result";
import { handleForm } from "~/forms/handle-form.server";
import { guard } from "~/guard.server";
import * as text from "~/messages/mail-preferences";
import { paths } from "~/paths";
import { answerChoices, type MailPreferences, mailPreferencesSchema } from "~/staff/mail-preferences";
import { findMailPreferences, saveMailPreferences } from "~/staff/mail-preferences.server";
import { Checkbox } from "~/ui/checkbox";
import { FormMessages } from "~/ui/form-messages";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";

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
      return redirectWithFlash(request, paths.accountEmails(), text.saved);
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

const options = answerChoices.map((value) => ({ value, ...text.answerOptions[value] }));

function EmailsForm({
  preferences,
  lastResult,
}: {
  preferences: MailPreferences;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useForm<MailPreferences>({ id: "emails", lastResult });
  const { mailsNewRequests, mailsVisits, mailsAnswers } = fields;

  return (
    <WatchedForm isRefused={lastResult !== undefined} {...getFormProps(form)} className="grid gap-6">
      <FormMessages formErrors={form.errors} fields={[mailsNewRequests, mailsVisits, mailsAnswers]} />
      <Checkbox
        id={mailsNewRequests.id}
        name={mailsNewRequests.name}
        defaultChecked={preferences.mailsNewRequests}
        label={text.newRequests}
        hint={text.newRequestsHint}
        errors={mailsNewRequests.errors}
        className="border-t"
      />
      <Checkbox
        id={mailsVisits.id}
        name={mailsVisits.name}
        defaultChecked={preferences.mailsVisits}
        label={text.visits}
        hint={text.visitsHint}
        errors={mailsVisits.errors}
      />
      <RadioCards
        id={mailsAnswers.id}
        name={mailsAnswers.name}
        legend={text.answers}
        hint={text.answersHint}
        errors={mailsAnswers.errors}
        options={options}
        defaultValue={preferences.mailsAnswers}
      />
      <SubmitButton>{text.save}</SubmitButton>
    </WatchedForm>
  );
}
