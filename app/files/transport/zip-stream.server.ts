import { addAbortSignal, type Readable } from "node:stream";
import { makeZip } from "client-zip";
import { cleanFileName } from "~/files/rules";
import { backpressureStream } from "~/lib/backpressure-stream.server";
import type { NodeConnection } from "~/lib/node-connection";
import { toPacificInput } from "~/lib/pacific-time";

/** The content is opened when its turn comes. */
export interface ZipEntry {
  /** With folders, such as `files/plan.pdf`. */
  name: string;
  /** Bytes, if known. */
  size?: number;
  /** Programs that open the ZIP show it in Pacific time. */
  lastModified: Date;
  open: () => Promise<Readable>;
}

/**
 * Returns an uncompressed ZIP as the body of a response. Its files are opened one after the other and read at the client's speed, so
 * memory does not grow with their number or size. `connection` is the response's; undefined outside of HTTP, for example in tests.
 */
export function zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  connection: NodeConnection | undefined,
): ReadableStream<Uint8Array> {
  const stopping = new AbortController();
  async function* inputs() {
    for await (const { open, ...entry } of entries) {
      const input = await open();
      // The client may have disconnected while the file was being opened.
      if (stopping.signal.aborted) return void input.destroy();
      // A ZIP has no time zones, and client-zip writes local time: this date's local time is Pacific time.
      const lastModified = new Date(toPacificInput(entry.lastModified));
      yield { ...entry, lastModified, input: addAbortSignal(stopping.signal, input) };
    }
  }
  return backpressureStream(readChunks(makeZip(inputs())), connection, () => stopping.abort());
}

/** Reads a web stream. TypeScript's DOM types do not declare web streams as async iterable. */
async function* readChunks(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/**
 * Returns clean file names for one folder, on Windows too, which rejects quotation marks. Duplicates in any letter case get a number:
 * `plan.pdf`, `plan (2).pdf`.
 */
export function toUniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const clean = cleanFileName(name).replaceAll('"', "_");
    let unique = clean;
    for (let number = 2; used.has(unique.toLowerCase()); number++) unique = addNumber(clean, number);
    used.add(unique.toLowerCase());
    return unique;
  });
}

function addNumber(name: string, number: number): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? `${name} (${number})` : `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
}
