/**
 * The one range of bytes that a request asks for; null for the whole file, also where the header makes
 * no sense, asks for several ranges, or is about an earlier version (RFC 9110, 13.1.5 and 14.2).
 */
export function requestedRange(
  request: Request,
  etag: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  if (request.method !== "GET") return null;
  const version = request.headers.get("If-Range");
  if (version !== null && version.trim() !== etag) return null;

  const [, first, last] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(request.headers.get("Range") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  // Without a first byte the number counts from the end, and may reach before the beginning.
  if (first === "") return last && Number(last) > 0 ? clamp(size - Number(last), size - 1) : "unsatisfiable";
  if (last !== "" && Number(last) < Number(first)) return null;
  return Number(first) < size ? clamp(Number(first), last === "" ? size - 1 : Number(last)) : "unsatisfiable";

  function clamp(start: number, end: number) {
    return { start: Math.max(0, start), end: Math.min(end, size - 1) };
  }
}
