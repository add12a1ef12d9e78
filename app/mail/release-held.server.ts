import { eq, inArray, sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type MailLane, mails } from "~/db/schema.server";
import {
  chooseReleases,
  type HeldMail,
  lanes,
  perMailbox,
  perMailboxOfSender,
  perSender,
  type LimitUsage,
} from "./mail-limits";
import { lockLimits } from "./mail-limits.server";
import { admitted } from "./outbox.server";

const batchSize = 200;
/**
 * Senders with at most this many mails a day rank equally. A visitor needs three: the link to a draft, the confirmation, and the link to
 * the request.
 */
const equalTurns = 3;

/** Releases the held mails that their limits allow. Processes take turns, and release each mail once. Returns the number of mails. */
export async function releaseHeldMails(): Promise<number> {
  const [heldMail] = await db().select({ id: mails.id }).from(mails).where(eq(mails.state, "held")).limit(1);
  if (!heldMail) return 0;
  return db().transaction(async (transaction) => {
    await transaction.execute(lockLimits);
    const used = await readLanes(transaction);
    const candidates: HeldMail[] = [];
    for (const lane of lanes)
      candidates.push(...(await readCandidates(transaction, lane, used.get(lane)?.used ?? 0)));
    const rested = lanes.filter((lane) => used.get(lane)?.isRested ?? true);
    const ids = chooseReleases(candidates, rested);
    if (ids.length === 0) return 0;
    const isStillHeld = sql`${mails.id} = any(array(
      select id from mails where ${inArray(mails.id, ids)} and state = 'held' order by id for update skip locked))`;
    const released = await transaction
      .update(mails)
      .set(admitted)
      .where(isStillHeld)
      .returning({ id: mails.id });
    return released.length;
  });
}

async function readLanes(transaction: Database) {
  const found = await rows<{ lane: MailLane; used: number; isRested: boolean }>(
    transaction,
    sql`select lane, count(*)::int as used, max(admitted_at) <= now() - interval '1 minute' as "isRested"
      from mails where admitted_at > now() - interval '1 day' group by lane`,
  );
  return new Map(found.map((each) => [each.lane, each]));
}

/**
 * Returns held mails of a lane in a fair order: the senders with the fewest mails today come first. Among equals, the oldest come first if
 * the lane's number of mails today is even, otherwise the newest. So when thousands of senders flood a lane, a new mail need not wait for
 * all of theirs.
 */
async function readCandidates(transaction: Database, lane: MailLane, laneUsed: number): Promise<HeldMail[]> {
  const found = await rows<Omit<HeldMail, "lane" | "used"> & Omit<LimitUsage, "lane">>(
    transaction,
    sql`with admitted as materialized (
        select limit_key, sender_key, range_key, admitted_at > now() - interval '1 hour' as is_recent
        from mails where admitted_at > now() - interval '1 day'
      ), held as (
        select id, limit_key, sender_key, range_key, created_at,
          row_number() over (partition by sender_key order by created_at, id) as turn
        from mails where state = 'held' and lane = ${lane}
      ), counted as (
        select held.*, coalesce(own.used, 0)::int as "mailboxOfSender", coalesce(mailboxes.used, 0)::int as mailbox,
          coalesce(senders.used, 0)::int as sender, coalesce(ranges.used, 0)::int as range
        from held
        left join (select limit_key, sender_key, count(*) as used from admitted where is_recent group by 1, 2) own
          using (limit_key, sender_key)
        left join (select limit_key, count(*) as used from admitted where is_recent group by 1) mailboxes using (limit_key)
        left join (select sender_key, count(*) as used from admitted group by 1) senders using (sender_key)
        left join (select range_key, count(*) as used from admitted group by 1) ranges using (range_key)
      )
      select id, limit_key as "mailboxKey", sender_key as "senderKey", coalesce(range_key, '') as "rangeKey",
        "mailboxOfSender", mailbox, sender, range
      from counted
      where turn <= ${perSender}::int and mailbox < ${perMailbox}::int and "mailboxOfSender" < ${perMailboxOfSender}::int
      order by greatest(sender + turn, ${equalTurns}::int),
        case when ${laneUsed % 2 === 0} then created_at end,
        created_at desc, id
      limit ${batchSize}::int`,
  );
  return found.map(({ mailboxOfSender, mailbox, sender, range, ...mail }) => ({
    ...mail,
    lane,
    used: { mailboxOfSender, mailbox, sender, range, lane: laneUsed },
  }));
}
