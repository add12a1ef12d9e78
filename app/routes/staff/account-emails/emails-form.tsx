import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import * as text from "~/messages/mail-preferences";
import { answerChoices, type MailPreferences } from "~/staff/mail-preferences";
import { Checkbox } from "~/ui/checkbox";
import { FormMessages } from "~/ui/form-messages";
import { RadioCards } from "~/ui/radio-cards";
import { SubmitButton } from "~/ui/submit-button";

const options = answerChoices.map((value) => ({ value, ...text.answerOptions[value] }));

/**
 * The form with which staff choose their emails.
 *
 * @param lastResult the submission result, if the server rejected the form
 */
export function EmailsForm({
  preferences,
  lastResult,
}: {
  preferences: MailPreferences;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, fields] = useForm<MailPreferences>({ id: "emails", lastResult });
  const { mailsNewRequests, mailsVisits, mailsAnswers } = fields;

  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
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
    </Form>
  );
}
