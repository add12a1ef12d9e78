/** Reads a table as RFC 4180 has it; throws where the text is none. Written for tests: no spreadsheet is as strict. */
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
