import { type RefObject, useEffect, useRef } from "react";
import type { UploadQueue } from "./use-upload-queue";

/** Adds what was chosen before script ran to the queue. */
export function useFilesChosenEarly(addChosen: () => void) {
  const add = useRef(addChosen);
  useEffect(() => add.current(), []);
}

/**
 * Holds a submit back until the files that wait are stored; one that fails keeps the visitor here. A step that is
 * about to be left with refused files is held once, so that their messages are read; the next submit goes on.
 */
export function useHeldSubmit(
  input: RefObject<HTMLInputElement>,
  { hasUnsent, sendAll, nameRefused }: Pick<UploadQueue, "hasUnsent" | "sendAll" | "nameRefused">,
) {
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
      void sendAll().then((areAllStored) => {
        const isHeld = isLeaving && nameRefused();
        if (areAllStored && !isHeld) form.requestSubmit(submitter);
      });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  });
}

/** A removed row takes its button along, and with it the focus: that goes back to where files are chosen. */
export function useFocusAfterRemoval(input: RefObject<HTMLInputElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) input.current?.focus();
    before.current = count;
  }, [count, input]);
}
