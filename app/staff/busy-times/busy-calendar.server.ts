import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { busyCalendars, type BusyFault, busySpans, visits } from "~/db/schema.server";
import { fetchPublicUrl, PublicFetchError, type PublicFetchRequest } from "~/lib/fetch-public-url.server";
import { digestToUuid } from "~/lib/sha256.server";
import { dayMs } from "~/lib/time";
import { isUuid } from "~/lib/uuid";
import { decrypt, encrypt, reencrypt } from "~/process/encrypt.server";
import { env } from "~/process/env.server";
import { log } from "~/process/log.server";
import { CalendarError, readEvents } from "./read-events.server";
import { mergeSpans, type TimeSpan } from "./spans";

const ownedBy = (owner: string) => ({ purpose: "busy-times", owner }) as const;

/**
 * Returns a person's view of their own calendar; null without a calendar.
 *
 * @returns `host` is only the host of the address, because the full address gives access to the calendar; null if the address can no
 *   longer be decrypted. `fault` is the reason why the last read failed, or null
 */
export async function findBusyCalendar(userId: string) {
  const [row] = await db().select().from(busyCalendars).where(eq(busyCalendars.userId, userId));
  if (!row) return null;
  const address = decrypt(row.encryptedAddress, ownedBy(userId));
  return { host: address ? new URL(address).host : null, readAt: row.readAt, fault: row.fault };
}

/**
 * Reads the acting person's calendar, and replaces the earlier address. An unreadable calendar changes nothing. Throws
 * `SessionEndedError`.
 */
export async function saveBusyCalendar(
  address: string,
  session: Session,
  request?: CalendarRequest,
): Promise<{ result: "done" } | { result: "not-read"; fault: BusyFault }> {
  const reading = await fetchSpans(address, request);
  if (reading.result === "not-read") return reading;
  return db().transaction(async (transaction) => {
    const { id } = await requireLiveSession(transaction, session);
    await removeBusyCalendar(transaction, id);
    await transaction
      .insert(busyCalendars)
      .values({ userId: id, encryptedAddress: encrypt(address, ownedBy(id)) });
    await replaceSpans(transaction, id, reading.spans);
    return { result: "done" as const };
  });
}

/** @throws {SessionEndedError} */
export async function removeOwnBusyCalendar(session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    const { id } = await requireLiveSession(transaction, session);
    await removeBusyCalendar(transaction, id);
  });
}

export async function removeBusyCalendar(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(busyCalendars).where(eq(busyCalendars.userId, userId));
}

/** Replaces the stored busy times in a transaction that has locked the calendar. */
async function replaceSpans(
  transaction: Database,
  userId: string,
  spans: readonly TimeSpan[],
): Promise<void> {
  await transaction.delete(busySpans).where(eq(busySpans.userId, userId));
  if (spans.length === 0) return;
  await transaction.insert(busySpans).values(
    spans.map(({ startsAt, endsAt }) => ({
      id: digestToUuid(["busy", userId, startsAt, endsAt]),
      ...{ userId, startsAt, endsAt },
    })),
  );
}

const minutesBetween = 15;
const maxPerRun = 40;

type BusyCalendar = typeof busyCalendars.$inferSelect;

/** Reads up to 40 due calendars of staff one after the other, each at most every 15 minutes. */
export async function readDueCalendars(request: CalendarRequest = {}): Promise<void> {
  const isDue = lt(busyCalendars.triedAt, sql`now() - make_interval(mins => ${minutesBetween}::int)`);
  const due = await db()
    .select({ userId: busyCalendars.userId })
    .from(busyCalendars)
    .where(isDue)
    .orderBy(asc(busyCalendars.triedAt))
    .limit(maxPerRun);
  for (const { userId } of due) {
    // Updates no row if another process has claimed the calendar in the meantime.
    const claimed = await db()
      .update(busyCalendars)
      .set({ triedAt: sql`now()` })
      .where(and(eq(busyCalendars.userId, userId), isDue))
      .returning();
    for (const calendar of claimed) await readAgain(calendar, request);
  }
}

/** Reads a calendar again. An unreadable calendar keeps the stored busy times. */
async function readAgain(
  { userId, encryptedAddress }: BusyCalendar,
  request: CalendarRequest,
): Promise<void> {
  // The address is undefined if SESSION_SECRET was changed.
  const address = decrypt(encryptedAddress, ownedBy(userId));
  const reading = address === undefined ? notRead("secret") : await fetchSpans(address, request);
  const fault = reading.result === "not-read" ? reading.fault : null;
  await db().transaction(async (transaction) => {
    const updated = await transaction
      .update(busyCalendars)
      .set({ fault, ...(fault === null && { readAt: sql`now()` }) })
      .where(and(eq(busyCalendars.userId, userId), eq(busyCalendars.encryptedAddress, encryptedAddress)))
      .returning({ userId: busyCalendars.userId });
    // Without an updated row, the person has changed or removed the address in the meantime.
    if (updated.length > 0 && reading.result === "done")
      await replaceSpans(transaction, userId, reading.spans);
  });
  if (fault !== null)
    log.warn({ event: "busy-times-not-read", userId, fault }, "Could not read a calendar of staff");
}

/** Encrypts all addresses with the current secret, before the previous secret ends. Several processes may repeat it. */
export async function reencryptBusyAddresses(): Promise<void> {
  const { userId, encryptedAddress } = busyCalendars;
  for (const row of await db().select({ userId, encryptedAddress }).from(busyCalendars)) {
    const resealed = reencrypt(row.encryptedAddress, ownedBy(row.userId));
    if (resealed === undefined) continue;
    const isUnchanged = and(eq(userId, row.userId), eq(encryptedAddress, row.encryptedAddress));
    await db().update(busyCalendars).set({ encryptedAddress: resealed }).where(isUnchanged);
  }
}

type CalendarRequest = Partial<
  Pick<PublicFetchRequest, "internalHosts" | "resolve" | "isRefused" | "ca" | "timeout" | "maxBytes">
>;

/** Milliseconds and bytes. A calendar of many years has less than half of these bytes. */
const [timeout, maxBytes] = [12_000, 5_000_000];
const [daysBack, daysForward] = [7, 183];
/** Response codes for an address that is wrong or was revoked. */
const denials = [401, 403, 404, 410];

type CalendarReading = { result: "done"; spans: TimeSpan[] } | { result: "not-read"; fault: BusyFault };

async function fetchSpans(address: string, request: CalendarRequest = {}): Promise<CalendarReading> {
  const now = Date.now();
  const window = { from: new Date(now - daysBack * dayMs), until: new Date(now + daysForward * dayMs) };
  try {
    const { status, body, isTruncated } = await fetchPublicUrl(address, {
      internalHosts: env().INSIDE_HOSTS,
      timeout,
      maxBytes,
      headers: { Accept: "text/calendar", "User-Agent": "Datum3D-Calendar" },
      ...request,
    });
    if (status !== 200) return notRead(denials.includes(status) ? "denied" : "status");
    if (isTruncated) return notRead("too-large");
    const events = await readEvents(body.toString(), window);
    const ownVisits = await visitsAmong(events.map(({ uid }) => uid.toLowerCase()));
    const otherEvents = events.filter(({ uid }) => !ownVisits.has(uid.toLowerCase()));
    return { result: "done", spans: mergeSpans(otherEvents, window) };
  } catch (error) {
    if (error instanceof PublicFetchError || error instanceof CalendarError) return notRead(error.fault);
    throw error;
  }
}

function notRead(fault: BusyFault) {
  return { result: "not-read", fault } as const;
}

/**
 * Returns the ids of the visits that our own emails put into the calendar. They are left out, because we know their times and may have
 * moved them since.
 */
async function visitsAmong(uids: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(uids.filter(isUuid))];
  if (ids.length === 0) return new Set();
  const found = await db().select({ id: visits.id }).from(visits).where(inArray(visits.id, ids));
  return new Set(found.map(({ id }) => id));
}
