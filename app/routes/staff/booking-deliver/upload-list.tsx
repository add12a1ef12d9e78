import { fileTag, formatFileSize } from "~/files/rules";
import * as text from "~/messages/delivery-work";
import { Button } from "~/ui/button";
import { FileList, FileRow } from "~/ui/file-list";
import type { RunningUpload } from "./use-uploads";

/** The files that are being sent, with how far and how fast. */
export function UploadList({
  uploads,
  onStop,
}: {
  uploads: readonly RunningUpload[];
  onStop: (key: string) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <FileList>
      {uploads.map((upload) => {
        const { key, name, size, sent, state } = upload;
        return (
          <FileRow
            key={key}
            name={name}
            tag={fileTag(name)}
            size={formatFileSize(size)}
            state={<span aria-live="polite">{state === "failed" ? null : describe(upload)}</span>}
            {...(state === "sending" && { progress: Math.floor((sent / size) * 100) })}
            error={upload.error}
            action={
              <Button type="button" size="sm" variant="quiet" onClick={() => onStop(key)}>
                {text.sending.stop}
                <span className="sr-only">{text.ofItem(name)}</span>
              </Button>
            }
          />
        );
      })}
    </FileList>
  );
}

function describe({ state, isOffline, sent, size, speed }: RunningUpload): string {
  if (state === "waiting") return text.sending.waiting;
  if (isOffline) return text.sending.paused;
  const left = speed > 0 ? formatTime((size - sent) / speed) : "…";
  return text.sending.progress(formatFileSize(sent), formatFileSize(size), formatFileSize(speed), left);
}

function formatTime(seconds: number): string {
  if (seconds < 90) return text.sending.seconds(Math.ceil(seconds));
  if (seconds < 90 * 60) return text.sending.minutes(Math.round(seconds / 60));
  return text.sending.hours(Math.round(seconds / 3600));
}
