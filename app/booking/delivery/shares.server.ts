import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { findLinkToken, toLinkHash, toLinkToken } from "~/access/link-token.server";
import type { Session } from "~/access/session";
import { changeAsStaff, changeAsVisitor } from "~/booking/change/change-booking.server";
import { type Change, recordInHistory } from "~/booking/change/record-change.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveryShares } from "~/db/schema.server";
import { maxShares, type NewShare } from "./share";

export const isLiveShare = and(isNull(deliveryShares.endedAt), gt(deliveryShares.expiresAt, sql`now()`));

export type Share = Omit<Awaited<ReturnType<typeof rowsOf>>[number], "tokenHash"> & {
  /** Null if its secret is no longer configured: the link works, but it cannot be shown. */
  token: string | null;
};

/** Returns the active links to a booking's results, the oldest first. */
export async function findShares(bookingId: string): Promise<Share[]> {
  const rows = await rowsOf(db(), bookingId);
  return rows.map(({ tokenHash, ...share }) => ({
    ...share,
    token: findLinkToken("results", [share.id], tokenHash),
  }));
}

function rowsOf(database: Database, bookingId: string) {
  const { id, label, tokenHash, createdAt, expiresAt } = deliveryShares;
  return database
    .select({ id, label, tokenHash, createdAt, expiresAt })
    .from(deliveryShares)
    .where(and(eq(deliveryShares.bookingId, bookingId), isLiveShare))
    .orderBy(asc(createdAt), asc(id))
    .limit(maxShares);
}

/** Creates a link for somebody other than the customer. It opens only the results. */
export function createShare(bookingId: string, { formId, label, days }: NewShare & { formId: string }) {
  return changeAsVisitor({ bookingId, formId }, { share: [label, days] }, async (change) => {
    const { transaction } = change;
    if ((await rowsOf(transaction, bookingId)).length >= maxShares) return { result: "full" } as const;
    const id = randomUUID();
    await transaction.insert(deliveryShares).values({
      id,
      bookingId,
      tokenHash: toLinkHash(toLinkToken("results", [id])),
      label,
      expiresAt: sql`now() + make_interval(days => ${days}::int)`,
    });
    await recordInHistory(change, "results-shared");
    return { result: "done" } as const;
  });
}

interface EndedShare {
  formId: string;
  shareId: string;
}

/**
 * Revokes a link for the customer. Does nothing if it has already ended.
 *
 * @returns `unknown-share` if the booking never had the link; null if the booking does not exist
 */
export function revokeShareAsVisitor(bookingId: string, { formId, shareId }: EndedShare) {
  return changeAsVisitor({ bookingId, formId }, { endShare: shareId }, (change) =>
    revokeShare(change, shareId),
  );
}

/**
 * Revokes a link for staff.
 *
 * @returns the same results as `revokeShareAsVisitor`
 * @throws {SessionEndedError}
 */
export function revokeShareAsStaff(
  bookingId: string | undefined,
  { formId, shareId }: EndedShare,
  session: Session,
) {
  const form = { bookingId, session, formId };
  return changeAsStaff(form, { endShare: shareId }, (change) => revokeShare(change, shareId));
}

/** Revokes the active links that match. Returns their number. */
export async function revokeShares(transaction: Database, which: SQL | undefined): Promise<number> {
  const ended = await transaction
    .update(deliveryShares)
    .set({ endedAt: sql`now()` })
    .where(and(which, isLiveShare))
    .returning({ id: deliveryShares.id });
  return ended.length;
}

async function revokeShare(change: Change, shareId: string) {
  const { transaction, booking } = change;
  const isTheirs = and(eq(deliveryShares.id, shareId), eq(deliveryShares.bookingId, booking.id));
  if ((await revokeShares(transaction, isTheirs)) > 0) await recordInHistory(change, "results-share-ended");
  else if ((await transaction.$count(deliveryShares, isTheirs)) === 0)
    return { result: "unknown-share" } as const;
  return { result: "done" } as const;
}
