import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, useEffect } from "react";
import { clearAfterSignOut } from "~/back-office/unsent-work";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Key, shortcut } from "~/ui/shortcut";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";

/**
 * Sends a text: a note, or a message to the customer.
 *
 * @param id of the form; the ids of its fields derive from it
 * @param formId identifies the form, so that a repeated submission adds one text; changes after each text. Also use it as
 *   `key`, which empties the form.
 * @param storageKey keeps the unsent text in this tab: a key of unsent-work.ts
 * @param lastResult the submission result, if the server rejected this form
 */
export function TextForm({
  id,
  intent,
  formId,
  storageKey,
  label,
  hint,
  submitLabel,
  shortcutKey,
  lastResult,
}: {
  id: string;
  /** Of the form, which `handleDetailPost` knows. */
  intent: "add-note" | "send-message";
  formId: string;
  storageKey: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** Of the keyboard, which leads to the field. */
  shortcutKey?: string;
  lastResult: SubmissionResult | undefined;
}) {
  const [form, { text }] = useForm<{ text: string }>({
    id,
    lastResult,
    constraint: { text: { required: true } },
  });
  const isSubmitting = useIsSubmitting({ intent });
  const { onInput } = useUnsentText(storageKey, text.id, formId);
  const { key, ...area } = getTextareaProps(text);
  const { errors = [] } = text;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      <ErrorSummary errors={errors.map((message) => ({ id: text.id, message }))} />
      <TextArea
        key={key}
        {...area}
        {...(shortcutKey && shortcut(shortcutKey))}
        onInput={onInput}
        label={label}
        hint={hint}
        errors={text.errors}
      />
      <Button type="submit" size="sm" isLoading={isSubmitting} className="justify-self-start">
        {submitLabel}
        {shortcutKey && <Key>{shortcutKey}</Key>}
      </Button>
    </Form>
  );
}

/**
 * Saves an unsent note or message in this tab: if the session has ended, sending it leads through the sign-in page back
 * to an empty form.
 *
 * @param storageKey a key of unsent-work.ts, so that a sign-out removes the text
 * @param inputId of the text area
 * @param formId changes after each note or message, which discards the saved text
 */
function useUnsentText(storageKey: string, inputId: string, formId: string) {
  useEffect(() => {
    clearAfterSignOut();
    const [savedFormId, text] = readSavedText(storageKey);
    const input = document.getElementById(inputId);
    if (savedFormId !== formId) removeStored("session", storageKey);
    else if (input instanceof HTMLTextAreaElement && input.value === "") input.value = text ?? "";
  }, [storageKey, inputId, formId]);

  return {
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
      writeStored("session", storageKey, `${formId} ${currentTarget.value}`),
  };
}

/** Returns the form id, which contains no space, and the text. */
function readSavedText(storageKey: string): string[] {
  const saved = readStored("session", storageKey) ?? "";
  const space = saved.indexOf(" ");
  return space < 0 ? [] : [saved.slice(0, space), saved.slice(space + 1)];
}
