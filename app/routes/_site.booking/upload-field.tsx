import { useEffect, useRef } from "react";
import { mostRefusedFiles, type RefusedFile } from "~/booking/form/refused-files";
import { acceptAttribute, cleanFileName } from "~/files/rules";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { describedBy, Field } from "~/ui/field";
import { FileList } from "~/ui/file-list";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { uploadHint, uploadLabel } from "./plain-upload-field";
import type { UploadedFile } from "./send-file";
import { QueuedRow, RefusedRow, StoredRow } from "./upload-rows";
import { useFileDrop } from "./use-file-drop";
import { useFilesChosenEarly, useFocusAfterRemoval, useHeldSubmit } from "./use-upload-form";
import { type QueuedFile, useUploadQueue } from "./use-upload-queue";

const hint = `Images, PDF, office documents, CAD and BIM, point clouds and video. ${uploadHint}`;

interface UploadFieldProps {
  uploaded: UploadedFile[];
  /** Files of earlier posts that were not added. */
  refused: RefusedFile[];
  /** Gets the messages to show in the error summary, before the step is left without these files. */
  onRefusals: (messages: string[]) => void;
}

/**
 * Files are chosen or dropped first, then sent by Upload. With script each goes by itself, with its percentage;
 * without, all go with the form. Next takes along what was chosen but not sent: nothing is lost.
 */
export function UploadField({ uploaded, refused, onRefusals }: UploadFieldProps) {
  const isHydrated = useIsHydrated();
  const uploads = useUploadQueue(uploaded);
  const { queue, stored, dismissed, add, remove, sendAll } = uploads;
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isDropTarget = useFileDrop(frame, add);
  const isSending = queue.some(({ state }) => state === "sending");
  const addChosen = () => {
    if (!input.current?.files?.length) return;
    add(input.current.files);
    input.current.value = "";
  };
  useFilesChosenEarly(addChosen);
  useHeldSubmit(input, uploads);

  const refusedHere = queue.filter(({ state }) => state === "refused");
  const refusedNames = refusedHere.map(({ file }) => cleanFileName(file.name));
  // A removed file that was chosen and refused again is not settled.
  const dismissedNames = dismissed.filter((name) => !refusedNames.includes(name));
  const settledHere = new Set([
    ...dismissed,
    ...refusedNames,
    ...stored.filter(({ id }) => !uploaded.some((file) => file.id === id)).map(({ name }) => name),
  ]);
  const refusedBefore = refused.filter(({ name }) => !settledHere.has(name));
  const rows = stored.length + refusedBefore.length + queue.length;
  useFocusAfterRemoval(input, rows);
  useReport(onRefusals, refusedHere);

  return (
    <section aria-labelledby="files-label" className="grid gap-5">
      <div
        ref={frame}
        className={classNames(
          "grid gap-3.5 rounded-control border p-5 transition-colors duration-(--duration-fast)",
          isDropTarget
            ? "border-fill bg-soft outline-2 outline-fill"
            : "border-dashed border-line-strong bg-raised",
        )}
      >
        <Field id="files" label={<span id="files-label">{uploadLabel}</span>} hint={hint}>
          <div className="flex flex-wrap items-center gap-3">
            <input
              ref={input}
              id="files"
              type="file"
              multiple
              accept={acceptAttribute}
              // With script the queue sends them: without a name the form does not send them again.
              name={isHydrated ? undefined : "files"}
              onChange={addChosen}
              aria-describedby={describedBy("files", { hint })}
              className="w-[22rem] max-w-full"
            />
            {isHydrated ? (
              <Button
                type="button"
                size="sm"
                onClick={() => void sendAll()}
                isLoading={isSending}
                disabled={queue.length === 0}
              >
                Upload
              </Button>
            ) : (
              <Button size="sm" type="submit" name="intent" value="upload" formNoValidate>
                Upload
              </Button>
            )}
          </div>
          {/* Its line is kept free before script runs, so that nothing moves. */}
          <p
            className={classNames("text-small text-muted pointer-coarse:hidden", !isHydrated && "invisible")}
          >
            {isDropTarget ? "Drop the files to add them." : "Or drop files here."}
          </p>
        </Field>
      </div>
      {rows > 0 && (
        <div>
          {stored.length + queue.length > 0 && (
            <p role="status" className="mb-2.5 text-small text-muted">
              {summarize(stored.length, queue)}
            </p>
          )}
          <FileList>
            {stored.map((file) => (
              <StoredRow key={file.id} file={file} />
            ))}
            {queue.map((item) => (
              <QueuedRow key={item.key} item={item} onRemove={() => remove(item.key)} />
            ))}
            {refusedBefore.map((file) => (
              <RefusedRow key={file.name} file={file} />
            ))}
          </FileList>
        </div>
      )}
      {/* What the browser refused or the visitor removed here, the server learns with the next post. */}
      {refusedHere.slice(-mostRefusedFiles).map(({ key, file }) => (
        <input key={key} type="hidden" name="refused" value={`${file.size} ${file.name}`} />
      ))}
      {dismissedNames.slice(-mostRefusedFiles).map((name) => (
        <input key={name} type="hidden" name="dismissed" value={name} />
      ))}
    </section>
  );
}

/** Hands the messages that were named on over to the error summary, again when one is removed. */
function useReport(onRefusals: (messages: string[]) => void, refusedHere: QueuedFile[]) {
  const named = refusedHere
    .flatMap(({ isNamed, message }) => (isNamed && message ? [message] : []))
    .join("\n");
  useEffect(() => onRefusals(named === "" ? [] : named.split("\n")), [onRefusals, named]);
}

function summarize(uploaded: number, queue: QueuedFile[]): string {
  const count = (state: QueuedFile["state"]) => queue.filter((item) => item.state === state).length;
  const total = uploaded + queue.length;
  const parts = [
    `${uploaded} of ${total} ${total === 1 ? "file" : "files"} uploaded`,
    ...(
      [
        ["sending", "in progress"],
        ["waiting", "waiting"],
        ["refused", "not accepted"],
      ] as const
    ).flatMap(([state, words]) => (count(state) > 0 ? [`${count(state)} ${words}`] : [])),
  ];
  return `${parts.join(", ")}.`;
}
