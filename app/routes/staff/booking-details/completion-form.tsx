import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ClockField } from "~/back-office/clock-field";
import * as text from "~/messages/booking-details";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextField } from "~/ui/text-field";

const intent = "set-completion-date";

/**
 * Sets, changes or removes the completion date.
 *
 * @param value the date in Pacific time, in the format of a `datetime-local` input; also use it as `key`
 */
export function CompletionForm({
  value,
  lastResult,
}: {
  value: string;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, { completionDate, clock }] = useForm<{ completionDate: string; clock: string }>({
    id: "completion",
    lastResult,
    defaultValue: { completionDate: value },
  });
  const isSubmitting = useIsSubmitting({ intent });
  const { key, ...input } = getInputProps(completionDate, { type: "datetime-local" });
  const { errors = [] } = completionDate;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary
        errors={[
          ...errors.map((message) => ({ id: completionDate.id, message })),
          ...(clock.errors ?? []).map((message) => ({ id: "clock", message })),
        ]}
      />
      <TextField
        key={key}
        {...input}
        label={text.dateAndTime}
        hint={text.dateHint}
        errors={completionDate.errors}
      />
      <ClockField typed={completionDate.value ?? ""} errors={clock.errors} defaultValue={clock.value} />
      <Button type="submit" size="sm" isLoading={isSubmitting} className="justify-self-start">
        {text.saveDate}
      </Button>
    </Form>
  );
}
