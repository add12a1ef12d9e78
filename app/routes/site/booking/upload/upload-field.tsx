import { useEffect, useRef } from "react";
import { maxRefusedFiles, type RefusedFile } from "~/booking/form/refused-files";
import { FileChooser } from "./file-chooser";
import { groupRefusals } from "./group-refusals";
import type { UploadedFile } from "./send-file";
import { UploadList } from "./upload-list";
import { useFocusAfterRemoval, useHeldSubmit } from "./use-upload-form";
import { type QueuedFile, useUploadQueue } from "./use-upload-queue";

interface UploadFieldProps {
  uploaded: UploadedFile[];
  /** Files of earlier posts that were not added. */
  refused: RefusedFile[];
  /** Receives the messages for the error summary before the visitor leaves the step without these files. */
  onRefusals: (messages: string[]) => void;
}

/**
 * Renders the upload field. Files are chosen or dropped, then sent by Upload: one at a time and with a percentage with
 * script, together with the form without. Next sends files that were chosen but not uploaded, so none is lost.
 */
export function UploadField({ uploaded, refused, onRefusals }: UploadFieldProps) {
  const uploads = useUploadQueue(uploaded);
  const { queue, stored } = uploads;
  const input = useRef<HTMLInputElement>(null);
  const { refusedHere, refusedBefore, dismissedNames } = groupRefusals(uploads, uploaded, refused);
  useHeldSubmit(input, uploads);
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
