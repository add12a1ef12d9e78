import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { isNext } from "./claim-mails.server";

/** What a waiting mail waits for: a worker that has it in hand, the mail server, an earlier mail, its next attempt, or nothing. */
export type Wait = { kind: "sending" | "stopped" | "blocked" | "due" } | { kind: "later"; at: Date };

type Row = {
  isLeased: boolean;
  isStopped: boolean;
  isNext: boolean;
  nextAttemptAt: number;
  isLater: boolean;
};

/** Returns what a mail waits for; null if there is no such mail. */
export async function findWait(id: string, database: Database = db()): Promise<Wait | null> {
  const [found] = await rows<Row>(
    database,
    sql`select coalesce(leased_until > now(), false) as "isLeased", exists(select 1 from mail_stops) as "isStopped",
        ${isNext} as "isNext", next_attempt_at > now() as "isLater",
        extract(epoch from next_attempt_at)::float8 * 1000 as "nextAttemptAt"
      from mails where id = ${id}::uuid`,
  );
  if (!found) return null;
  if (found.isLeased) return { kind: "sending" };
  if (!found.isNext) return { kind: "blocked" };
  if (found.isLater) return { kind: "later", at: new Date(found.nextAttemptAt) };
  return { kind: found.isStopped ? "stopped" : "due" };
}
