import { formatFileSize } from "~/files/rules";
import * as text from "~/messages/uploads";

/** How far a file is that is being sent. */
export interface SendProgress {
  /** Bytes. */
  sent: number;
  /** Bytes a second, over the last seconds; 0 while it is unknown. */
  speed: number;
  /** Whether the browser has no line. It continues by itself. */
  isOffline: boolean;
}

/** Says how far a file is, how fast, and how long it takes. */
export function describeProgress({ sent, speed }: SendProgress, size: number): string {
  const left = speed > 0 ? formatLeft((size - sent) / speed) : "…";
  return text.progress(formatFileSize(sent), formatFileSize(size), formatFileSize(speed), left);
}

export function toPercent({ sent }: SendProgress, size: number): number {
  return size > 0 ? Math.floor((sent / size) * 100) : 0;
}

function formatLeft(seconds: number): string {
  if (seconds < 90) return text.secondsLeft(Math.ceil(seconds));
  if (seconds < 90 * 60) return text.minutesLeft(Math.round(seconds / 60));
  return text.hoursLeft(Math.round(seconds / 3600));
}
