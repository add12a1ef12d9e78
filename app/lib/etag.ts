/** Whether If-None-Match matches `etag`: the response is then 304. */
export function isNotModified(request: Request, etag: string): boolean {
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = request.headers.get("If-None-Match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim() === "*" || withoutWeakMark(tag) === withoutWeakMark(etag));
}
