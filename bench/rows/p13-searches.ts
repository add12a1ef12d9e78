import { sql } from "drizzle-orm";
import { dayFromNow } from "#tests/support/future-date";
import { defaultFilter, type ListFilter } from "~/booking/list/filter";
import { listBookings } from "~/booking/list/list-bookings.server";
import { searchPattern } from "~/booking/record/search-text";
import { db } from "~/db/client.server";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { formatMs, percentile, timed } from "../statistics";

/** Half a year in the middle of the bench's bookings, which came in once a minute until now. */
const halfYear = { from: dayFromNow(-325), to: dayFromNow(-145) };

const rounds = 20;

/**
 * Queries each list of a million bookings repeatedly, and compares the times to that of a plain query without any index.
 *
 * @param lists search terms, or filters with them
 */
async function measureSearches(lists: readonly (string | Partial<ListFilter>)[]): Promise<string> {
  await millionBookings();
  const times = lists.map((list) => {
    const filter = typeof list === "string" ? { q: list } : list;
    return { term: Object.values(filter).join(" "), filter, ms: [] as number[] };
  });
  for (let round = -1; round < rounds; round++) {
    for (const { filter, ms } of times) {
      const time = await timed(() => listBookings({ ...defaultFilter, page: 1, ...filter }));
      // The first round warms up.
      if (round >= 0) ms.push(time);
    }
  }
  const all = times.flatMap(({ ms }) => ms);
  const byTerm = times
    .map(({ term, ms }) => ({ term, p95: percentile(ms, 0.95) }))
    .sort((a, b) => b.p95 - a.p95);
  const plain = await measurePlainSearch();
  const p95 = percentile(all, 0.95);
  return [
    `${formatMs(p95)} (${(p95 / plain).toFixed(2)}× of ${formatMs(plain)})`,
    `median ${formatMs(percentile(all, 0.5))}`,
    `slowest ${byTerm
      .slice(0, 3)
      .map(({ term, p95 }) => `“${term}” ${formatMs(p95)}`)
      .join(", ")}`,
  ].join(", ");
}

/** Returns the milliseconds of a search for a rare name by a sequential scan: the count and the newest six. */
async function measurePlainSearch(): Promise<number> {
  const matches = sql`from bookings where search_text like ${searchPattern("esther zielinski")}`;
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const time = await timed(() =>
      db().transaction(async (transaction) => {
        await transaction.execute(sql`set local enable_bitmapscan = off`);
        await transaction.execute(sql`set local max_parallel_workers_per_gather = 0`);
        await transaction.execute(sql`select count(*) ${matches}`);
        await transaction.execute(sql`select id ${matches} order by created_at desc, id desc limit 6`);
      }),
    );
    times.push(time);
  }
  return percentile(times, 0.5);
}

export const searches: Row[] = [
  {
    id: "P13",
    what: "search among 1 M bookings, 3 characters and more, p95",
    budget: "≤ 0.1× of the same without the index, ≤ 60 ms",
    aim: "≤ 25 ms",
    measure: () =>
      measureSearches([
        "maria", // one in ten
        "wei",
        "jensen",
        "quinn",
        "esther",
        "esther zielinski", // a few
        "maria.smith12",
        "999",
        "555-01",
        "(818) 9",
        "818-907-8946",
        "@example.com", // all
        "corridor", // the details of all
        "boiler house", // of one in five
        "quarry holdings",
        "zielinski street", // of a few
        "number 8675309", // of none
        { q: "maria", sort: "name", order: "asc" },
        { q: "quinn", sort: "preferred", order: "asc" },
        { q: "quinn", status: 0 },
        { q: "esther", status: 1, sort: "name", order: "desc" },
        { q: "quinn", ...halfYear, sort: "name", order: "asc" },
        { date: "preferred", ...halfYear },
        { ...halfYear, sort: "preferred", order: "asc" },
        { stage: "canceled", service: "scan-to-bim", owner: "none" },
        { stage: "done", waiting: "us" }, // none
        { service: "none", waiting: "us", sort: "waiting", order: "asc" },
        { stage: "canceled", owner: "none", sort: "preferred", order: "asc" },
      ]),
  },
  {
    id: "P14",
    what: "search of 1–2 characters or without a hit among 1 M, p95",
    budget: "≤ 150 ms",
    aim: "≤ 50 ms",
    measure: () =>
      measureSearches(["a", "q", "#", "ma", "we", "gu", "zq", "ж", "nobody-there", "zzz", "555-999-000-111"]),
  },
];
