import { and, asc, eq, lt, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { busyCalendars } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { openAddress } from "./busy-address.server";
import { fetchSpans, notRead, type Reach } from "./fetch-spans.server";
import { keepSpans } from "./keep-spans.server";

const minutesBetween = 15;
/** Calendars that one run reads. */
const maxPerRun = 40;

type Calendar = typeof busyCalendars.$inferSelect;

/** Reads the calendars of staff whose last reading began 15 minutes ago or earlier, one after the other. */
export async function readDueCalendars(reach: Reach = {}): Promise<void> {
  const isDue = lt(busyCalendars.triedAt, sql`now() - make_interval(mins => ${minutesBetween}::int)`);
  const due = await db()
    .select({ userId: busyCalendars.userId })
    .from(busyCalendars)
    .where(isDue)
    .orderBy(asc(busyCalendars.triedAt))
    .limit(maxPerRun);
  for (const { userId } of due) {
    // Another process may have begun it.
    const claimed = await db()
      .update(busyCalendars)
      .set({ triedAt: sql`now()` })
      .where(and(eq(busyCalendars.userId, userId), isDue))
      .returning();
    for (const calendar of claimed) await readAgain(calendar, reach);
  }
}

/** A calendar that cannot be read leaves what was kept as it was. */
async function readAgain({ userId, encryptedAddress }: Calendar, reach: Reach): Promise<void> {
  const address = openAddress(encryptedAddress, userId);
  const reading = address === undefined ? notRead("secret") : await fetchSpans(address, reach);
  const fault = reading.result === "not-read" ? reading.fault : null;
  await db().transaction(async (transaction) => {
    const kept = await transaction
      .update(busyCalendars)
      .set({ fault, ...(fault === null && { readAt: sql`now()` }) })
      .where(and(eq(busyCalendars.userId, userId), eq(busyCalendars.encryptedAddress, encryptedAddress)))
      .returning({ userId: busyCalendars.userId });
    // Without a row, the person has given another address meanwhile, or none.
    if (kept.length > 0 && reading.result === "done") await keepSpans(transaction, userId, reading.spans);
  });
  if (fault !== null)
    log.warn({ event: "busy-times-not-read", userId, fault }, "Could not read a calendar of staff");
}
