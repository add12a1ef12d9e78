import { useEffect, useRef } from "react";
import { acceptAttribute, fileTag, formatFileSize, maxFilesPerDraft } from "~/files/rules";
import { Button } from "~/ui/button";
import { describedBy, Field } from "~/ui/field";
import { FileList, FileRow } from "~/ui/file-list";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { StoredFile } from "./send-file";
import { type QueuedFile, useUploadQueue } from "./use-upload-queue";

const hint = `Images, PDF, office documents, CAD and BIM, point clouds and video. Up to ${maxFilesPerDraft} files. Kept for 72 hours until you submit.`;

/**
 * Files are chosen first, then sent by Upload. With script each goes by itself, with its percentage;
 * without, all go with the form. Next takes along what was chosen but not sent: nothing is lost.
 */
export function UploadField({ uploaded, refused }: { uploaded: StoredFile[]; refused: string[] }) {
  const isHydrated = useIsHydrated();
  const { queue, stored, add, remove, sendAll, hasUnsent } = useUploadQueue(uploaded);
  const input = useRef<HTMLInputElement>(null);
  const isSending = queue.some(({ state }) => state === "sending");
  const takeChosen = () => {
    if (!input.current?.files?.length) return;
    add(input.current.files);
    input.current.value = "";
  };
  useFilesChosenEarly(takeChosen);
  useSendBeforeSubmit(input, hasUnsent, sendAll);
  useFocusAfterRemoval(input, stored.length + queue.length);

  return (
    <section aria-labelledby="files-label" className="grid gap-5">
      <div className="grid gap-3.5 rounded-control border border-dashed border-line-strong bg-raised p-5">
        <Field
          id="files"
          label={<span id="files-label">Upload Files (max 15 MB each)</span>}
          hint={hint}
          errors={refused.length > 0 ? refused : undefined}
        >
          <div className="flex flex-wrap items-center gap-3">
            <input
              ref={input}
              id="files"
              type="file"
              multiple
              accept={acceptAttribute}
              // With script the queue sends them: without a name the form does not send them again.
              name={isHydrated ? undefined : "files"}
              onChange={takeChosen}
              aria-describedby={describedBy("files", { hint, errors: refused })}
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
        </Field>
      </div>
      {(stored.length > 0 || queue.length > 0) && (
        <div>
          <p role="status" className="mb-2.5 text-small text-muted">
            {summarize(stored.length, queue)}
          </p>
          <FileList>
            {stored.map(({ id, name, byteSize }) => (
              <FileRow
                key={id}
                name={name}
                size={formatFileSize(byteSize)}
                tag={fileTag(name)}
                state={<span className="font-semibold text-success">Uploaded</span>}
                action={
                  <Button
                    variant="quiet"
                    size="sm"
                    type="submit"
                    name="intent"
                    value={`remove:${id}`}
                    formNoValidate
                  >
                    Remove<span className="sr-only"> {name}</span>
                  </Button>
                }
              />
            ))}
            {queue.map(({ key, file, state, progress, message }) => (
              <FileRow
                key={key}
                name={file.name}
                size={formatFileSize(file.size)}
                tag={fileTag(file.name)}
                state={state === "sending" ? `${progress}%` : state === "waiting" ? "Waiting" : undefined}
                progress={state === "sending" ? progress : undefined}
                error={message}
                action={
                  <Button variant="quiet" size="sm" type="button" onClick={() => remove(key)}>
                    {state === "sending" ? "Cancel" : "Remove"}
                    <span className="sr-only"> {file.name}</span>
                  </Button>
                }
              />
            ))}
          </FileList>
        </div>
      )}
    </section>
  );
}

/** Takes over what was chosen before script ran. */
function useFilesChosenEarly(takeChosen: () => void) {
  const take = useRef(takeChosen);
  useEffect(() => take.current(), []);
}

/** Holds a submit back until the files that wait are stored; one that fails keeps the visitor here. */
function useSendBeforeSubmit(
  input: React.RefObject<HTMLInputElement>,
  hasUnsent: () => boolean,
  sendAll: () => Promise<boolean>,
) {
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return;
    const hold = (event: SubmitEvent) => {
      if (!hasUnsent()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void sendAll().then((areAllStored) => {
        if (areAllStored) form.requestSubmit(event.submitter);
      });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  });
}

/** A removed row takes its button along, and with it the focus: that goes back to where files are chosen. */
function useFocusAfterRemoval(input: React.RefObject<HTMLInputElement>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) input.current?.focus();
    before.current = count;
  }, [count, input]);
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
