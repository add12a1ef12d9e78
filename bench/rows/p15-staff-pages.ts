import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { type AppServer, startApp } from "#tests/support/app-server";
import { withDatabase } from "#tests/support/global-setup";
import { signInVisitor } from "#tests/support/sign-in";
import type { Visitor } from "#tests/support/visitor";
import { connect } from "~/db/client.server";
import { paths } from "~/paths";
import { fillBookings } from "../fill";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { formatMs, percentile, timed } from "../statistics";

const rounds = 100;
const warmUp = 10;

export const staffPages: Row = {
  id: "P15",
  what: "every staff page, p95, 1 M bookings",
  budget: "≤ 1.5× of the same with 60",
  aim: "≤ 1.2×",
  measure: async () => {
    const { url: manyUrl } = await millionBookings();
    const fewUrl = await smallDatabase(manyUrl);
    const apps = await Promise.all([manyUrl, fewUrl].map(startOn));
    try {
      const [many, few] = await Promise.all(apps.map(({ url }) => signInVisitor(url)));
      if (!many || !few) throw new Error("an app is missing");
      const [manyPages, fewPages] = await Promise.all([pagesOf(manyUrl), pagesOf(fewUrl)]);
      const results = [];
      for (const [index, { name, path }] of manyPages.entries()) {
        const slow: number[] = [];
        const fast: number[] = [];
        for (let round = -warmUp; round < rounds; round++) {
          // Alternating, so that other load on the machine affects both.
          const ms = await timed(() => open(many.visitor, path));
          const fewMs = await timed(() => open(few.visitor, fewPages[index]?.path ?? path));
          if (round < 0) continue;
          slow.push(ms);
          fast.push(fewMs);
        }
        const [p95, fewP95] = [percentile(slow, 0.95), percentile(fast, 0.95)];
        results.push({ ratio: p95 / fewP95, text: `${name} ${formatMs(p95)} of ${formatMs(fewP95)}` });
      }
      const worst = Math.max(...results.map(({ ratio }) => ratio));
      return `${worst.toFixed(2)}× at most (${results.map(({ text }) => text).join(", ")})`;
    } finally {
      await Promise.all(apps.map((app) => app.stop()));
    }
  },
};

/** A second database on the same server with as many bookings as the demo has. */
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

function startOn(databaseUrl: string): Promise<AppServer> {
  return startApp({ env: { DATABASE_URL: databaseUrl, SESSION_SECRET: "s".repeat(32) } });
}

async function pagesOf(databaseUrl: string): Promise<{ name: string; path: string }[]> {
  const client = postgres(databaseUrl, { max: 1 });
  const [booking] = await client<{ id: string }[]>`select id from bookings order by created_at desc limit 1`;
  await client.end();
  return [
    { name: "dashboard", path: paths.dashboard() },
    { name: "list", path: paths.bookings() },
    { name: "pending list", path: paths.bookings({ status: 0 }) },
    { name: "booking", path: paths.bookingDetails(booking?.id ?? "") },
    { name: "profile", path: paths.account() },
    { name: "users", path: paths.users() },
  ];
}

async function open(staff: Visitor, path: string): Promise<void> {
  const response = await staff.fetch(path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
}
