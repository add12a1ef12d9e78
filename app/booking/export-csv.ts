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

/**
 * Text that no spreadsheet takes for a formula: what begins like one, also after white space, gets an
 * apostrophe in front, which spreadsheets read as "this is text". A formula in a cell could send what the
 * visitors wrote anywhere.
 */
export function toPlainText(text: string): string {
  // Wide and small forms of the signs are read like the plain ones.
  const read = text.slice(0, 1_000).normalize("NFKC");
  return /^[\t\r\n]|^[\s\p{C}\p{Z}"']*[=+\-@]/u.test(read) ? `'${text}` : text;
}
