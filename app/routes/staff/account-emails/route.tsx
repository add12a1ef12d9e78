import { getFormProps } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/back-office/account-page";
import { formMeta } from "~/back-office/page-title";
import { WatchedForm } from "~/back-office/unsent-input/watched-form";
import { formAction } from "~/forms/form-action.server";
import { toFormPage } from "~/forms/form-page.server";
import { readPost, readValues, redirectOrShow } from "~/forms/form-post.server";
import { formHeaders, type FormResult } from "~/forms/form-result";
import { useForm } from "~/forms/use-form";
import { guard } from "~/guard.server";
import * as text from "~/messages/mail-preferences";
import { replyMailChoices, type MailPreferences, mailPreferencesSchema } from "~/staff/mail-preferences";
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

export const action = formAction(async ({ request }) => {
  const session = await guard("routes/staff/account-emails", request);
  const post = await readPost(request);
  await saveMailPreferences(readValues(post, mailPreferencesSchema), session);
  return redirectOrShow(post, text.saved);
});

export default function ChooseEmails() {
  const { preferences, email, flash } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <AccountPage title={text.title} flash={flash}>
      <p className="wrap-anywhere text-muted">{text.lead(email)}</p>
      <EmailsForm key={JSON.stringify(preferences)} preferences={preferences} result={result} />
    </AccountPage>
  );
}

const options = replyMailChoices.map((value) => ({ value, ...text.answerOptions[value] }));

function EmailsForm({
  preferences,
  result,
}: {
  preferences: MailPreferences;
  result: FormResult | undefined;
}) {
  const [form, fields] = useForm({
    id: "emails",
    lastResult: result,
    defaultValue: preferences,
  });
  return (
    <WatchedForm {...getFormProps(form)} isRefused={Boolean(result)} className="grid gap-6">
      <FormMessages form={form} />
      <Checkbox
        field={fields.mailsNewRequests}
        label={text.newRequests}
        hint={text.newRequestsHint}
        className="border-t"
      />
      <Checkbox field={fields.mailsVisits} label={text.visits} hint={text.visitsHint} />
      <RadioCards
        field={fields.mailsReplies}
        legend={text.answers}
        hint={text.answersHint}
        options={options}
      />
      <SubmitButton variant="primary" size="sm" className="justify-self-start">
        {text.save}
      </SubmitButton>
    </WatchedForm>
  );
}
