/** Parses CSV strictly by RFC 4180, more strictly than spreadsheets do. Throws on anything else. */
export function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  const table: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`No cell at ${start}: ${text.slice(start, start + 40)}`);
    const [, quoted, plain = "", end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    table.push(row);
    row = [];
  }
  return table;
}

/**
 * Parses a table like a spreadsheet with another list separator: a cell that begins with a quotation mark ends at the next single one, and
 * includes all text up to the separator. Never throws.
 */
export function parseCsvLeniently(text: string, separator: ";" | "\t" | "|"): string[][] {
  const table: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    const [, quoted = ""] = /^"((?:[^"]|"")*)"?/.exec(text.slice(position)) ?? [];
    if (text[position] === '"') position = Math.min(text.length, position + quoted.length + 2);
    const plain = text.slice(position).search(new RegExp(`[${separator}\r\n]`));
    const end = plain < 0 ? text.length : position + plain;
    row.push(quoted.replaceAll('""', '"') + text.slice(position, end));
    if (text[end] !== separator) {
      table.push(row);
      row = [];
    }
    position = end + 1;
  }
  return table;
}
