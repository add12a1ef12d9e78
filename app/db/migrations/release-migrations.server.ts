import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { sha256 } from "~/lib/sha256.server";

export interface Migration {
  /** The file name without its extension, such as `0024_calendar-reads`. Names sort in the order of the migrations. */
  name: string;
  /** SHA-256 of the SQL in hex, as drizzle-kit computes it. */
  hash: string;
  /** The time in the journal, in milliseconds. */
  createdAt: number;
  sql: string;
}

const folder = path.resolve("drizzle");
const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The last migration from before releases checked the schema. Older migrations have no `-- requires` line. */
const firstChecked = "0024_calendar-reads";

/** Returns the migrations of this release, oldest first. */
export function releaseMigrations(): Migration[] {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(path.join(folder, "meta/_journal.json"), "utf8")),
  );
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(path.join(folder, `${tag}.sql`), "utf8");
    return { name: tag, hash: hashOf(sql), createdAt: when, sql };
  });
}

export function hashOf(sql: string): string {
  return sha256(sql);
}

export function statementsOf({ sql }: Pick<Migration, "sql">): string[] {
  return sql.split("--> statement-breakpoint").map((statement) => statement.trim());
}

const concurrent = /^((?:--.*\n)*\s*(?:create\s+(?:unique\s+)?|drop\s+)index\s+)concurrently\b/i;

/** Whether every statement builds or drops an index concurrently, which PostgreSQL allows only outside of a transaction. */
export function isConcurrent(migration: Pick<Migration, "sql">): boolean {
  return statementsOf(migration).every((statement) => concurrent.test(statement));
}

export function withoutConcurrently(statement: string): string {
  return statement.replace(concurrent, "$1");
}

/**
 * Returns the oldest migration that a release must have to run on the schema after these migrations. A migration that removes something
 * that earlier releases use contains the line `-- requires: 0031_name`.
 */
export function oldestCompatible(migrations: readonly { sql: string | null }[]): string {
  const named = migrations.flatMap(({ sql }) => /^-- requires: (\S+)$/m.exec(sql ?? "")?.[1] ?? []);
  return [firstChecked, ...named].sort().at(-1) ?? firstChecked;
}
