import { randomUUID } from "node:crypto";
import { and, asc, eq, exists, gt, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, publicTours } from "~/db/schema.server";
import { findLinkToken, toLinkHash, toLinkToken } from "~/lib/link-token.server";
import { maxPublicTours } from "./public-tour";

const isLivePublicTour = and(
  isNull(publicTours.endedAt),
  or(isNull(publicTours.expiresAt), gt(publicTours.expiresAt, sql`now()`)),
);

const opensTour = and(
  isLivePublicTour,
  isNull(bookings.erasedAt),
  notInArray(bookings.stage, ["declined", "canceled"]),
);

/** Retention does not remove a booking with a working public link. */
export function hasWorkingPublicTour() {
  return exists(
    db()
      .select({ id: publicTours.id })
      .from(publicTours)
      .where(and(eq(publicTours.bookingId, bookings.id), opensTour)),
  );
}

/** Returns a booking's public links that have not ended, the oldest first. The token is null if its secret is no longer configured. */
export async function findPublicTours(bookingId: string) {
  const rows = await rowsOf(db(), bookingId);
  return rows.map(({ id, title, expiresAt, tokenHash }) => ({
    id,
    title,
    expiresAt,
    token: findLinkToken("tour", [id], tokenHash),
  }));
}

function rowsOf(database: Database, bookingId: string) {
  return database
    .select()
    .from(publicTours)
    .where(and(eq(publicTours.bookingId, bookingId), isLivePublicTour))
    .orderBy(asc(publicTours.createdAt), asc(publicTours.id))
    .limit(maxPublicTours);
}

/**
 * Creates a link through which anyone can see a booking's tour, and nothing else of the booking. Retention keeps the booking while the link
 * works.
 *
 * @returns null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function createPublicTour(
  bookingId: string | undefined,
  { formId, title, days }: { formId: string; title: string; days?: number | undefined },
  session: Session,
) {
  return changeAsStaff({ bookingId, session, formId }, { title, days }, async (change) => {
    const { transaction, booking } = change;
    if ((await rowsOf(transaction, booking.id)).length >= maxPublicTours)
      return { result: "too-many-links" } as const;
    const id = randomUUID();
    await transaction.insert(publicTours).values({
      id,
      bookingId: booking.id,
      tokenHash: toLinkHash(toLinkToken("tour", [id])),
      title,
      expiresAt: days === undefined ? null : sql`now() + make_interval(days => ${days}::int)`,
    });
    await recordInHistory(change, "public-tour-made", { name: title });
    return { result: "done" } as const;
  });
}

/**
 * Ends a public link. Does nothing if it has already ended.
 *
 * @returns null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function endPublicTour(
  bookingId: string | undefined,
  { formId, tour }: { formId: string; tour: string },
  session: Session,
) {
  return changeAsStaff({ bookingId, session, formId }, { endTour: tour }, async (change) => {
    const [ended] = await change.transaction
      .update(publicTours)
      .set({ endedAt: sql`now()` })
      .where(and(eq(publicTours.id, tour), eq(publicTours.bookingId, change.booking.id), isLivePublicTour))
      .returning({ title: publicTours.title });
    if (ended) await recordInHistory(change, "public-tour-ended", { name: ended.title });
    return { result: "done" } as const;
  });
}

/**
 * Returns the booking of a public link, or null if the link is invalid. An invalid link counts against the client's address, like every
 * secret link.
 *
 * @param address the client's
 * @throws {TooManyAttemptsError} after too many invalid links from this address
 */
export async function openPublicTour(token: string | undefined, address: string) {
  const { bookingId, title } = publicTours;
  const [found] = await db()
    .select({ bookingId, title })
    .from(publicTours)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(and(eq(publicTours.tokenHash, toLinkHash(token)), opensTour));
  if (!found) await consumeAddressAttempt(clientLimits.wrongPageLinks, address);
  return found ?? null;
}
