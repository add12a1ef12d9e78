import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type BusyFault, visits } from "~/db/schema.server";
import { fetchPublicUrl, PublicFetchError, type PublicFetchRequest } from "~/lib/fetch-public-url.server";
import { dayMs } from "~/lib/time";
import { isUuid } from "~/lib/uuid";
import { env } from "~/process/env.server";
import { CalendarError, readEvents } from "./read-events.server";
import { mergeSpans, type TimeSpan } from "./spans";

export type CalendarRequest = Partial<
  Pick<PublicFetchRequest, "internalHosts" | "resolve" | "isRefused" | "ca" | "timeout" | "maxBytes">
>;

/** Milliseconds and bytes. A calendar of many years has less than half of these bytes. */
const [timeout, maxBytes] = [12_000, 5_000_000];
const [daysBack, daysForward] = [7, 183];
/** Statuses that mean that the address is wrong or was revoked. */
const denials = [401, 403, 404, 410];

type Reading = { result: "done"; spans: TimeSpan[] } | { result: "not-read"; fault: BusyFault };

export async function fetchSpans(address: string, request: CalendarRequest = {}): Promise<Reading> {
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

export function notRead(fault: BusyFault) {
  return { result: "not-read", fault } as const;
}

/** Returns the visits that our own emails put into the calendar. We know their times, and may have moved them since. */
async function visitsAmong(uids: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(uids.filter(isUuid))];
  if (ids.length === 0) return new Set();
  const found = await db().select({ id: visits.id }).from(visits).where(inArray(visits.id, ids));
  return new Set(found.map(({ id }) => id));
}
