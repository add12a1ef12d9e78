import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/text-field";
import { useIsSending } from "./use-is-sending";

const intent = "set-completion-date";

/**
 * Sets, changes and removes the completion date.
 *
 * @param value as a `datetime-local` input has it, in Pacific time; key the form by it
 * @param lastResult what the server made of the last post of this form
 */
export function CompletionForm({
  value,
  lastResult,
}: {
  value: string;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, { completionDate }] = useForm<{ completionDate: string }>({
    id: "completion",
    lastResult,
    defaultValue: { completionDate: value },
  });
  const isSending = useIsSending(intent);
  const { key, ...input } = getInputProps(completionDate, { type: "datetime-local" });
  const { errors = [] } = completionDate;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <ErrorSummary errors={errors.map((message) => ({ id: completionDate.id, message }))} />
      <TextField
        key={key}
        {...input}
        label="Date and time"
        hint="Pacific time. Leave it empty for no date."
        errors={completionDate.errors}
      />
      <Button type="submit" size="sm" isLoading={isSending} className="justify-self-start">
        Save date
      </Button>
    </Form>
  );
}
