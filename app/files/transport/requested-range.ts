import type { ByteRange } from "~/files/file-store";

/**
 * Parses the byte range of a request (RFC 9110, sections 13.1.5 and 14.2).
 *
 * @returns null for the whole file: no range, a malformed one, several ranges, or one of an earlier version
 */
export function requestedRange(
  request: Request,
  etag: string,
  size: number,
): ByteRange | "unsatisfiable" | null {
  if (request.method !== "GET") return null;
  const version = request.headers.get("If-Range");
  if (version !== null && version.trim() !== etag) return null;

  const [, first, last] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(request.headers.get("Range") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  // A suffix range counts from the end, and may be longer than the file.
  if (first === "") return last && Number(last) > 0 ? clamp(size - Number(last), size - 1) : "unsatisfiable";
  if (last !== "" && Number(last) < Number(first)) return null;
  return Number(first) < size ? clamp(Number(first), last === "" ? size - 1 : Number(last)) : "unsatisfiable";

  function clamp(start: number, end: number) {
    return { start: Math.max(0, start), end: Math.min(end, size - 1) };
  }
}
