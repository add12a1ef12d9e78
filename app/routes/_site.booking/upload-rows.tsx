import type { RefusedFile } from "~/booking/form/refused-files";
import { fileTag, formatFileSize } from "~/files/rules";
import { Button } from "~/ui/button";
import { FileRow } from "~/ui/file-list";
import { FileAction } from "./file-action";
import type { UploadedFile } from "./send-file";
import type { QueuedFile } from "./use-upload-queue";

/** A stored file. */
export function StoredRow({ file: { id, name, byteSize } }: { file: UploadedFile }) {
  return (
    <FileRow
      name={name}
      size={formatFileSize(byteSize)}
      tag={fileTag(name)}
      state={<span className="font-semibold text-success">Uploaded</span>}
      action={<FileAction intent={`remove:${id}`} name={name} />}
    />
  );
}

/** A file that was chosen in this page and is not stored yet. */
export function QueuedRow({
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
      state={state === "sending" ? `${progress}%` : state === "waiting" ? "Waiting" : undefined}
      progress={state === "sending" ? progress : undefined}
      error={message}
      action={
        <Button variant="quiet" size="sm" type="button" onClick={onRemove}>
          {state === "sending" ? "Cancel" : "Remove"}
          <span className="sr-only"> {file.name}</span>
        </Button>
      }
    />
  );
}

/** A file of an earlier post that was not added. */
export function RefusedRow({ file: { name, message } }: { file: RefusedFile }) {
  return (
    <FileRow
      name={name || "A file without a name"}
      size="Not added"
      tag={fileTag(name)}
      error={message}
      action={<FileAction intent={`dismiss:${name}`} name={name} />}
    />
  );
}
