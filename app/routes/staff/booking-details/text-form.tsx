import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { SavedReplies, withReply } from "~/back-office/booking-form/saved-replies";
import { DraftNote, useDraft } from "~/back-office/use-draft";
import { errorsOf, type FormResult, valueOf } from "~/forms/form-result";
import type { OfferedReply } from "~/settings/lists/saved-reply";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { sendByKeys } from "~/ui/send-by-keys";
import { shortcut } from "~/ui/shortcut";
import { useIsSubmitting } from "~/ui/submit-button";
import { TextArea } from "~/ui/text-area";
import type { DetailShown } from "./detail-action.server";

/**
 * Sends a text: a note, or a message to the customer.
 *
 * @param id of the form; the id of its field derives from it
 * @param bookingId keeps the unsent text of each booking apart
 * @param formId identifies the form, so that a repeated submission adds one text; changes after each text. Also use it as
 *   `key`, which empties the form.
 */
export function TextForm({
  id,
  bookingId,
  intent,
  formId,
  label,
  hint,
  submitLabel,
  shortcutKey,
  lastResult,
  replies = [],
  onRestored,
}: {
  id: "note" | "message";
  bookingId: string;
  /** Of the form, which `handleDetailPost` knows. */
  intent: "add-note" | "send-message";
  formId: string;
  label: string;
  hint: string;
  submitLabel: string;
  /** Of the keyboard, which leads to the field. */
  shortcutKey?: string;
  lastResult: FormResult<DetailShown> | undefined;
  /** Saved replies that may be inserted. */
  replies?: readonly OfferedReply[];
  /** Called once the field shows a draft of before the page was opened. */
  onRestored?: () => void;
}) {
  const isSubmitting = useIsSubmitting({ intent });
  const draft = useDraft(`${id} ${bookingId}`, formId, lastResult);
  const { isRestored } = draft;
  useEffect(() => {
    if (isRestored) onRestored?.();
  }, [isRestored, onRestored]);
  const errors = errorsOf(draft.result, "text");
  const inputId = `${id}-text`;
  return (
    <Form
      key={draft.version}
      id={id}
      method="post"
      preventScrollReset
      noValidate
      onInput={draft.onInput}
      onKeyDown={sendByKeys}
      className="grid gap-3"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formId" value={formId} />
      <ErrorSummary errors={(errors ?? []).map((message) => ({ id: inputId, message }))} />
      <div>
        <TextArea
          {...(shortcutKey && shortcut(shortcutKey))}
          id={inputId}
          name="text"
          required
          label={label}
          hint={hint}
          errors={errors}
          defaultValue={withReply(valueOf(draft.result, "text", ""), draft.result?.reply)}
        />
        <SavedReplies replies={replies} target={inputId} taken={draft.result?.reply} shortcutKey="/" />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="sm" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
        <DraftNote draft={draft} />
      </div>
    </Form>
  );
}
