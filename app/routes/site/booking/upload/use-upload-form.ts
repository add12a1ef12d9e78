import { type RefObject, useEffect, useRef } from "react";
import type { UploadQueue } from "./use-upload-queue";

/** Adds files that were chosen before hydration to the queue. */
export function useFilesChosenEarly(
  input: RefObject<HTMLInputElement>,
  addChosen: (input: HTMLInputElement) => void,
) {
  const add = useRef(addChosen);
  useEffect(() => {
    if (input.current) add.current(input.current);
  }, [input]);
}

/**
 * Delays a submit until the waiting files are stored, and cancels it if one fails. Cancels the first submit that leaves
 * the step with refused files, so that the visitor reads their messages; the next one proceeds.
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

/** Moves focus to the file input if it was on the button of a row that has been removed. */
export function useFocusAfterRemoval(input: RefObject<HTMLInputElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) input.current?.focus();
    before.current = count;
  }, [count, input]);
}
