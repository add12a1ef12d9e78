/** The header that says after how many seconds a retry makes sense; none without a number. */
export function retryAfter(seconds: number | null | undefined): Record<string, string> {
  return seconds === undefined || seconds === null ? {} : { "Retry-After": String(seconds) };
}
