import { checkFile, cleanFileName } from "~/files/rules";

/** A file that the visitor chose but that was not added to the booking. */
export interface RefusedFile {
  /** As on the visitor's device. */
  name: string;
  /** The reason, in a sentence that names the file. */
  message: string;
}

export interface FileOutcome {
  refused: RefusedFile[];
  /** Names whose message is obsolete: a file of that name was added, or the visitor dismissed the message. */
  settled: string[];
}

/** Refused files that a draft keeps: as many as a booking can have files. */
export const maxRefusedFiles = 20;

/**
 * Reads a file that the page refused, in the form `{bytes} {name}`. The reason is determined anew: one from the client is not trusted.
 *
 * @returns null for anything else; the message is null if the name and the size do not tell why
 */
export function readRefusedRow(row: string): { name: string; message: string | null } | null {
  const [, size, name] = /^(\d{1,15}) (.+)$/s.exec(row.slice(0, 1_000)) ?? [];
  if (name === undefined) return null;
  return { name: cleanFileName(name), message: checkFile({ name, size: Number(size) }) };
}

/** Maximum length of a stored name and message, in characters. */
const limits = { name: 200, message: 600 };

/** Applies a request to the known files: one entry per name, the latest 20, with names and messages cut. */
export function mergeRefusedFiles(known: RefusedFile[], { refused, settled }: FileOutcome): RefusedFile[] {
  const cut = refused.map(({ name, message }) => ({
    name: name.slice(0, limits.name),
    message: message.slice(0, limits.message),
  }));
  const merged = new Map(known.map((file) => [file.name, file]));
  for (const name of settled) merged.delete(name.slice(0, limits.name));
  for (const file of cut) {
    // Deleted first, so that the entry moves to the end.
    merged.delete(file.name);
    merged.set(file.name, file);
  }
  return [...merged.values()].slice(-maxRefusedFiles);
}

export function changesRefusedFiles(known: RefusedFile[], { refused, settled }: FileOutcome): boolean {
  return refused.length > 0 || known.some(({ name }) => settled.includes(name));
}
