import { asc, between, inArray, min } from "drizzle-orm";
import { db } from "~/db/client.server";
import { type DaySums, reportChanges, reportDays, users } from "~/db/schema.server";
import { countFewChangedDays } from "./count-days.server";
import type { Period } from "./period";
import type { Days, Report, RequestCount, Stop, Sums, Waits } from "./report";

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

/** How often each number of hours occurs. */
type Hours = Map<number, number>;

interface Numbers extends Omit<Report, "visits" | "madeAt"> {
  /** The visits of a person, the most first; those without a person last. */
  visits: { staffId: string | null; visits: number; minutes: number }[];
}

/** Members of staff that a report lists. */
const maxPeople = 50;

/** Adds up the sums of days. Quotes without an answer are open or lost as of `now`. */
function sumDays(days: readonly { day: string; sums: DaySums }[], now: Date): Numbers {
  const requests = new Map<string, RequestCount>();
  const stops = new Map<string, Stop>();
  const months = new Map<string, Record<keyof Waits, Hours>>();
  const all = noHours();
  const sums: Sums = { quoted: none(), accepted: none(), open: none(), lost: none() };
  const visits = new Map<string | null, Numbers["visits"][number]>();
  for (const { day, sums: own } of days) {
    const month = day.slice(0, 7);
    for (const [service, count] of own.requests ?? [])
      entryOf(requests, `${month} ${service}`, () => ({ month, service, count: 0 })).count += count;
    for (const [step, reason, count] of own.stops ?? [])
      entryOf(stops, `${step} ${reason}`, () => ({
        step,
        reason: reason as Stop["reason"],
        count: 0,
      })).count += count;
    const waits = own.requests && entryOf(months, month, noHours);
    for (const part of [all, ...(waits ? [waits] : [])]) {
      addHours(part.answer, own.answers);
      addHours(part.quote, own.quotes);
    }
    for (const [state, validUntil, count, cents] of own.sums ?? []) {
      const isOpen = validUntil !== null && validUntil * 1000 > now.getTime();
      const outcome = state === "accepted" ? state : isOpen ? "open" : "lost";
      for (const sum of [sums.quoted, sums[outcome]]) {
        sum.quotes += count;
        sum.cents += cents;
      }
    }
    for (const [staffId, count, minutes] of own.visits ?? []) {
      const sum = entryOf(visits, staffId, () => ({ staffId, visits: 0, minutes: 0 }));
      sum.visits += count;
      sum.minutes += minutes;
    }
  }
  const waits = [...months].map(([month, hours]) => [month, toWaits(hours)] as const);
  return {
    requests: [...requests.values()],
    stops: [...stops.values()],
    waits: Object.fromEntries(waits),
    allWaits: toWaits(all),
    sums,
    visits: [...visits.values()].sort(byVisits).slice(0, maxPeople),
  };
}

const noHours = (): Record<keyof Waits, Hours> => ({ answer: new Map(), quote: new Map() });

const none = () => ({ quotes: 0, cents: 0 });

function byVisits(a: Numbers["visits"][number], b: Numbers["visits"][number]): number {
  return Number(a.staffId === null) - Number(b.staffId === null) || b.visits - a.visits;
}

/** Returns the entry of a map; adds one if there is none. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key) ?? create();
  map.set(key, found);
  return found;
}

function addHours(all: Hours, some: [hours: number, count: number][] = []): void {
  for (const [hours, count] of some) all.set(hours, (all.get(hours) ?? 0) + count);
}

function toWaits({ answer, quote }: Record<keyof Waits, Hours>): Waits {
  return { answer: toDays(answer), quote: toDays(quote) };
}

function toDays(hours: Hours): Days {
  const sorted = [...hours].sort(([a], [b]) => a - b);
  return sorted.length > 0 ? [percentile(sorted, 0.5) / 24, percentile(sorted, 0.9) / 24] : null;
}

/** The percentile of sorted values that occur several times, between two of them where it falls there. */
function percentile(sorted: [value: number, count: number][], fraction: number): number {
  const position = (sorted.reduce((sum, [, count]) => sum + count, 0) - 1) * fraction;
  const below = valueAt(sorted, Math.floor(position));
  return below + (valueAt(sorted, Math.ceil(position)) - below) * (position % 1);
}

function valueAt(sorted: [value: number, count: number][], index: number): number {
  let seen = 0;
  return sorted.find(([, count]) => (seen += count) > index)?.[0] ?? 0;
}
