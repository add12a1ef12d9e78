import { useEffect, useRef } from "react";
import { maxRefusedFiles } from "~/booking/form/refused-files";
import type { UploadedFile } from "~/browser/send-file";
import { maxFilesPerBooking } from "~/files/limits";
import { cleanFileName } from "~/files/rules";
import * as bookingText from "~/messages/booking";
import * as text from "~/messages/uploads";
import { paths } from "~/paths";
import type { NotAddedFile } from "~/refusals/file";
import { draftDays } from "~/settings/kept-days";
import { Button } from "~/ui/button";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { FileChooser } from "~/upload-field/file-chooser";
import { type HeldPress, useFocusAfterRemoval, useHeldSubmit } from "~/upload-field/use-held-submit";
import { type QueuedFile, type UploadQueue, useUploadQueue } from "~/upload-field/use-upload-queue";
import { UploadList } from "./upload-list";
import { removeStoredFile } from "./uploaded-file";

interface UploadFieldProps {
  uploaded: UploadedFile[];
  refused: NotAddedFile[];
  /** Receives the messages for the error summary, before the visitor leaves the step without these files. */
  onRefusals: (messages: string[]) => void;
  /** Receives the button whose press waits for the uploads, with their progress; null once no press waits. */
  onHeld: (held: HeldPress | null) => void;
}

/**
 * The field for files, which are chosen or dropped and then sent by Upload. With script they are sent one at a time and show a percentage;
 * without script they are sent together with the form. Next also sends chosen files, so that none is lost.
 */
export function UploadField({ uploaded, refused, onRefusals, onHeld }: UploadFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
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
      <FileChooser
        input={input}
        add={uploads.add}
        label={<span id="files-label">{bookingText.uploadLabel}</span>}
        hint={`${text.chooserHint} ${bookingText.uploadHint(maxFilesPerBooking, draftDays)}`}
      >
        {isHydrated ? (
          <Button
            type="button"
            size="sm"
            onClick={() => void uploads.sendAll()}
            isLoading={queue.some(({ state }) => state === "sending")}
            disabled={queue.length === 0}
          >
            {bookingText.upload}
          </Button>
        ) : (
          <Button size="sm" type="submit" name="intent" value="upload" formNoValidate>
            {bookingText.upload}
          </Button>
        )}
      </FileChooser>
      <UploadList uploads={uploads} refusedBefore={refusedBefore} />
      {/* The next post reports the files that this page refused, and those whose messages the visitor dismissed. */}
      {refusedHere.slice(-maxRefusedFiles).map(({ key, file }) => (
        <input key={key} type="hidden" name="refused" value={`${file.size} ${file.name}`} />
      ))}
      {dismissedNames.slice(-maxRefusedFiles).map((name) => (
        <input key={name} type="hidden" name="dismissed" value={name} />
      ))}
    </section>
  );
}

/** Reports the named messages, and again whenever one is removed. */
function useReport(onRefusals: (messages: string[]) => void, refusedHere: QueuedFile[]) {
  const messages = refusedHere
    .flatMap(({ isNamed, message }) => (isNamed && message ? [message] : []))
    .join("\n");
  useEffect(() => onRefusals(messages === "" ? [] : messages.split("\n")), [onRefusals, messages]);
}

/**
 * Groups the files that are not in the booking.
 *
 * @param uploaded the stored files of the first render
 * @param refused files that earlier posts did not add
 * @returns `refusedHere`: files refused since the page was loaded; `refusedBefore`: files of `refused` whose message still applies;
 *   `dismissedNames`: files whose message the visitor has dismissed
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
    // A dismissed file that was chosen and refused again has a message again.
    dismissedNames: dismissed.filter((name) => !refusedNames.includes(name)),
  };
}
