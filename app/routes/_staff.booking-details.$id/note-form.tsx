import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import * as messages from "~/messages/booking-details";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextArea } from "~/ui/text-area";
import { useIsSubmitting } from "~/ui/use-is-submitting";
import { unsentNoteKey } from "~/back-office/unsent-work";
import { useUnsentText } from "./use-unsent-text";

const intent = "add-note";

/**
 * Adds a note.
 *
 * @param formId identifies the form, so that a repeated submission adds one note; changes after each note. Also use
 *   it as `key`, which empties the form.
 * @param lastResult the submission result, if the server rejected this form
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
  const isSubmitting = useIsSubmitting({ intent });
  const { onInput } = useUnsentText(unsentNoteKey, text.id, formId);
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
        label={messages.newNote}
        hint={messages.noteHint}
        errors={text.errors}
      />
      <Button type="submit" size="sm" isLoading={isSubmitting} className="justify-self-start">
        {messages.addNote}
      </Button>
    </Form>
  );
}
