import { and, gt, lt, type SQL, sql } from "drizzle-orm";
import { visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";

/** The longest visit, in milliseconds: with it, the index finds the visits that begin earlier. */
const longestVisit = dayMs;

/** The condition for visits of which some part lies after `from` and before `until`. */
export function takesPlaceBetween(from: Date, until: Date): SQL | undefined {
  return and(
    gt(visits.startsAt, new Date(from.getTime() - longestVisit)),
    lt(visits.startsAt, until),
    sql`${visits.startsAt} + make_interval(mins => ${visits.minutes}) > ${from.toISOString()}::timestamptz`,
  );
}
