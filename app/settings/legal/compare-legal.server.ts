import { diffLines } from "diff";

/** A run of lines of two versions of a text. */
export interface LegalChange {
  kind: "same" | "added" | "removed";
  lines: string[];
}

/** Milliseconds after which two texts are too different to compare: the longest ones take a tenth of it. */
const timeout = 1_000;

/** Compares two versions of a legal text line by line. Returns null where they are too different to compare in time. */
export function compareLegal(before: string, after: string): LegalChange[] | null {
  const changes = diffLines(`${before}\n`, `${after}\n`, { timeout });
  if (!changes) return null;
  return changes
    .map(({ added, removed, value }) => ({
      kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
      lines: value.split("\n").filter((line) => line.trim() !== ""),
    }))
    .filter(({ lines }) => lines.length > 0);
}
