import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { withDatabase } from "#tests/support/database/create-database";
import { connect } from "~/db/client.server";
import { fillBookings } from "./fill";
import { millionBookings } from "./million-bookings";
import { formatMs, percentile, timed } from "./statistics";

const rounds = 200;
/** Rounds before the measurement, until V8 has compiled most of the code. */
const warmUp = 100;

export interface MeasuredPage {
  name: string;
  open: () => Promise<void>;
}

/**
 * Compares the 95th percentiles of pages with a million bookings to those with 60.
 *
 * @param pagesOf prepares an app and returns its pages, in the same order for both databases
 * @returns the highest ratio, and the times of each page
 */
export async function compareDatabases(
  pagesOf: (app: AppProcess, databaseUrl: string) => Promise<MeasuredPage[]>,
): Promise<string> {
  const { url: manyUrl } = await millionBookings();
  const fewUrl = await smallDatabase(manyUrl);
  const [many, few] = await Promise.all([startOn(manyUrl), startOn(fewUrl)]);
  try {
    const [manyPages, fewPages] = await Promise.all([pagesOf(many, manyUrl), pagesOf(few, fewUrl)]);
    const results = [];
    for (const [index, page] of manyPages.entries()) {
      const { slow, fast } = await measure(page, fewPages[index] ?? page);
      const [p95, fewP95] = [percentile(slow, 0.95), percentile(fast, 0.95)];
      results.push({ ratio: p95 / fewP95, text: `${page.name} ${formatMs(p95)} of ${formatMs(fewP95)}` });
    }
    const worst = Math.max(...results.map(({ ratio }) => ratio));
    return `${worst.toFixed(2)}× at most (${results.map(({ text }) => text).join(", ")})`;
  } finally {
    await Promise.all([many.stop(), few.stop()]);
  }
}

/** Measures the two pages alternately, so that other load on the machine affects them equally. */
async function measure(many: MeasuredPage, few: MeasuredPage) {
  const slow: number[] = [];
  const fast: number[] = [];
  for (let round = -warmUp; round < rounds; round++) {
    const ms = await timed(many.open);
    const fewMs = await timed(few.open);
    if (round < 0) continue;
    slow.push(ms);
    fast.push(fewMs);
  }
  return { slow, fast };
}

/** Creates a second database on the same server with the number of bookings of the demo. */
async function smallDatabase(url: string): Promise<string> {
  const name = `few_${randomUUID().replaceAll("-", "")}`;
  const client = postgres(url, { max: 1 });
  await client`create database ${client(name)}`;
  await client.end();
  const fewUrl = withDatabase(url, name);
  const connection = await connect({ databaseUrl: fewUrl, dataDir: "" });
  await connection.close();
  await fillBookings(fewUrl, 60);
  return fewUrl;
}

function startOn(databaseUrl: string): Promise<AppProcess> {
  return startProcess({ env: { DATABASE_URL: databaseUrl } });
}
