import type { bookingDrafts, RefusedFile } from "~/db/schema.server";
import { checkFile, cleanFileName } from "~/files/rules";

type KnownFiles = (typeof bookingDrafts.$inferSelect)["refusedFiles"];

export interface FileOutcome {
  refused: RefusedFile[];
  /** Files whose message is obsolete: a file of that name was added, or the visitor dismissed the message. */
  settled: string[];
}

/** Equals the maximum number of files in a booking. */
export const maxRefusedFiles = 20;

/**
 * Reads a file that the page refused, in the form `{bytes} {name}`. Determines the reason again, because the client is not trusted.
 *
 * @returns null for any other form; `refused` is null if the name and the size give no reason
 */
export function readRefusedRow(row: string): { name: string; refused: RefusedFile | null } | null {
  const [, size, name] = /^(\d{1,15}) (.+)$/s.exec(row.slice(0, 1_000)) ?? [];
  if (name === undefined) return null;
  return { name: cleanFileName(name), refused: checkFile({ name, size: Number(size) }) };
}

/** Applies a request to the known files. Keeps one entry for each name, the latest 20. */
export function mergeRefusedFiles(known: KnownFiles, { refused, settled }: FileOutcome): KnownFiles {
  const merged = new Map(known.map((file) => [file.name, file]));
  for (const name of settled) merged.delete(name);
  for (const file of refused) {
    // Moves the entry to the end.
    merged.delete(file.name);
    merged.set(file.name, file);
  }
  return [...merged.values()].slice(-maxRefusedFiles);
}

export function changesRefusedFiles(known: KnownFiles, { refused, settled }: FileOutcome): boolean {
  return refused.length > 0 || known.some(({ name }) => settled.includes(name));
}
