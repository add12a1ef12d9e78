import { and, asc, eq, gt, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { busySpans, users } from "~/db/schema.server";
import { minuteMs } from "~/lib/time";

export interface BusySpan {
  /** Derived from the person and the times, so the next read of an unchanged span gives it the same id. */
  id: string;
  staffId: string;
  staffName: string;
  startsAt: Date;
  minutes: number;
}

/** More spans than a week shows. */
const maxSpans = 500;

/** Returns the busy times of staff that overlap a range, in order. `staffId` is undefined for all staff. */
export async function findBusySpans(
  { from, until, staffId }: { from: Date; until: Date; staffId: string | undefined },
  database: Database = db(),
): Promise<BusySpan[]> {
  const { id, userId, startsAt, endsAt } = busySpans;
  const isOf = staffId === undefined ? undefined : eq(userId, staffId);
  const found = await database
    .select({ id, staffId: userId, staffName: users.fullName, startsAt, endsAt })
    .from(busySpans)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOf, gt(endsAt, from), lt(startsAt, until)))
    .orderBy(asc(startsAt), asc(id))
    .limit(maxSpans);
  return found.map(({ endsAt, ...span }) => ({
    ...span,
    minutes: Math.ceil((endsAt.getTime() - span.startsAt.getTime()) / minuteMs),
  }));
}
