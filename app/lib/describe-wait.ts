/** Formats a wait in seconds, rounded up: `a minute`, `12 minutes`, `24 hours`. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "a minute";
  return minutes <= 60 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
