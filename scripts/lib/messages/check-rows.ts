import { findForeign, markup } from "~/messages/compare-catalogs";
import type { Locale } from "~/messages/languages";
import type { SheetRow } from "./sheet";

/** What the rows of a spreadsheet change: the new text of each key, or why a row is refused. */
export interface CheckedRows {
  texts: Map<string, string>;
  refused: string[];
}

/** Compares the filled rows of a spreadsheet with the texts of today. Rows without a new translation change nothing. */
export function checkRows(
  rows: readonly SheetRow[],
  current: readonly SheetRow[],
  locale: Locale,
): CheckedRows {
  const known = new Map(current.map((row) => [row.key, row]));
  const texts = new Map<string, string>();
  const refused: string[] = [];
  for (const row of rows) {
    if (row.translation.trim() === "") continue;
    const now = known.get(row.key);
    const edges = now === undefined || now.state === "missing" ? row.english : now.present;
    const text = withFixedSpaces(withEdgesOf(edges, row.translation), locale);
    const faults = texts.has(row.key) ? ["is there twice"] : findFaults(row, text, now, locale);
    refused.push(...faults.map((fault) => `${row.key} ${fault}`));
    texts.set(row.key, text);
  }
  return { texts, refused };
}

function findFaults(row: SheetRow, text: string, now: SheetRow | undefined, locale: Locale): string[] {
  if (!now) return ["is no text that is translated"];
  if (row.english !== now.english) return ["was exported before its English text changed"];
  if (row.present !== now.present) return ["was exported before its translation changed"];
  const faults: string[] = [];
  // A translation may choose other values than English, as one that is in place does.
  const needed = markup(now.english).join(" ");
  const given = markup(text).join(" ");
  if (given !== needed && (now.present === "" || given !== markup(now.present).join(" ")))
    faults.push(`needs ${needed || "no tags or placeholders"}, and has ${given || "none"}`);
  if (!text.includes("\n") !== !now.english.includes("\n")) faults.push("has other line breaks than English");
  if (now.comment.includes("Plural form") && now.english.includes("#") && !text.includes("#"))
    faults.push("needs # for the number");
  if (findForeign(locale, [text]).length > 0)
    faults.push("has something that the language never writes (see languages in app/messages/README.md)");
  return faults;
}

/** Gives a text the spaces around another one, which nobody sees in a spreadsheet. */
function withEdgesOf(other: string, text: string): string {
  const [start] = /^\s*/.exec(other) ?? [""];
  const [end] = /\s*$/.exec(other) ?? [""];
  return start + text.trim() + end;
}

/** Replaces the spaces that a French text must not break at, which no keyboard types. */
function withFixedSpaces(text: string, locale: Locale): string {
  if (!locale.startsWith("fr")) return text;
  const fixed = text.replaceAll(/ (?=:(?:\s|$)|»)|(?<=«) /g, "\u00a0");
  return locale === "fr-BE" ? fixed.replaceAll(/ (?=[?!;])/g, "\u202f") : fixed;
}
