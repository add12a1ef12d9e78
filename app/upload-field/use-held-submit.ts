import { type RefObject, useEffect, useRef, useState } from "react";
import * as text from "~/messages/uploads";
import type { UploadQueue } from "./use-upload-queue";

/** A press of a button of the form that waits until the files are stored. */
export interface HeldPress {
  intent: string;
  /** The file that is being sent, of how many. */
  label: string;
}

/**
 * Delays a submit until the waiting files are stored, and cancels it if one still waits. Cancels the first submit that leaves
 * the step with refused files, so that the visitor reads their messages; the next one proceeds.
 */
export function useHeldSubmit(
  input: RefObject<HTMLInputElement>,
  { hasUnsent, sendAll, nameRefused, queue, stored }: UploadQueue,
  onHeld: (held: HeldPress | null) => void,
) {
  const [intent, setIntent] = useState<string | null>(null);
  const [ready, setReady] = useState<{ submitter: HTMLElement | null } | null>(null);
  const wanted = stored.length + queue.filter(({ state }) => state !== "refused").length;
  const label = text.sendingFile(Math.min(stored.length + 1, wanted), wanted);
  useEffect(() => onHeld(intent === null ? null : { intent, label }), [intent, label, onHeld]);
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const hold = (event: SubmitEvent) => {
      const { submitter } = event;
      const isLeaving = !submitter?.hasAttribute("formnovalidate");
      const isSending = hasUnsent();
      if (!isSending && !(isLeaving && nameRefused())) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isSending) return;
      setIntent(submitter instanceof HTMLButtonElement ? submitter.value : "");
      void sendAll().then(() => {
        setIntent(null);
        onHeld(null);
        const isHeld = isLeaving && nameRefused();
        if (!hasUnsent() && !isHeld) setReady({ submitter });
      });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  });
  // Once the form shows the stored files, and its button no longer loads: a disabled one would not be sent.
  useEffect(() => {
    if (ready) input.current?.form?.requestSubmit(ready.submitter);
  }, [ready, input]);
}

/** Moves focus to the file input if it was on the button of a row that has been removed. */
export function useFocusAfterRemoval(input: RefObject<HTMLInputElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) input.current?.focus();
    before.current = count;
  }, [count, input]);
}
