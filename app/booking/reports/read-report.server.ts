import { asc, between, inArray, min } from "drizzle-orm";
import { db } from "~/db/client.server";
import { reportChanges, reportDays, users } from "~/db/schema.server";
import { countFewChangedDays } from "./count-days.server";
import type { Period } from "./period";
import type { Report } from "./report";
import { sumDays } from "./sum-days";

/** Requests that are counted while a page waits: some milliseconds. */
const countedAtOnce = 3_000;

/**
 * Returns the report of a period, from the sums of its days. Its numbers are those of now, or of a sweep where so much has changed that a
 * page would wait: `madeAt` says it.
 */
export async function readReport({ from, to }: Period, atOnce = countedAtOnce): Promise<Report> {
  await countFewChangedDays(atOnce);
  const now = new Date();
  // One transaction would not help: what changes between these statements is counted later.
  const [changed] = await db()
    .select({ since: min(reportChanges.createdAt) })
    .from(reportChanges)
    .where(between(reportChanges.day, from, to));
  const days = await db()
    .select({ day: reportDays.day, sums: reportDays.sums })
    .from(reportDays)
    .where(between(reportDays.day, from, to))
    .orderBy(asc(reportDays.day));
  const { visits, ...numbers } = sumDays(days, now);
  const ids = visits.flatMap(({ staffId }) => staffId ?? []);
  const people = await db()
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  return {
    ...numbers,
    visits: visits.map(({ staffId, ...sums }) => ({
      name: (staffId && names.get(staffId)) ?? null,
      ...sums,
    })),
    madeAt: changed?.since ?? now,
  };
}
