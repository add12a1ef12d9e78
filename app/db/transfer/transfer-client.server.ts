import { identifier } from "~/db/sql-parts.server";

/** A table as `COPY` reads and writes it: without generated columns. */
export interface TableShape {
  name: string;
  columns: string[];
  /** The columns of the primary key with their types. */
  key: { name: string; type: string }[];
}

/** One session of a database, of either engine, that transfers whole tables in the text format of PostgreSQL's `COPY`. */
export interface TransferClient {
  engine: "embedded" | "postgresql";
  /** Runs one statement without parameters. */
  query<Row = unknown>(statement: string): Promise<Row[]>;
  /** Reads the rows in the order of the primary key, the same on both engines, with bounded memory. */
  copyOut(table: TableShape): AsyncIterable<Buffer>;
  /** Appends rows. A chunk may end inside of a row. */
  copyIn(table: TableShape, rows: AsyncIterable<Buffer>): Promise<void>;
}

/** Statements that make both engines write values as the same text. */
export const textSettings = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  "set extra_float_digits = 1",
];

export function columnList({ columns }: TableShape): string {
  return columns.map(identifier).join(", ");
}

/** Text is compared by bytes: the locale of two servers may sort it differently. */
export function keyColumns({ key }: TableShape): string[] {
  return key.map(({ name, type }) => identifier(name) + (isText(type) ? ' collate "C"' : ""));
}

function isText(type: string): boolean {
  return /^(text|character|bpchar|varchar)/.test(type);
}
