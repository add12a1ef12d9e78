import { stringify } from "csv-stringify/sync";

/** What stands in a cell of an exported table. */
export type Cell = string | number;

/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = "\ufeff";

/** Rows as RFC 4180 has them, with CRLF; every text is quoted, and none is a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const safeRows = rows.map((row) =>
    row.map((cell) => (typeof cell === "string" ? toPlainText(cell) : cell)),
  );
  return stringify(safeRows, { record_delimiter: "windows", quoted_string: true });
}

/** White space, what is invisible, quotation marks and the separators: whatever a reader may skip before a formula. */
const gaps = /^[\s\p{C}\p{Z}"'＂＇;|]*|[\s\p{C}\p{Z}"'＂＇;|]+/gu;
/** What some reader of the file ends a cell at: other list separators, tabs, line ends. */
const separator = /[;|\p{Cc}\p{Zl}\p{Zp}]/u;

/** A sign where a cell could begin, or characters that need a closer look: most texts have neither, and are done. */
const suspicious = /(?:^|[ "';|])[=+\-@]|[^\x20-\x7e]/;

/**
 * Text that no spreadsheet evaluates: where it begins like a formula, or has one behind what a reader with
 * another list separator ends a cell at, an apostrophe goes in front, which spreadsheets read as "this is text".
 * A formula in a cell could send what the visitors wrote anywhere. A comma needs none: readers that end a cell
 * there find every text in quotation marks.
 */
export function toPlainText(text: string): string {
  if (!suspicious.test(text)) return text;
  const guarded = text.replace(gaps, (gap, position: number) => {
    if (!isFormulaSign(text.codePointAt(position + gap.length))) return gap;
    // The apostrophe goes next to the sign: quotation marks behind it would still open a cell.
    if (separator.test(gap)) return `${gap}'`;
    return position === 0 ? `'${gap}` : gap;
  });
  return /^[\t\r\n]/.test(text) ? `'${guarded}` : guarded;
}

/** Wide, small and raised forms of the signs are read like the plain ones. */
function isFormulaSign(codePoint: number | undefined): boolean {
  return codePoint !== undefined && /^[=+\-@]/.test(String.fromCodePoint(codePoint).normalize("NFKC"));
}
