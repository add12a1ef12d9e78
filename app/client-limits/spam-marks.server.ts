import { eq, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import { db, rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { spamMarks } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { toNetworkRange } from "~/lib/ip-address.server";

/** Days for which a mark counts against the address and the range it came from. */
const spamMarkDays = 30;
/**
 * Addresses of one range that staff found spam from, from which each address of the range has less. One of them must not limit its
 * neighbors, and a suspicion, which anybody can cause on purpose, says nothing about others.
 */
export const markedAddressesOfRange = 3;

/** What is known about where a request comes from. */
export type Standing = "clear" | "spam-from-range" | "spam-from-address";

/**
 * Records that spam came from an address. Repeating it changes nothing; an address without a range is unknown.
 *
 * @param by only marks by staff count against the address's neighbors
 */
export async function addSpamMark(
  transaction: Database,
  bookingId: string,
  address: string | null,
  by: "staff" | "suspicion",
): Promise<void> {
  const range = address === null ? null : toNetworkRange(address);
  if (address === null || range === null) return;
  const mark = { bookingId, address, range, isByStaff: by === "staff" };
  await transaction.insert(spamMarks).values(mark).onConflictDoNothing();
}

/** Forgets the mark of a booking that is no spam. */
export async function removeSpamMark(transaction: Database, bookingId: string): Promise<void> {
  await transaction.delete(spamMarks).where(eq(spamMarks.bookingId, bookingId));
}

/**
 * Returns whether spam came from an address within 30 days, or staff found some from several addresses of its range. One query of two
 * indexes: the first entry of the address, and the marks of staff in its range, however many suspicions there are.
 */
export async function standingOf(address: string): Promise<Standing> {
  const range = toNetworkRange(address);
  if (range === null) return "clear";
  const ofRange = sql`select address from spam_marks where range = ${range}
    and created_at > now() - make_interval(days => ${spamMarkDays}::int)`;
  const [marks] = await rows<{ isMarked: boolean; addresses: number }>(
    db(),
    sql`select
      exists(${ofRange} and address = ${address}) as "isMarked",
      (select count(*)::int from (
        ${ofRange} and is_by_staff group by address limit ${markedAddressesOfRange}::int
      ) marked) as "addresses"`,
  );
  if (marks?.isMarked) return "spam-from-address";
  return marks && marks.addresses >= markedAddressesOfRange ? "spam-from-range" : "clear";
}

/** Deletes the marks that no longer counted at `now`, and with them the addresses. */
export function sweepSpamMarks(now: Date): Promise<number> {
  const isOld = lt(spamMarks.createdAt, sql`${sqlTime(now)} - make_interval(days => ${spamMarkDays}::int)`);
  return deleteInBatches(spamMarks, spamMarks.bookingId, isOld, Infinity);
}
