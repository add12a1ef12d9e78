import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/text-area";
import { useIsSending } from "./use-is-sending";
import { useUnsentNote } from "./use-unsent-note";

const intent = "add-note";

/**
 * Adds a note.
 *
 * @param formId another one after each note; key the form by it, so that it is empty then
 * @param lastResult what the server made of the last post of this form
 */
export function NoteForm({
  formId,
  lastResult,
}: {
  formId: string;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, { text }] = useForm<{ text: string }>({
    id: "note",
    lastResult,
    constraint: { text: { required: true } },
  });
  const isSending = useIsSending(intent);
  const { onInput } = useUnsentNote(text.id, formId);
  const { key, ...area } = getTextareaProps(text);
  const { errors = [] } = text;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4 print:hidden">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      <ErrorSummary errors={errors.map((message) => ({ id: text.id, message }))} />
      <TextArea
        key={key}
        {...area}
        onInput={onInput}
        label="New note"
        hint="For staff only, up to 4,000 characters. It is not printed on the job sheet."
        errors={text.errors}
      />
      <Button type="submit" size="sm" isLoading={isSending} className="justify-self-start">
        Add note
      </Button>
    </Form>
  );
}
