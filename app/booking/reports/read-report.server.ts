import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { toTimeRange } from "~/lib/day-range";
import { readFunnel } from "./funnel.server";
import type { Period } from "./period";
import type { Report } from "./report";
import { countRequests, sumQuotes, sumVisits } from "./totals.server";

interface KeptReport {
  report: Promise<Report>;
  /** When it was read, and how long that took; undefined while it is being read. */
  read?: { at: number; took: number };
}

/** Reports of so many periods are kept. */
const maxKept = 40;
/** A report is kept for so many times as long as it took to read: one processor of the database spends 1 % of its time on it at most. */
const keptFactor = 100;
/** In milliseconds. */
const maxKeptFor = 15 * 60_000;

const kept = new Map<string, KeptReport>();

/**
 * Returns the report of a period. Reading that of a year takes a second at a million bookings, and so it is kept for a while: of a small
 * site, for less than a second. Requests for the same report at the same time wait for one reading.
 */
export function readReport(period: Period): Promise<Report> {
  const key = `${period.from} ${period.to}`;
  const known = kept.get(key);
  if (known && isCurrent(known)) return known.report;
  kept.delete(key);
  const oldest = kept.keys().next().value;
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
  const begun = Date.now();
  const entry: KeptReport = { report: read(period) };
  kept.set(key, entry);
  entry.report.then(
    () => (entry.read = { at: begun, took: Date.now() - begun }),
    () => kept.delete(key),
  );
  return entry.report;
}

function isCurrent({ read: made }: KeptReport): boolean {
  return made === undefined || Date.now() - made.at < Math.min(made.took * keptFactor, maxKeptFor);
}

/** One statement after the other, so that a report uses one connection; with enough memory to join half a million requests. */
async function read(period: Period): Promise<Report> {
  const { since, before } = toTimeRange(period);
  if (!since || !before) throw new Error("A report needs two days.");
  const range = { since, before };
  const madeAt = new Date();
  return db().transaction(async (transaction) => {
    await transaction.execute(sql`set local work_mem = '64MB'`);
    // Compiling the statements takes longer than it saves.
    await transaction.execute(sql`set local jit = off`);
    const requests = await countRequests(transaction, range);
    const funnel = await readFunnel(transaction, range);
    const sums = await sumQuotes(transaction, range, madeAt);
    const visits = await sumVisits(transaction, range);
    return { requests, ...funnel, sums, visits, madeAt };
  });
}
