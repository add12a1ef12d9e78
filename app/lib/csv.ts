import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number;

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = "\ufeff";

/** Serializes rows as CSV (RFC 4180) with CRLF. Quotes every text, and escapes texts that a spreadsheet would evaluate as formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const safeRows = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? escapeFormulas(cell) : cell)),
  );
  return stringify(safeRows, { record_delimiter: "windows", quoted_string: true });
}

/** Characters that a spreadsheet may skip before a formula: white space, invisible characters, quotation marks, separators. */
const ignoredPrefixes = /^[\s\p{C}\p{Z}"'＂＇;|]*|[\s\p{C}\p{Z}"'＂＇;|]+/gu;
/** Characters that end a cell in some spreadsheet: other list separators, tabs, line breaks. */
const separator = /[;|\p{Cc}\p{Zl}\p{Zp}]/u;

/** A formula sign at a possible start of a cell, or any character outside ASCII. Most texts have neither. */
const suspicious = /(?:^|[ "';|])[=+\-@]|[^\x20-\x7e]/;

/**
 * Escapes a text that a spreadsheet could evaluate: a formula could send the visitors' answers anywhere. An apostrophe, which marks a cell
 * as text, precedes a formula sign at the start of the text or after a character that ends a cell in a spreadsheet with another list
 * separator. A comma needs none, because a spreadsheet that splits at commas respects the quotation marks around every text.
 */
export function escapeFormulas(text: string): string {
  if (!suspicious.test(text)) return text;
  const escaped = text.replace(ignoredPrefixes, (gap, position: number) => {
    if (!isFormulaSign(text.codePointAt(position + gap.length))) return gap;
    // The apostrophe is next to the sign, because a quotation mark after it would still open a cell.
    if (separator.test(gap)) return `${gap}'`;
    return position === 0 ? `'${gap}` : gap;
  });
  return /^[\t\r\n]/.test(text) ? `'${escaped}` : escaped;
}

/** Spreadsheets treat fullwidth, small and superscript forms of the signs like the ASCII ones. */
function isFormulaSign(codePoint: number | undefined): boolean {
  return codePoint !== undefined && /^[=+\-@]/.test(String.fromCodePoint(codePoint).normalize("NFKC"));
}

export interface CsvChunk {
  csv: string;
  /** Records in this chunk, without the header row. */
  count: number;
}
