import type { UploadedFile } from "~/browser/send-file";
import { fileTag, formatFileSize } from "~/files/rules";
import * as text from "~/messages/booking";
import * as uploadText from "~/messages/uploads";
import type { NotAddedFile } from "~/refusals/file";
import { FileList, FileRow } from "~/ui/file-list";
import { QueuedRow } from "~/upload-field/queued-row";
import type { QueuedFile, UploadQueue } from "~/upload-field/use-upload-queue";
import { FileAction } from "./file-action";

interface UploadListProps {
  uploads: Pick<UploadQueue, "queue" | "stored" | "remove">;
  refusedBefore: NotAddedFile[];
}

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
