import { and, desc, eq, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mails, type MailState } from "~/db/schema.server";
import { isPast } from "~/db/sql-parts.server";
import type { CursorPosition } from "~/lib/to-page";
import { isUuid } from "~/lib/uuid";
import { isFirstOfThread } from "./claim-mails.server";

export type Mail = typeof mails.$inferSelect;

const listColumns = {
  id: mails.id,
  kind: mails.kind,
  subject: mails.subject,
  toAddress: mails.toAddress,
  state: mails.state,
  bookingId: mails.bookingId,
  attempts: mails.attempts,
  response: mails.response,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
};

/** Omits the content, which may be long. */
export type ListedMail = Pick<Mail, keyof typeof listColumns>;

/** Returns up to `limit` mails of a state, or of all states, newest first, after an optional position. */
export function listMails(
  { state }: { state?: MailState | undefined },
  limit: number,
  after: CursorPosition | undefined,
): Promise<ListedMail[]> {
  return db()
    .select(listColumns)
    .from(mails)
    .where(and(state && eq(mails.state, state), isPast(mails, after)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

export async function findMail(id: string | undefined): Promise<Mail | null> {
  if (!isUuid(id)) return null;
  const [mail] = await db().select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

/** The state of a waiting mail: a worker holds it, the queue is stopped, an earlier mail blocks it, it is due, or it is due later. */
export type MailWait = { kind: "sending" | "stopped" | "blocked" | "due" } | { kind: "later"; at: Date };

type MailWaitRow = {
  isLeased: boolean;
  isStopped: boolean;
  isNext: boolean;
  nextAttemptAt: number;
  isLater: boolean;
};

/** Returns null for an unknown mail. */
export async function findWait(id: string, database: Database = db()): Promise<MailWait | null> {
  const [found] = await rows<MailWaitRow>(
    database,
    sql`select coalesce(leased_until > now(), false) as "isLeased", exists(select 1 from mail_stops) as "isStopped",
        ${isFirstOfThread} as "isNext", next_attempt_at > now() as "isLater",
        extract(epoch from next_attempt_at)::float8 * 1000 as "nextAttemptAt"
      from mails where id = ${id}::uuid`,
  );
  if (!found) return null;
  if (found.isLeased) return { kind: "sending" };
  if (!found.isNext) return { kind: "blocked" };
  if (found.isLater) return { kind: "later", at: new Date(found.nextAttemptAt) };
  return { kind: found.isStopped ? "stopped" : "due" };
}
