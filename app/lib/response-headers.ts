/** The headers of every file download: not cached, not transformed, and never rendered as a page of this site. */
export const downloadHeaders = {
  // Compression would change the bytes under an ETag, and hide how fast the client reads.
  "Cache-Control": "private, no-store, no-transform",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Whether If-None-Match matches `etag`, so the response is 304. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || withoutWeakMark(tag) === withoutWeakMark(etag));
}

/** Returns a Retry-After header with the seconds until a retry can succeed; no header without a number. */
export function retryAfter(seconds: number | null | undefined): Record<string, string> {
  return seconds === undefined || seconds === null ? {} : { "Retry-After": String(seconds) };
}

/** Whether an Accept-Encoding header accepts an encoding (not `q=0`). */
export function acceptsEncoding(accepted: string | null | undefined, encoding: string): boolean {
  return (accepted ?? "")
    .split(",")
    .map((offer) => offer.split(";").map((part) => part.trim().toLowerCase()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ""));
}
