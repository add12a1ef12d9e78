import { pipeline } from "node:stream/promises";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { identifier } from "~/db/sql-parts.server";
import { joinChunks } from "./copy-text";
import {
  columnList,
  keyColumns,
  type TableShape,
  textSettings,
  type TransferClient,
} from "./transfer-client.server";

/** How `pg_stat_activity` names the connections of a transfer. */
const transferName = "datum3d-transfer";

/** Opens a connection without a limit on the time of a statement: a large table takes minutes. */
export function openTransferConnection(url: string): Sql {
  return postgres(url, {
    max: 1,
    connect_timeout: 10,
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => undefined,
    connection: {
      application_name: transferName,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      // Milliseconds to wait for a start that is migrating, or for the end of an interrupted transfer.
      lock_timeout: 120_000,
    },
  });
}

/** Transfers tables inside of a transaction. */
export async function createPostgresTransfer(transaction: TransactionSql): Promise<TransferClient> {
  for (const setting of textSettings) await transaction.unsafe(setting.replace("set ", "set local "));
  return {
    engine: "postgresql",
    query: async <Row>(statement: string) => [...(await transaction.unsafe(statement))] as Row[],
    copyOut: (table) => joinChunks(copyOut(transaction, table)),
    copyIn: async (table, rows) => {
      const statement = `copy ${identifier(table.name)} (${columnList(table)}) from stdin`;
      await pipeline(rows, await transaction.unsafe(statement).writable());
    },
  };
}

async function* copyOut(transaction: TransactionSql, table: TableShape): AsyncGenerator<Buffer> {
  const order = keyColumns(table).join(", ");
  const select = `select ${columnList(table)} from ${identifier(table.name)} order by ${order}`;
  const rows = await transaction.unsafe(`copy (${select}) to stdout`).readable();
  for await (const row of rows) yield row as Buffer;
  // postgres.js pauses its socket while the reader is behind. A stream that has ended asks for no more, so the socket would stay paused
  // and the end of the query would never be read.
  rows._read(0);
}
