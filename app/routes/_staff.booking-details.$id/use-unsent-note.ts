import { type FormEvent, useEffect } from "react";
import { clearAfterSignOut, unsentNoteKey } from "~/back-office/unsent-work";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";

/**
 * Saves an unsent note in this tab: if the session has ended, adding the note leads through the sign-in page back to
 * an empty form.
 *
 * @param inputId of the text area
 * @param formId changes after each note, which discards the saved text
 */
export function useUnsentNote(inputId: string, formId: string) {
  useEffect(() => {
    clearAfterSignOut();
    const [savedFormId, text] = readSavedNote();
    const input = document.getElementById(inputId);
    if (savedFormId !== formId) removeStored("session", unsentNoteKey);
    else if (input instanceof HTMLTextAreaElement && input.value === "") input.value = text ?? "";
  }, [inputId, formId]);

  return {
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
      writeStored("session", unsentNoteKey, `${formId} ${currentTarget.value}`),
  };
}

/** Returns the form id, which contains no space, and the text. */
function readSavedNote(): string[] {
  const saved = readStored("session", unsentNoteKey) ?? "";
  const space = saved.indexOf(" ");
  return space < 0 ? [] : [saved.slice(0, space), saved.slice(space + 1)];
}
