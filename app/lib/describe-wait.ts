import { waitHours, waitMinutes } from "~/messages/ui";

/** Formats a wait in seconds, rounded up: `a minute`, `12 minutes`, `24 hours`. */
export function describeWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 60 ? waitMinutes(minutes) : waitHours(Math.ceil(minutes / 60));
}
