/** Whether the header If-None-Match matches `etag`: the response is then 304. */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || withoutWeakMark(tag) === withoutWeakMark(etag));
}
