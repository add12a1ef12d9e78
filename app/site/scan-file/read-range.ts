import type { FileRange } from "./copc-header";
import { maxFileBytes } from "./protocol";
import { check, ScanError } from "./scan-error";

/** Milliseconds without new bytes after which a request fails. */
const idleTimeout = 15_000;

export interface FileSlice {
  bytes: Uint8Array<ArrayBuffer>;
  fileSize: number;
}

/**
 * Requests a file and passes its bytes on while they arrive.
 *
 * @param onResponse checks the response, and returns the function that receives the bytes
 */
export async function readBytes(
  url: string,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal | undefined },
  onResponse: (response: Response) => (bytes: Uint8Array) => void,
): Promise<void> {
  const request = new AbortController();
  const abort = () => request.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  const giveUp = () => request.abort(new Error("Nothing arrived for 15 seconds."));
  let timer = setTimeout(giveUp, idleTimeout);
  try {
    const response = await fetch(url, { ...(headers && { headers }), signal: request.signal });
    const take = onResponse(response);
    if (!response.body) throw new Error("The response has no content.");
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeout);
      take(part.value);
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

export async function readRange(
  url: string,
  { offset, length }: FileRange,
  signal?: AbortSignal,
): Promise<FileSlice> {
  const headers = { Range: `bytes=${offset}-${offset + length - 1}` };
  let bytes = new Uint8Array(0);
  let [filled, fileSize] = [0, 0];
  await readBytes(url, { headers, signal }, (response) => {
    check(response.ok, `The file was answered with ${response.status}.`, "network");
    check(response.status === 206, "The server sends no parts.", "ranges");
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get("Content-Range") ?? "");
    const [from, to] = [Number(range?.[1]), Number(range?.[2])];
    check(from === offset && to < offset + length, "The server sends another part.", "ranges");
    fileSize = Number(range?.[3]);
    bytes = new Uint8Array(to - from + 1);
    return (part) => {
      check(filled + part.length <= bytes.length, "The part is longer than it says.", "network");
      bytes.set(part, filled);
      filled += part.length;
    };
  }).catch(failForNetwork);
  check(filled === bytes.length, "The part is shorter than it says.", "network");
  return { bytes, fileSize };
}

/** Reads a whole file. Calls `onPart` with each part, the part's offset, and the file size. */
export async function readFile(
  url: string,
  onPart: (part: Uint8Array, from: number, fileSize: number) => void,
): Promise<void> {
  let [from, size] = [0, 0];
  await readBytes(url, {}, (response) => {
    check(response.ok, `The file was answered with ${response.status}.`, "network");
    size = Number(response.headers.get("Content-Length"));
    check(size > 0, "The server does not say how large the file is.", "network");
    check(size <= maxFileBytes, `The file has ${size} bytes.`, "large");
    return (part) => {
      check(from + part.length <= size, "The file is longer than it says.", "network");
      onPart(part, from, size);
      from += part.length;
    };
  }).catch(failForNetwork);
  check(from === size, "The file ended early.", "network");
}

function failForNetwork(error: unknown): never {
  throw error instanceof ScanError ? error : new ScanError("network", String(error));
}
