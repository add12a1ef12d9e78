import DataLoader from "dataloader";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { findLinkToken, toLinkHash, toLinkToken } from "~/access/link-token.server";
import type { Session } from "~/access/session";
import { bookingSubject, recordAudit } from "~/audit/record-audit.server";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { closedLinkDays } from "~/booking/delivery/availability";
import { revokeShares, isLiveShare } from "~/booking/delivery/shares.server";
import { enqueueVisitorMail } from "~/booking/mail/visitor-mail.server";
import { type Booking, bookingColumns } from "~/booking/record/find-booking.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, deliveries, deliveryShares, privatePageLinks } from "~/db/schema.server";
import * as text from "~/messages/mails/visitor";
import { paths } from "~/paths";

const linkEnd = sql`now() - make_interval(days => ${closedLinkDays})`;

/**
 * Whether a link still opens its booking, by the rule of `pageEnd`. Part of the lookup, so an expired token costs the same single query as
 * a wrong one.
 */
export const isLinkOpen = sql`(${bookings.stage} not in ('done', 'declined', 'canceled')
  or ${bookings.stageChangedAt} > ${linkEnd}
  or exists (select 1 from ${deliveries} where ${deliveries.bookingId} = ${bookings.id}
    and ${deliveries.state} = 'published' and ${deliveries.publishedAt} > ${linkEnd}))`;

/** Inserts the private link of a new booking, in the transaction that creates the booking. */
export async function insertPrivateLink(transaction: Database, bookingId: string): Promise<void> {
  await transaction
    .insert(privatePageLinks)
    .values({ bookingId, tokenHash: toLinkHash(toToken(bookingId, 1)) });
}

/** Reads the links of several bookings with one query. Caches no link, because it may be renewed. */
const links = new DataLoader(
  async (bookingIds: readonly string[]) => {
    const found = await db()
      .select()
      .from(privatePageLinks)
      .where(inArray(privatePageLinks.bookingId, [...bookingIds]));
    return bookingIds.map((id) => found.find(({ bookingId }) => bookingId === id));
  },
  { cache: false },
);

/**
 * Returns the path of the visitor's private page. The token is derived and never stored. Corrects a missing row or a hash of another
 * secret, so the path always works.
 */
export async function privatePagePath(bookingId: string): Promise<string> {
  const link = await links.load(bookingId);
  const version = link?.version ?? 1;
  // The visitor's link may use the previous secret.
  const known = link && findLinkToken("request", [bookingId, version], link.tokenHash);
  const token = known ?? toToken(bookingId, version);
  const tokenHash = toLinkHash(token);
  // One of two concurrent callers inserts the row. No conflict target, because the table has two unique indexes.
  if (!link)
    await db().insert(privatePageLinks).values({ bookingId, tokenHash, version }).onConflictDoNothing();
  else if (link.tokenHash !== tokenHash)
    await db()
      .update(privatePageLinks)
      .set({ tokenHash })
      // A concurrent renewal takes precedence.
      .where(and(eq(privatePageLinks.bookingId, bookingId), eq(privatePageLinks.version, version)));
  return paths.privatePage(token);
}

/**
 * Returns the booking whose private page `token` opens. Null if the token is malformed, wrong, renewed or expired. Each case costs one hash
 * and one indexed query, so neither the response nor its duration distinguishes them.
 */
export async function findByToken(token: string | undefined): Promise<Booking | null> {
  const [booking] = await db()
    .select(bookingColumns)
    .from(privatePageLinks)
    .innerJoin(bookings, eq(bookings.id, privatePageLinks.bookingId))
    .where(and(eq(privatePageLinks.tokenHash, toLinkHash(token)), isNull(bookings.erasedAt), isLinkOpen));
  return booking ?? null;
}

/**
 * Replaces a booking's link. The earlier one stops working.
 *
 * @param form.mails whether the customer gets the new link by mail, in the same transaction
 * @returns null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function renewLink(
  bookingId: string | undefined,
  { formId, mails }: { formId: string; mails: boolean },
  session: Session,
) {
  return changeAsStaff({ bookingId, session, formId }, { renewLink: true }, async (change) => {
    const { transaction, booking, staff } = change;
    await replaceLink(transaction, booking.id);
    await recordInHistory(change, "link-renewed");
    const subject = bookingSubject(booking.id);
    await recordAudit(transaction, { action: "request-link-renewed", actor: staff, subject });
    if (mails) await enqueueLinkMail(transaction, booking);
    return { result: "done" } as const;
  });
}

export function enqueueLinkMail(transaction: Database, booking: Booking): Promise<void> {
  return enqueueVisitorMail(transaction, booking, () => ({ kind: "link-renewed", ...text.linkRenewed }));
}

/**
 * Replaces the link of a booking whose row is locked. Also revokes its links to results, because the holder of the earlier link may have
 * created them.
 */
export async function replaceLink(transaction: Database, bookingId: string): Promise<void> {
  const [link] = await transaction
    .select()
    .from(privatePageLinks)
    .where(eq(privatePageLinks.bookingId, bookingId));
  const version = (link?.version ?? 1) + 1;
  const renewed = { tokenHash: toLinkHash(toToken(bookingId, version)), version };
  await transaction
    .insert(privatePageLinks)
    .values({ bookingId, ...renewed })
    .onConflictDoUpdate({ target: privatePageLinks.bookingId, set: renewed });
  await revokeShares(transaction, eq(deliveryShares.bookingId, bookingId));
}

function toToken(bookingId: string, version: number): string {
  return toLinkToken("request", [bookingId, version]);
}

/**
 * Returns the booking whose private page `token` opens, or null if it is invalid. An invalid token counts against the client's address. The
 * lookup comes first, so a valid link works even if its owner's address is over the limit.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError} after too many invalid links from this address
 */
export async function openPrivatePage(token: string | undefined, address: string): Promise<Booking | null> {
  const booking = await findByToken(token);
  if (!booking) await consumeAddressAttempt(clientLimits.wrongPageLinks, address);
  return booking;
}

interface SharedResults {
  booking: Booking;
  share: { id: string; expiresAt: Date };
}

/**
 * Returns the booking and share of a link to results. Null if the link is invalid, or the page of the request no longer opens. An invalid
 * link counts against the client's address, like every secret link.
 *
 * @param address the client's address
 * @throws {TooManyAttemptsError} after too many invalid links from this address
 */
export async function openShare(token: string | undefined, address: string): Promise<SharedResults | null> {
  const { id, expiresAt } = deliveryShares;
  const [found] = await db()
    .select({ booking: bookingColumns, share: { id, expiresAt } })
    .from(deliveryShares)
    .innerJoin(bookings, eq(bookings.id, deliveryShares.bookingId))
    .where(
      and(
        eq(deliveryShares.tokenHash, toLinkHash(token)),
        isLiveShare,
        isNull(bookings.erasedAt),
        isLinkOpen,
      ),
    );
  if (!found) await consumeAddressAttempt(clientLimits.wrongPageLinks, address);
  return found ?? null;
}
