import { and, desc, eq, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mails, type MailState } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { isNext } from "./claim-mails.server";

export type Mail = typeof mails.$inferSelect;

const pageSize = 50;

/** Where a page begins: after the mail with this time and id. */
interface MailCursor {
  createdAt: Date;
  id: string;
}

/** Parses a cursor, as `toMailCursor` writes it; undefined for anything else. */
export function readMailCursor(text: string | null): MailCursor | undefined {
  const [milliseconds = "", id = ""] = (text ?? "").slice(0, 60).split("_");
  return /^\d{1,14}$/.test(milliseconds) && isUuid(id)
    ? { createdAt: new Date(Number(milliseconds)), id }
    : undefined;
}

function toMailCursor({ createdAt, id }: MailCursor): string {
  return `${createdAt.getTime()}_${id}`;
}

const listColumns = {
  id: mails.id,
  subject: mails.subject,
  toAddress: mails.toAddress,
  state: mails.state,
  createdAt: mails.createdAt,
};

/** Returns a page of the mails in a state, or of all, newest first, and the cursor of the next page if there is one. */
export async function listMails(state: MailState | undefined, after: MailCursor | undefined) {
  const found = await db()
    .select(listColumns)
    .from(mails)
    .where(
      and(
        state && eq(mails.state, state),
        after &&
          sql`(${mails.createdAt}, ${mails.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return { mails: page, next: last && toMailCursor(last) };
}

/** Returns the mail with this id; null if there is none. */
export async function findMail(id: string | undefined): Promise<Mail | null> {
  if (!isUuid(id)) return null;
  const [mail] = await db().select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

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
