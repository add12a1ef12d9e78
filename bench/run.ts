import "./environment";
import { loadavg } from "node:os";
import { stopSharedApp } from "./app";
import { closeSharedBrowser } from "./browser";
import { stopMillionBookings } from "./million-bookings";
import { describeMachine, saveResult } from "./results";
import type { Row } from "./row";
import { pageSizes } from "./rows/p01-sizes";
import { lighthouse } from "./rows/p05-lighthouse";
import { shiftAndPaint } from "./rows/p07-shift-and-paint";
import { uploadsAtOnce } from "./rows/p10-uploads";
import { searches } from "./rows/p13-searches";
import { staffPages } from "./rows/p15-staff-pages";
import { secondStart } from "./rows/p18-second-start";
import { memoryAtRest } from "./rows/p21-memory-at-rest";
import { testSuite } from "./rows/p26-test-suite";
import { ensureBuilt, ensureInstalled } from "../scripts/setup.js";

/**
 * `npm run bench`, or `npm run bench -- P13 P15`: measures, prints the table of budgets and stores the last result of each row in
 * bench/results.md. Figures are meaningful only on a quiet machine, so no row passes or fails, and each result includes the load average
 * before the measurement.
 */
const rows: Row[] = [
  ...pageSizes,
  ...lighthouse,
  shiftAndPaint,
  uploadsAtOnce,
  ...searches,
  staffPages,
  secondStart,
  memoryAtRest,
  testSuite,
];

ensureInstalled();
// Otherwise a row that starts two apps at once would build the same folder twice.
ensureBuilt();

const wanted = process.argv.slice(2).map((id) => id.toUpperCase());
const chosen = rows.filter(({ id, isOnRequest }) =>
  wanted.length === 0 ? !isOnRequest : wanted.includes(id),
);
const unknown = wanted.filter((id) => !rows.some((row) => row.id === id));
if (unknown.length > 0)
  console.error(`There is no row ${unknown.join(", ")}. There are ${rows.map(({ id }) => id).join(", ")}.`);

try {
  console.log("| # | what | budget | aim | measured |\n|---|---|---|---|---|");
  const machine = describeMachine();
  for (const row of chosen) {
    const load = loadavg()[0] ?? 0;
    const measured = await row.measure().catch((error: unknown) => `not measured: ${reason(error)}`);
    console.log(`| ${row.id} | ${row.what} | ${row.budget} | ${row.aim} | ${measured} |`);
    saveResult(row, measured, `load ${load.toFixed(1)}; ${machine}`);
  }
} finally {
  await Promise.all([stopMillionBookings(), closeSharedBrowser(), stopSharedApp()]);
}

/** Returns the first line of an error, because a row of the table is a single line. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}
