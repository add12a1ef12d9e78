import { eq } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { consumeAttempt, type RateLimit } from "~/db/rate-limit.server";
import { busyCalendars, type BusyFault } from "~/db/schema.server";
import { openAddress, sealAddress } from "./busy-address.server";
import { fetchSpans, type Reach } from "./fetch-spans.server";
import { keepSpans } from "./keep-spans.server";

/** An address that somebody gives is fetched at once. */
export const calendarLimit: RateLimit = { name: "busy-calendar", attempts: 10, seconds: 3_600 };

/** What a person sees of the calendar that they have given. */
interface BusyCalendar {
  /** Where it is; null if the address can no longer be decrypted. Never all of it: whoever has it can read the calendar. */
  host: string | null;
  readAt: Date;
  /** Why the last reading failed; null if it did not. */
  fault: BusyFault | null;
}

/** Returns the calendar that an account has given; null if it has given none. */
export async function findBusyCalendar(userId: string): Promise<BusyCalendar | null> {
  const [row] = await db().select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  if (!row) return null;
  const address = openAddress(row.encryptedAddress, userId);
  return { host: address ? new URL(address).host : null, readAt: row.readAt, fault: row.fault };
}

/**
 * Reads the acting person's calendar, and keeps its address in place of another one. One that cannot be read changes nothing.
 *
 * @throws {SessionEndedError} {TooManyAttemptsError}
 */
export async function saveBusyCalendar(
  address: string,
  session: Session,
  reach?: Reach,
): Promise<{ result: "done" } | { result: "not-read"; fault: BusyFault }> {
  await consumeAttempt(calendarLimit, session.staff.id);
  const reading = await fetchSpans(address, reach);
  if (reading.result === "not-read") return reading;
  return db().transaction(async (transaction) => {
    const { id } = await requireLiveSession(transaction, session);
    await removeBusyCalendar(transaction, id);
    await transaction
      .insert(busyCalendars)
      .values({ userId: id, encryptedAddress: sealAddress(address, id) });
    await keepSpans(transaction, id, reading.spans);
    return { result: "done" as const };
  });
}

/**
 * Forgets the acting person's calendar and what was read from it.
 *
 * @throws {SessionEndedError}
 */
export async function forgetBusyCalendar(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    const { id } = await requireLiveSession(transaction, session);
    await removeBusyCalendar(transaction, id);
  });
}

/** Removes the calendar of an account, with what was read from it. */
export async function removeBusyCalendar(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(busyCalendars).where(eq(busyCalendars.userId, userId));
}
