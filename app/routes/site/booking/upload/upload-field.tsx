import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { maxRefusedFiles } from "~/booking/form/refused-files";
import type { UploadedFile } from "~/browser/send-file";
import { cleanFileName } from "~/files/rules";
import type { NotAddedFile } from "~/forms/refusals/file";
import * as text from "~/messages/uploads";
import { paths } from "~/paths";
import { FileChooser } from "./file-chooser";
import { UploadList } from "./upload-list";
import { removeStoredFile } from "./uploaded-file";
import { type QueuedFile, type UploadQueue, useUploadQueue } from "./use-upload-queue";

interface UploadFieldProps {
  uploaded: UploadedFile[];
  /** Files of earlier posts that were not added. */
  refused: NotAddedFile[];
  /** Receives the messages for the error summary before the visitor leaves the step without these files. */
  onRefusals: (messages: string[]) => void;
  /** Receives the button whose press waits for the files, and how far they are; null once it does not. */
  onHeld: (held: HeldPress | null) => void;
}

/** A press of a button of the form that waits until the files are stored. */
export interface HeldPress {
  intent: string;
  /** The file that is being sent, of how many. */
  label: string;
}

/**
 * Renders the upload field. Files are chosen or dropped, then sent by Upload: one at a time and with a percentage with
 * script, together with the form without. Next sends files that were chosen but not uploaded, so none is lost.
 */
export function UploadField({ uploaded, refused, onRefusals, onHeld }: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploadQueue({
    loaded: uploaded,
    to: paths.bookingUpload(),
    notSent: text.notSent,
    removeStored: async (id) => (input.current?.form ? removeStoredFile(input.current.form, id) : false),
  });
  const { queue, stored } = uploads;
  const { refusedHere, refusedBefore, dismissedNames } = groupRefusals(uploads, uploaded, refused);
  useHeldSubmit(input, uploads, onHeld);
  useFocusAfterRemoval(input, stored.length + refusedBefore.length + queue.length);
  useReport(onRefusals, refusedHere);

  return (
    <section aria-labelledby="files-label" className="grid gap-5">
      <FileChooser input={input} uploads={uploads} />
      <UploadList uploads={uploads} refusedBefore={refusedBefore} />
      {/* The next post reports to the server what this page refused or the visitor dismissed. */}
      {refusedHere.slice(-maxRefusedFiles).map(({ key, file }) => (
        <input key={key} type="hidden" name="refused" value={`${file.size} ${file.name}`} />
      ))}
      {dismissedNames.slice(-maxRefusedFiles).map((name) => (
        <input key={name} type="hidden" name="dismissed" value={name} />
      ))}
    </section>
  );
}

/** Reports the messages to show in the error summary, again whenever one is removed. */
function useReport(onRefusals: (messages: string[]) => void, refusedHere: QueuedFile[]) {
  const messages = refusedHere
    .flatMap(({ isNamed, message }) => (isNamed && message ? [message] : []))
    .join("\n");
  useEffect(() => onRefusals(messages === "" ? [] : messages.split("\n")), [onRefusals, messages]);
}

/**
 * Groups the files that are not in the booking.
 *
 * @param uploaded the stored files that the page was loaded with
 * @param refused files that earlier posts did not add
 * @returns `refusedHere`: refused since the page was loaded; `refusedBefore`: those of `refused` whose message still
 *   applies; `dismissedNames`: names of files whose message the visitor dismissed since
 */
function groupRefusals(
  { queue, stored, dismissed }: Pick<UploadQueue, "queue" | "stored" | "dismissed">,
  uploaded: UploadedFile[],
  refused: NotAddedFile[],
) {
  const refusedHere = queue.filter(({ state }) => state === "refused");
  const refusedNames = refusedHere.map(({ file }) => cleanFileName(file.name));
  const settledNames = new Set([
    ...dismissed,
    ...refusedNames,
    ...stored.filter(({ id }) => !uploaded.some((file) => file.id === id)).map(({ name }) => name),
  ]);
  return {
    refusedHere,
    refusedBefore: refused.filter(({ name }) => !settledNames.has(name)),
    // A file that was dismissed, then chosen and refused again, has a message again.
    dismissedNames: dismissed.filter((name) => !refusedNames.includes(name)),
  };
}

/**
 * Delays a submit until the waiting files are stored, and cancels it if one still waits. Cancels the first submit that leaves
 * the step with refused files, so that the visitor reads their messages; the next one proceeds.
 */
function useHeldSubmit(
  input: RefObject<HTMLInputElement>,
  { hasUnsent, sendAll, nameRefused, queue, stored }: UploadQueue,
  onHeld: UploadFieldProps["onHeld"],
) {
  const [intent, setIntent] = useState<string | null>(null);
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
        // A button that loads is disabled, and would not be sent.
        flushSync(() => {
          setIntent(null);
          onHeld(null);
        });
        const isHeld = isLeaving && nameRefused();
        if (!hasUnsent() && !isHeld) form.requestSubmit(submitter);
      });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  });
}

/** Moves focus to the file input if it was on the button of a row that has been removed. */
function useFocusAfterRemoval(input: RefObject<HTMLInputElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) input.current?.focus();
    before.current = count;
  }, [count, input]);
}
