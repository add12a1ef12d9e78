import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test } from "vitest";
import { parseCsv } from "#tests/support/files/csv";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { thrownBy } from "#tests/support/routes/form-post";
import type { FigureName } from "~/booking/reports/figures";
import { db } from "~/db/client.server";
import { type BookingEventKind, bookingEvents, quotes, type QuoteState, visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { loader as exportLoader } from "~/routes/downloads/report-csv";
import { loader } from "./route";

const october = new Date("2025-10-15T18:00:00Z");
const november = new Date("2025-11-15T18:00:00Z");
const query = "from=2025-10-01&to=2025-11-30";

const admin = () => insertStaff({ isAdmin: true });

async function load(search = query) {
  const request = await requestAs(await admin(), `/reports?${search}`);
  const { report } = await loader({ request, params: {}, context: {} } satisfies LoaderFunctionArgs);
  return report;
}

async function rowsOf(name: FigureName) {
  return (await load())?.figures.find((each) => each.name === name)?.figure.rows;
}

async function happened(bookingId: string, received: Date, events: [days: number, BookingEventKind][]) {
  const rows = events.map(([days, kind]) => ({
    bookingId,
    kind,
    actor: "ada@example.com",
    ...(kind === "stage-changed" && { detail: { to: "declined" } }),
    createdAt: new Date(received.getTime() + days * dayMs),
  }));
  await db().insert(bookingEvents).values(rows);
}

/** Eight requests: one done, one declined, one quoted, one scheduled despite an expired quote, three new ones, and one spam. */
beforeEach(async () => {
  const [done = "", declined = "", quoted = "", scheduled = "", , spam = ""] = await insertBookings([
    { createdAt: october, stage: "done", waitingFor: "nobody", service: "Scan to BIM" },
    { createdAt: october, stage: "declined", waitingFor: "nobody", service: "Scan to BIM" },
    { createdAt: november, stage: "quoted", waitingFor: "them", service: "Digital Twin" },
    { createdAt: november, stage: "scheduled", waitingFor: "nobody" },
    { createdAt: november, stage: "new" },
    { createdAt: november, stage: "done", spamAt: november, spamReason: "staff" },
    // Past midnight in UTC, but still November 30 in Pacific time.
    { createdAt: new Date("2025-12-01T02:00:00Z"), service: "Former Service" },
    { createdAt: new Date("2025-12-01T12:00:00Z") },
  ]);
  await happened(done, october, [
    [1, "message-sent"],
    [2, "quote-sent"],
    [3, "quote-accepted"],
    [4, "visit-scheduled"],
  ]);
  await happened(declined, october, [[3, "stage-changed"]]);
  await happened(quoted, november, [[0.5, "quote-sent"]]);
  await happened(scheduled, november, [[1.5, "visit-scheduled"]]);
  await happened(spam, november, [[9, "message-sent"]]);
  const quote = (
    bookingId: string,
    state: QuoteState,
    number: number,
    totalCents: number,
    validUntil: Date,
  ) => ({
    id: crypto.randomUUID(),
    bookingId,
    number,
    lines: [],
    totalCents,
    validUntil,
    state,
    author: "ada@example.com",
    createdAt: november,
  });
  const later = new Date(Date.now() + dayMs);
  await db()
    .insert(quotes)
    .values([
      quote(done, "withdrawn", 1, 90_000, later),
      quote(done, "accepted", 2, 100_000, later),
      quote(quoted, "sent", 1, 25_050, later),
      quote(declined, "declined", 1, 30_000, later),
      quote(scheduled, "sent", 1, 5_000, november),
    ]);
  const ada = await insertStaff({ fullName: "Ada Lovelace" });
  const visit = { startsAt: november, minutes: 90 };
  await db()
    .insert(visits)
    .values([
      { ...visit, bookingId: done, staffId: ada.id },
      { ...visit, bookingId: scheduled, staffId: ada.id },
      { ...visit, bookingId: quoted },
      { ...visit, bookingId: quoted, staffId: ada.id, canceledAt: november },
    ]);
});

test("counts requests by month in Pacific time and by service, without spam", async () => {
  const rows = await rowsOf("requests");
  const named = rows?.filter(([, , , total]) => total !== 0);
  expect(named).toEqual([
    ["Digital Twin", 0, 1, 1],
    ["Scan to BIM", 2, 0, 2],
    ["Former Service", 0, 1, 1],
    ["Not sure yet", 0, 2, 2],
    ["All services", 2, 4, 6],
  ]);
  expect(rows).toHaveLength(10);
});

test("counts the requests that reached each stage, and those that stopped there", async () => {
  expect(await rowsOf("funnel")).toEqual([
    ["Requests", 6, null, null, 3, "1 declined, 2 wait for us"],
    ["Quoted", 3, 3 / 6, 3 / 6, 1, "1 waits for the customer"],
    ["Accepted", 2, 2 / 6, 2 / 3, 0, ""],
    ["Scheduled", 2, 2 / 6, 2 / 2, 1, "1 has a visit to come or to close"],
    ["Done", 1, 1 / 6, 1 / 2, 0, ""],
  ]);
});

test("measures the days to the first answer and to the quote", async () => {
  const rounded = (await rowsOf("days"))?.map((row) =>
    row.map((cell) => (typeof cell === "number" ? Math.round(cell * 100) / 100 : cell)),
  );
  expect(rounded).toEqual([
    ["Oct 2025", 2, 2.8, 2, 2],
    ["Nov 2025", 1, 1.4, 0.5, 0.5],
    ["Whole period", 1.25, 2.55, 1.25, 1.85],
  ]);
});

test("adds up quotes by outcome, without replaced ones", async () => {
  expect(await rowsOf("sums")).toEqual([
    ["Quoted", 4, 1600.5],
    ["Accepted", 1, 1000],
    ["Open", 1, 250.5],
    ["Expired or declined", 2, 350],
  ]);
});

test("adds up visits by person, unassigned ones last", async () => {
  expect(await rowsOf("visits")).toEqual([
    ["Ada Lovelace", 2, 3],
    ["Nobody assigned", 1, 1.5],
  ]);
});

test("an empty period has its tables, too", async () => {
  const report = await load("from=2020-01-01&to=2020-01-31");
  expect(report?.summary.map(({ value }) => value)).toEqual(["0", "None yet", "$0", "$0", "$0"]);
  expect(report?.figures.map(({ figure }) => figure.rows.length)).toEqual([5, 9, 2, 4, 0]);
  expect(await load("from=2020-01-02&to=2020-01-01")).toBeNull();
});

test("each table is a CSV file, for administrators alone", async () => {
  const send = async (figure: string, by: Awaited<ReturnType<typeof admin>>) =>
    exportLoader({
      request: await requestAs(by, `/reports/${figure}.csv?${query}`),
      params: { figure },
      context: {},
    });
  const response = await send("sums", await admin());
  expect(response.headers.get("Content-Disposition")).toMatch(/report-sums-\d{4}-\d\d-\d\d\.csv/);
  expect(parseCsv(await response.text()).slice(0, 2)).toEqual([
    ["Sum", "Quotes", "US dollars"],
    ["Quoted", "4", "1600.5"],
  ]);
  expect((await thrownBy(send("nonsense", await admin()))).status).toBe(404);
  expect((await thrownBy(send("sums", await insertStaff()))).status).toBe(403);
});
