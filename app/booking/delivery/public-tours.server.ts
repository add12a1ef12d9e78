import { randomUUID } from "node:crypto";
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  isNull,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { findLinkToken, toLinkHash, toLinkToken } from "~/access/link-token.server";
import type { Session } from "~/access/session";
import { changeAsStaff } from "~/booking/change/change-booking.server";
import { recordInHistory } from "~/booking/change/record-change.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { bookings, publicTours } from "~/db/schema.server";
import { maxPublicTours } from "./public-tour";

/** Matches public links that nobody has ended. They may have expired. */
const isUnended = isNull(publicTours.endedAt);

const isLivePublicTour = and(
  isUnended,
  or(isNull(publicTours.expiresAt), gt(publicTours.expiresAt, sql`now()`)),
);

const opensTour = and(
  isLivePublicTour,
  isNull(bookings.erasedAt),
  notInArray(bookings.stage, ["declined", "canceled"]),
);

/** Returns the condition that a booking has a working public link. Retention does not remove such a booking. */
export function hasWorkingPublicTour() {
  return exists(
    db()
      .select({ id: publicTours.id })
      .from(publicTours)
      .where(and(eq(publicTours.bookingId, bookings.id), opensTour)),
  );
}

/** Returns the condition that a booking has a public link that expires between two times. */
export function hasPublicTourEnding(from: Date, to: Date) {
  return exists(
    db()
      .select({ id: publicTours.id })
      .from(publicTours)
      .where(
        and(eq(publicTours.bookingId, bookings.id), isUnended, between(publicTours.expiresAt, from, to)),
      ),
  );
}

/** Returns a booking's working public links, the oldest first. The token is null if its secret is no longer configured. */
export async function findPublicTours(bookingId: string) {
  return (await findLivePublicTours(db(), bookingId)).map(toPublicTour);
}

/** The most links that staff see of a booking. */
const maxListed = 4 * maxPublicTours;

/** Returns the public links that may get a new end: working links, then expired ones, each with the newest first. */
export async function findExtendableTours(bookingId: string) {
  const isOver = sql<boolean>`not (${isLivePublicTour})`;
  const rows = await db()
    .select({ ...getTableColumns(publicTours), isOver })
    .from(publicTours)
    .where(and(eq(publicTours.bookingId, bookingId), isUnended))
    .orderBy(isOver, desc(publicTours.createdAt), desc(publicTours.id))
    .limit(maxListed);
  return rows.map((row) => ({ ...toPublicTour(row), isOver: row.isOver }));
}

function toPublicTour({ id, title, expiresAt, tokenHash }: typeof publicTours.$inferSelect) {
  return { id, title, expiresAt, token: findLinkToken("tour", [id], tokenHash) };
}

/** Returns the rows of the working links, the oldest first. */
export function findLivePublicTours(database: Database, bookingId: string) {
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
    if ((await findLivePublicTours(transaction, booking.id)).length >= maxPublicTours)
      return { result: "too-many-links" } as const;
    const id = randomUUID();
    await transaction.insert(publicTours).values({
      id,
      bookingId: booking.id,
      tokenHash: toLinkHash(toLinkToken("tour", [id])),
      title,
      expiresAt: endAfter(days),
    });
    await recordInHistory(change, "public-tour-made", { name: title });
    return { result: "done" } as const;
  });
}

const endAfter = (days: number | undefined) =>
  days === undefined ? null : sql`now() + make_interval(days => ${days}::int)`;

/**
 * Sets a new end of a public link, even if it has expired. Its address stays, so sites that frame it show it again. A link that staff ended
 * stays ended: the customer may have asked for that.
 *
 * @param form.days from now on; undefined for no end
 * @returns null if the booking does not exist
 * @throws {SessionEndedError}
 */
export function extendPublicTour(
  bookingId: string | undefined,
  { formId, tour, days }: { formId: string; tour: string; days?: number | undefined },
  session: Session,
) {
  return changeAsStaff({ bookingId, session, formId }, { extendTour: tour, days }, async (change) => {
    const { transaction, booking } = change;
    const others = (await findLivePublicTours(transaction, booking.id)).filter(({ id }) => id !== tour);
    if (others.length >= maxPublicTours) return { result: "too-many-links" } as const;
    const [extended] = await transaction
      .update(publicTours)
      .set({ expiresAt: endAfter(days) })
      .where(and(eq(publicTours.id, tour), eq(publicTours.bookingId, booking.id), isUnended))
      .returning({ title: publicTours.title });
    if (!extended) return { result: "link-ended" } as const;
    await recordInHistory(change, "public-tour-extended", { name: extended.title });
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
      .where(and(eq(publicTours.id, tour), eq(publicTours.bookingId, change.booking.id), isUnended))
      .returning({ title: publicTours.title });
    if (ended) await recordInHistory(change, "public-tour-ended", { name: ended.title });
    return { result: "done" } as const;
  });
}

/**
 * Returns the booking of a public link, or null if the link is invalid. An invalid link counts against the client's address, like every
 * secret link.
 *
 * @param address the client's address
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
