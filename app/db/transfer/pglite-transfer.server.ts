import type { PGlite } from "@electric-sql/pglite";
import { identifier, literal } from "~/db/sql-parts.server";
import { joinChunks, parseCopyLine, wholeLines } from "./copy-text";
import {
  columnList,
  keyColumns,
  type TableShape,
  textSettings,
  type TransferClient,
} from "./transfer-client.server";

/** PGlite returns the result of one `COPY` as a whole: a page of this many rows bounds the memory. */
const pageRows = 2_000;
/** Bytes per `COPY ... FROM`. */
const loadBytes = 1024 * 1024;

/** Transfers tables of an embedded database that this process has opened. */
export async function createPgliteTransfer(client: PGlite): Promise<TransferClient> {
  for (const setting of textSettings) await client.exec(setting);
  return {
    engine: "embedded",
    query: async <Row>(statement: string) => (await client.query<Row>(statement)).rows,
    copyOut: (table) => copyOut(client, table),
    copyIn: async (table, rows) => {
      const statement = `copy ${identifier(table.name)} (${columnList(table)}) from '/dev/blob'`;
      for await (const lines of joinChunks(wholeLines(rows), loadBytes))
        await client.query(statement, [], { blob: new Blob([new Uint8Array(lines)]) });
    },
  };
}

async function* copyOut(client: PGlite, table: TableShape): AsyncGenerator<Buffer> {
  const order = keyColumns(table).join(", ");
  const select = `select ${columnList(table)} from ${identifier(table.name)}`;
  let after = "";
  for (;;) {
    const page = `${select} ${after} order by ${order} limit ${pageRows}`;
    const { blob, affectedRows } = await client.query(`copy (${page}) to '/dev/blob'`);
    if (blob && blob.size > 0) {
      const lines = Buffer.from(await blob.arrayBuffer());
      yield lines;
      after = `where (${order}) > (${lastKey(table, lines)})`;
    }
    if ((affectedRows ?? 0) < pageRows) return;
  }
}

/** Returns the primary key of the last line, as SQL. */
function lastKey({ columns, key }: TableShape, lines: Buffer): string {
  const start = lines.lastIndexOf(10, lines.length - 2) + 1;
  const values = parseCopyLine(lines.subarray(start, lines.length - 1).toString("utf8"));
  return key.map(({ name, type }) => `${literal(values[columns.indexOf(name)] ?? "")}::${type}`).join(", ");
}
