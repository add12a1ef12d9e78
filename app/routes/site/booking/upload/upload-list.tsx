import type { RefusedFile } from "~/booking/form/refused-files";
import * as text from "~/messages/uploads";
import { FileList } from "~/ui/file-list";
import { QueuedRow, RefusedRow, StoredRow } from "./upload-rows";
import type { QueuedFile, UploadQueue } from "./use-upload-queue";

interface UploadListProps {
  uploads: Pick<UploadQueue, "queue" | "stored" | "remove">;
  refusedBefore: RefusedFile[];
}

/** All files of the field with their state: stored, queued, and refused by earlier posts. */
export function UploadList({ uploads: { queue, stored, remove }, refusedBefore }: UploadListProps) {
  const count = stored.length + queue.length;
  if (count + refusedBefore.length === 0) return null;
  return (
    <div>
      {count > 0 && (
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
  );
}

function summarize(uploaded: number, queue: QueuedFile[]): string {
  const describe = (state: QueuedFile["state"], message: (count: number) => string) => {
    const count = queue.filter((item) => item.state === state).length;
    return count > 0 ? [message(count)] : [];
  };
  return [
    text.countUploaded(uploaded, uploaded + queue.length),
    ...describe("sending", text.countInProgress),
    ...describe("waiting", text.countWaiting),
    ...describe("refused", text.countRefused),
  ].join(" ");
}
