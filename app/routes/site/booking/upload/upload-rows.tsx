import type { RefusedFile } from "~/booking/form/refused-files";
import { fileTag, formatFileSize } from "~/files/rules";
import * as text from "~/messages/booking";
import { notAdded } from "~/messages/booking-review";
import * as uploadText from "~/messages/uploads";
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
      state={<span className="font-semibold text-success">{uploadText.uploaded}</span>}
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
      state={
        state === "sending"
          ? uploadText.percent(progress)
          : state === "waiting"
            ? uploadText.waiting
            : undefined
      }
      progress={state === "sending" ? progress : undefined}
      error={message}
      action={
        <Button
          variant="quiet"
          size="sm"
          type="button"
          onClick={onRemove}
          aria-label={state === "sending" ? uploadText.cancelFile(file.name) : text.removeFile(file.name)}
        >
          {state === "sending" ? uploadText.cancel : text.remove}
        </Button>
      }
    />
  );
}

/** A file of an earlier post that was not added. */
export function RefusedRow({ file: { name, message } }: { file: RefusedFile }) {
  return (
    <FileRow
      name={name || uploadText.nameless}
      size={notAdded}
      tag={fileTag(name)}
      error={message}
      action={<FileAction intent={`dismiss:${name}`} name={name} />}
    />
  );
}
