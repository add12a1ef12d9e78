import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import { isDue, lease, untilDue } from "~/db/leases.server";
import { mails } from "~/db/schema.server";

/** A worker may send the mail while it renews its lease. */
export type ClaimedMail = typeof mails.$inferSelect & { leasedBy: string; facts: MailFacts };

/** Mails about one booking are sent to each recipient in the order of the queue, except for links on request. */
export const isFirstOfThread = sql`(mails.booking_id is null or mails.lane = 'link' or not exists (
  select 1 from mails older
  where older.booking_id = mails.booking_id and older.to_address = mails.to_address
    and older.state in ('waiting', 'held') and older.lane is distinct from 'link'
    and (older.created_at, older.id) < (mails.created_at, mails.id)))`;

/**
 * Claims waiting mails for a worker. Skips rows that another worker is claiming. If a process ends, its mails can be claimed again after
 * their lease.
 */
export function claimMails(limit: number, worker: string): Promise<ClaimedMail[]> {
  return claim(worker, limit, sql`not exists (select 1 from mail_stops)`, sql`next_attempt_at`);
}

/** Claims the due mail with the fewest attempts, as the probe of a stopped queue. */
export async function claimProbe(worker: string): Promise<ClaimedMail | undefined> {
  const [mail] = await claim(worker, 1, sql`true`, sql`attempts, next_attempt_at`);
  return mail;
}

/** Facts that decide whether and how a mail is sent. They may change at any time. */
interface MailFacts {
  /** Whether the lease has ended, so another worker may be sending the mail. */
  isLost: boolean;
  isExpired: boolean;
  voidReason: string | null;
  /** The first sent mail about the same booking to the same recipient; null without one. */
  firstId: string | null;
  /** The time of the read, in milliseconds of `performance.now()`. */
  readAt: number;
}

const isExpired = sql<boolean>`coalesce(expires_at <= now(), false)`;
const firstId = sql<string | null>`(select first.id from mails first
  where first.booking_id = mails.booking_id and first.to_address = mails.to_address and first.id <> mails.id
    and first.state in ('sent', 'probably-delivered')
  order by first.created_at, first.id limit 1)`;

async function claim(worker: string, limit: number, isAllowed: SQL, order: SQL): Promise<ClaimedMail[]> {
  const readAt = performance.now();
  const claimed = await db()
    .update(mails)
    .set(lease(mails, worker))
    .where(
      sql`${mails.id} = any(array(
        select id from mails
        where ${isDue} and ${isFirstOfThread} and ${isAllowed}
        order by ${order}, created_at, id
        limit ${limit}::int
        for update skip locked
      ))`,
    )
    .returning({ ...getTableColumns(mails), isExpired, firstId });
  return claimed.map(({ isExpired, firstId, ...mail }) => ({
    ...mail,
    leasedBy: worker,
    facts: { isLost: false, isExpired, voidReason: mail.voidReason, firstId, readAt },
  }));
}

/** Reads the facts of a mail again if its claim is no longer fresh. */
export async function recheckMail({ id, leasedBy }: ClaimedMail): Promise<Omit<MailFacts, "readAt">> {
  const isLost = sql<boolean>`(state = 'waiting' and leased_by = ${leasedBy}::uuid and leased_until > now()) is not true`;
  const [found] = await db()
    .select({ isLost, isExpired, voidReason: mails.voidReason, firstId })
    .from(mails)
    .where(eq(mails.id, id));
  return found ?? { isLost: true, isExpired: false, voidReason: null, firstId: null };
}

/** Returns the milliseconds until the next mail is due; null without a waiting mail. */
export async function untilNextMail(): Promise<number | null> {
  const [next] = await rows<{ wait: number | null }>(
    db(),
    sql`select ${untilDue} as wait
      from mails where state = 'waiting' and ${isFirstOfThread}`,
  );
  return next?.wait ?? null;
}
