import { type FormEvent, useEffect } from "react";
import { clearAfterSignOut } from "~/back-office/unsent-work";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";

/**
 * Saves an unsent note or message in this tab: if the session has ended, sending it leads through the sign-in page back
 * to an empty form.
 *
 * @param storageKey a key of unsent-work.ts, so that a sign-out removes the text
 * @param inputId of the text area
 * @param formId changes after each note or message, which discards the saved text
 */
export function useUnsentText(storageKey: string, inputId: string, formId: string) {
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
