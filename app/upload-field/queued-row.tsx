import { toPercent } from "~/files/describe-progress";
import { fileTag, formatFileSize } from "~/files/rules";
import { SendState } from "~/files/send-state";
import * as text from "~/messages/uploads";
import { Button } from "~/ui/button";
import { FileRow } from "~/ui/file-list";
import type { QueuedFile } from "./use-upload-queue";

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
        state === "sending" ? (
          <SendState progress={progress} size={file.size} />
        ) : state === "waiting" ? (
          text.waiting
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
          aria-label={state === "sending" ? text.cancelFile(file.name) : text.removeFile(file.name)}
        >
          {state === "sending" ? text.cancel : text.remove}
        </Button>
      }
    />
  );
}
