import { type RefObject, useEffect, useRef, useState } from "react";
import * as text from "~/messages/uploads";
import type { UploadQueue } from "./use-upload-queue";

/** A pressed button whose submit waits until the files are stored. */
export interface HeldPress {
  intent: string;
  /** The progress, such as "file 2 of 3". */
  label: string;
}

/**
 * Delays a submit until the waiting files are stored, and cancels it if one cannot be sent. Also cancels the first submit that leaves the
 * step with rejected files, so that the visitor reads their messages; the next submit proceeds.
 */
export function useHeldSubmit(
  input: RefObject<HTMLInputElement>,
  { hasUnsent, sendAll, nameRefused, queue, stored }: UploadQueue,
  onHeld: (held: HeldPress | null) => void,
) {
  const [intent, setIntent] = useState<string | null>(null);
  const [ready, setReady] = useState<{ submitter: HTMLElement | null } | null>(null);
  const total = stored.length + queue.filter(({ state }) => state !== "refused").length;
  const label = text.sendingFile(Math.min(stored.length + 1, total), total);
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
  // Runs after the form shows the stored files and its button is enabled again, because a disabled button's value is not sent.
  useEffect(() => {
    if (ready) input.current?.form?.requestSubmit(ready.submitter);
  }, [ready, input]);
}

/** Moves focus to the file input if it was on the button of a removed row. */
export function useFocusAfterRemoval(input: RefObject<HTMLInputElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) input.current?.focus();
    before.current = count;
  }, [count, input]);
}
