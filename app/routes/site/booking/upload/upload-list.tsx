import type { UploadedFile } from "~/browser/send-file";
import { toPercent } from "~/files/describe-progress";
import { fileTag, formatFileSize } from "~/files/rules";
import { SendState } from "~/files/send-state";
import type { NotAddedFile } from "~/forms/refusals/file";
import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import { Button } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import { FileAction } from "./plain-upload-field";
import type { QueuedFile, UploadQueue } from "./use-upload-queue";

interface UploadListProps {
  uploads: Pick<UploadQueue, "queue" | "stored" | "remove">;
  refusedBefore: NotAddedFile[];
}

/** All files of the field with their state: stored, queued, and refused by earlier posts. */
export function UploadList({ uploads: { queue, stored, remove }, refusedBefore }: UploadListProps) {
  if (stored.length + queue.length + refusedBefore.length === 0) return null;
  return (
    <div>
      <p role="status" className="mb-2.5 text-small text-muted">
        {summarize(stored.length, queue, refusedBefore.length)}
      </p>
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
  );
}

function summarize(uploaded: number, queue: QueuedFile[], refusedBefore: number): string {
  const describe = (state: QueuedFile["state"], message: (count: number) => string, others = 0) => {
    const count = queue.filter((item) => item.state === state).length + others;
    return count > 0 ? [message(count)] : [];
  };
  return [
    uploadText.countUploaded(uploaded, uploaded + queue.length + refusedBefore),
    ...describe("sending", uploadText.countInProgress),
    ...describe("waiting", uploadText.countWaiting),
    ...describe("refused", uploadText.countRefused, refusedBefore),
  ].join(" ");
}

function StoredRow({ file: { id, name, byteSize } }: { file: UploadedFile }) {
  return (
    <FileRow
      name={name}
      size={formatFileSize(byteSize)}
      tag={fileTag(name)}
      state={<span className="font-semibold text-success">{uploadText.uploaded}</span>}
      action={<FileAction intent={`remove:${id}`} name={name} />}
    />
  );
}

function QueuedRow({
  item: { file, state, progress, message },
  onRemove,
}: {
  item: QueuedFile;
  onRemove: () => void;
}) {
  return (
    <FileRow
      name={file.name}
      size={formatFileSize(file.size)}
      tag={fileTag(file.name)}
      state={
        state === "sending" ? (
          <SendState progress={progress} size={file.size} />
        ) : state === "waiting" ? (
          uploadText.waiting
        ) : undefined
      }
      progress={state === "sending" ? toPercent(progress, file.size) : undefined}
      error={message}
      action={
        <Button
          variant="quiet"
          size="sm"
          type="button"
          onClick={onRemove}
          aria-label={
            state === "sending" ? uploadText.cancelFile(file.name) : uploadText.removeFile(file.name)
          }
        >
          {state === "sending" ? uploadText.cancel : uploadText.remove}
        </Button>
      }
    />
  );
}

/** A file of an earlier post that was not added. */
function RefusedRow({ file: { name, message } }: { file: NotAddedFile }) {
  return (
    <FileRow
      name={name || uploadText.nameless}
      size={text.notAdded}
      tag={fileTag(name)}
      error={message}
      action={<FileAction intent={`dismiss:${name}`} name={name} />}
    />
  );
}
