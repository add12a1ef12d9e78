import type { Place } from "./copc-header";
import { check, ScanError } from "./scan-error";

/** Milliseconds without any new bytes after which a request fails. */
const idleTimeout = 15_000;

export interface Part {
  bytes: Uint8Array<ArrayBuffer>;
  fileSize: number;
}

/** Reads a part of a file. Rejects with the reason of `signal` when that is aborted. */
export async function readRange(url: string, { offset, length }: Place, signal?: AbortSignal): Promise<Part> {
  const request = new AbortController();
  const abort = () => request.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  const giveUp = () => request.abort(new ScanError("network", "Nothing arrived for 15 seconds."));
  let timer = setTimeout(giveUp, idleTimeout);
  try {
    const headers = { Range: `bytes=${offset}-${offset + length - 1}` };
    const response = await fetch(url, { headers, signal: request.signal });
    check(response.ok, `The file was answered with ${response.status}.`, "network");
    check(response.status === 206 && response.body !== null, "The server sends no parts.", "ranges");
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get("Content-Range") ?? "");
    const [from, to, fileSize] = [Number(range?.[1]), Number(range?.[2]), Number(range?.[3])];
    check(from === offset && to < offset + length, "The server sends another part.", "ranges");
    const bytes = new Uint8Array(to - from + 1);
    let filled = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeout);
      check(filled + part.value.length <= bytes.length, "The part is longer than it says.", "network");
      bytes.set(part.value, filled);
      filled += part.value.length;
    }
    check(filled === bytes.length, "The part is shorter than it says.", "network");
    return { bytes, fileSize };
  } catch (error) {
    if (signal?.aborted || error instanceof ScanError) throw error;
    throw new ScanError("network", String(error));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** Reads a whole file. `onPart` is called with each part that arrives, where it begins, and the size of the file. */
export async function readFile(
  url: string,
  onStart: (fileSize: number) => Promise<void> | void,
  onPart: (part: Uint8Array, from: number) => void,
): Promise<void> {
  const request = new AbortController();
  const giveUp = () => request.abort(new ScanError("network", "Nothing arrived for 15 seconds."));
  let timer = setTimeout(giveUp, idleTimeout);
  try {
    const response = await fetch(url, { signal: request.signal });
    check(response.ok && response.body !== null, `The file was answered with ${response.status}.`, "network");
    const size = Number(response.headers.get("Content-Length"));
    check(size > 0, "The server does not say how large the file is.", "network");
    await onStart(size);
    let from = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeout);
      check(from + part.value.length <= size, "The file is longer than it says.", "network");
      onPart(part.value, from);
      from += part.value.length;
    }
    check(from === size, "The file ended early.", "network");
  } catch (error) {
    if (error instanceof ScanError) throw error;
    throw new ScanError("network", String(error));
  } finally {
    clearTimeout(timer);
  }
}
