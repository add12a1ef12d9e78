/** A file that the visitor chose and that was not added to the booking. */
export interface RefusedFile {
  /** As the visitor knows it. */
  name: string;
  /** Why, in a sentence that names the file. */
  message: string;
}

/** What a request changes about the files that were not added. */
export interface FileOutcome {
  refused: RefusedFile[];
  /** Names that need no message any more: a file of that name was added, or the visitor dismissed the message. */
  settled: string[];
}

/** The most refused files that a draft remembers: as many as a booking can have files. */
export const maxRefusedFiles = 20;

/** Characters of a name and of a message that are kept. */
const limits = { name: 200, message: 600 };

/** `known` after a request: one entry for each name, the latest 20, cut to bounded lengths. */
export function mergeRefusedFiles(known: RefusedFile[], { refused, settled }: FileOutcome): RefusedFile[] {
  const cut = refused.map(({ name, message }) => ({
    name: name.slice(0, limits.name),
    message: message.slice(0, limits.message),
  }));
  const merged = new Map(known.map((file) => [file.name, file]));
  for (const name of settled) merged.delete(name.slice(0, limits.name));
  for (const file of cut) {
    // Deleted first, so that it moves to the end.
    merged.delete(file.name);
    merged.set(file.name, file);
  }
  return [...merged.values()].slice(-maxRefusedFiles);
}

/** Whether a request changes anything about the files that were not added. */
export function changesRefusedFiles(known: RefusedFile[], { refused, settled }: FileOutcome): boolean {
  return refused.length > 0 || known.some(({ name }) => settled.includes(name));
}
