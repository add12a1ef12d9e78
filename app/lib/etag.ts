/** Whether the caller has the version that `etag` names: the answer is then 304. */
export function isNotModified(request: Request, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  return known.some((tag) => tag.trim() === "*" || bare(tag) === bare(etag));
}
