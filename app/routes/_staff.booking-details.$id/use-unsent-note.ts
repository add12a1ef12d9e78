import { type FormEvent, useEffect } from "react";
import { clearAfterSignOut, unsentNoteKey } from "~/back-office/unsent-work";
import { readStored, removeStored, writeStored } from "~/lib/browser-storage";

/**
 * Keeps in this tab what is typed into a note until it is added: a session that has ended meanwhile leads
 * to the sign-in, and back to an empty box.
 *
 * @param boxId of the text area
 * @param formId another one after each note; what was typed under an older one is forgotten
 */
export function useUnsentNote(boxId: string, formId: string) {
  useEffect(() => {
    clearAfterSignOut();
    const [keptFor, text] = readKept();
    const box = document.getElementById(boxId);
    if (keptFor !== formId) removeStored("session", unsentNoteKey);
    else if (box instanceof HTMLTextAreaElement && box.value === "") box.value = text ?? "";
  }, [boxId, formId]);

  return {
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) =>
      writeStored("session", unsentNoteKey, `${formId} ${currentTarget.value}`),
  };
}

/** The form's id, which has no space in it, and the text. */
function readKept(): string[] {
  const kept = readStored("session", unsentNoteKey) ?? "";
  const space = kept.indexOf(" ");
  return space < 0 ? [] : [kept.slice(0, space), kept.slice(space + 1)];
}
