import "./environment";
import { loadavg } from "node:os";
import { stopSharedApp } from "./app";
import { closeSharedBrowser } from "./browser";
import { stopMillionBookings } from "./million-bookings";
import { describeMachine, saveResults } from "./results";
import type { Row } from "./row";
import { pageSizes } from "./rows/p01-sizes";
import { lighthouse } from "./rows/p05-lighthouse";
import { shiftAndPaint } from "./rows/p07-shift-and-paint";
import { cachedPage } from "./rows/p08-cached-page";
import { nginxCache } from "./rows/p09-nginx-cache";
import { uploadsAtOnce } from "./rows/p10-uploads";
import { stalledDownloads, stalledZips } from "./rows/p11-stalled-downloads";
import { personExport } from "./rows/p11c-person-export";
import { proxiedDownloads } from "./rows/p12-proxied-downloads";
import { searches } from "./rows/p13-searches";
import { staffPages } from "./rows/p15-staff-pages";
import { wholeStreams } from "./rows/p15b-streams";
import { lastPage } from "./rows/p16-last-page";
import { againstPgbench } from "./rows/p17-against-pgbench";
import { secondStart } from "./rows/p18-second-start";
import { twoProcesses } from "./rows/p19-two-processes";
import { hostileBodyDelay } from "./rows/p20-hostile-bodies";
import { memoryAtRest } from "./rows/p21-memory-at-rest";
import { privatePageAndDesk } from "./rows/p22-private-page-and-desk";
import { queuedMails } from "./rows/p23-queued-mails";
import { mailAfterSubmit } from "./rows/p23b-mail-after-submit";
import { sampleScan } from "./rows/p24-sample-scan";
import { sampleTour } from "./rows/p24b-sample-tour";
import { releaseSize } from "./rows/p25-release-size";
import { testSuite } from "./rows/p26-test-suite";
import { cachedPageBesideNode, unchangedPage } from "./rows/p27-cached-page";
import { renderedPages } from "./rows/p28-rendered-pages";
import { bookingVisitors } from "./rows/p30-booking-visitors";
import { deliveredFiles } from "./rows/p31-delivered-files";
import { pointCloud } from "./rows/p32-point-cloud";
import { pagesBesideDownloads, pagesBesideProxiedDownloads } from "./rows/p33-pages-beside-downloads";
import { ensureBuilt, ensureInstalled } from "../scripts/setup.js";

/**
 * `npm run bench`, or `npm run bench -- P13 P16`: measures, prints the table of budgets and stores it in bench/results.md. Figures
 * say something on a quiet machine only, so nothing here passes or fails, and each has the load average before it.
 */
const rows: Row[] = [
  ...pageSizes,
  ...lighthouse,
  shiftAndPaint,
  cachedPage,
  nginxCache,
  uploadsAtOnce,
  stalledDownloads,
  stalledZips,
  personExport,
  proxiedDownloads,
  ...searches,
  staffPages,
  wholeStreams,
  lastPage,
  ...againstPgbench,
  secondStart,
  twoProcesses,
  hostileBodyDelay,
  memoryAtRest,
  privatePageAndDesk,
  queuedMails,
  mailAfterSubmit,
  sampleScan,
  sampleTour,
  releaseSize,
  testSuite,
  cachedPageBesideNode,
  renderedPages,
  unchangedPage,
  bookingVisitors,
  deliveredFiles,
  pointCloud,
  pagesBesideProxiedDownloads,
  pagesBesideDownloads,
];

ensureInstalled();
// Rows that start two apps at once would otherwise build the same folder twice.
await ensureBuilt();

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
    saveResults(rows, [{ row, measured, load, machine }]);
  }
} finally {
  await Promise.all([stopMillionBookings(), closeSharedBrowser(), stopSharedApp()]);
}

/** The first line: a row of a table has no more. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
}
