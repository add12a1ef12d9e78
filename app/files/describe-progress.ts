import { formatFileSize } from "~/files/rules";
import * as text from "~/messages/uploads";

export interface SendProgress {
  /** Bytes. */
  sent: number;
  /** Bytes per second, over the last seconds; 0 while unknown. */
  speed: number;
  /** Whether the browser is offline. The upload continues automatically. */
  isOffline: boolean;
}

/** Describes the sent part of a file and, when the speed is known, the speed and the remaining time. */
export function describeProgress({ sent, speed }: SendProgress, size: number): string {
  const [sentSize, wholeSize] = [formatFileSize(sent), formatFileSize(size)];
  if (speed === 0) return text.sentOf(sentSize, wholeSize);
  return text.progress(sentSize, wholeSize, formatFileSize(speed), formatLeft((size - sent) / speed));
}

export function toPercent({ sent }: SendProgress, size: number): number {
  return size > 0 ? Math.floor((sent / size) * 100) : 0;
}

function formatLeft(seconds: number): string {
  if (seconds < 90) return text.secondsLeft(Math.ceil(seconds));
  if (seconds < 90 * 60) return text.minutesLeft(Math.round(seconds / 60));
  return text.hoursLeft(Math.round(seconds / 3600));
}
