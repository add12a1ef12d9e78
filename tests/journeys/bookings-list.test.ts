import { expect } from "vitest";
import { lendApp, test as base } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { parseCsv } from "#tests/support/files/csv";
import { dayFromNow, noonFromNow } from "#tests/support/future-date";
import { signInVisitor } from "#tests/support/http/sign-in";
import type { Page } from "#tests/support/http/visitor";
import { insertBookings } from "#tests/support/records/bookings";

const markup = `<img src=x onerror="alert(1)">`;
/** The newest booking is that of Visitor 13. Bookings with an odd number were viewed. */
const visitors = Array.from({ length: 14 }, (_, index) => ({
  fullName: `Visitor ${String(index).padStart(2, "0")}`,
  email: `visitor${index}@example.com`,
  status: index % 2,
  preferredDate: index < 3 ? null : noonFromNow(index),
}));

const hostile = {
  fullName: markup,
  email: markup,
  phone: markup,
  serviceLocation: markup,
  company: "=1+1",
  createdAt: new Date("2000-01-05T12:00:00Z"),
};
const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, () => insertBookings([hostile, ...visitors])),
);

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

async function openList(query = "") {
  const visitor = await signInVisitor(app.url);
  return { visitor, page: await visitor.open(`/view-booking${query}`) };
}

const readNames = ({ document }: Page) =>
  [...document.querySelectorAll("tbody th a")].map(({ textContent }) => textContent);
const toNames = (...numbers: number[]) =>
  numbers.map((number) => `Visitor ${String(number).padStart(2, "0")}`);

test("the list is filtered, sorted and paged by forms and links alone", async () => {
  let { page } = await openList();
  expect(page.text).toContain("15 bookings");
  expect(page.text).toContain("Page 1 of 3");
  expect(readNames(page)).toEqual(toNames(13, 12, 11, 10, 9, 8));
  page = await page.click("Next");
  expect(readNames(page)).toEqual(toNames(7, 6, 5, 4, 3, 2));

  page = await page.submit({ q: "visitor", status: "0" }, "Apply");
  expect(page.text).toContain("7 bookings match.");
  expect(readNames(page)).toEqual(toNames(12, 10, 8, 6, 4, 2));
  page = await page.click("Name");
  expect(readNames(page)).toEqual(toNames(0, 2, 4, 6, 8, 10));
  expect(page.document.querySelector("[aria-sort]")?.getAttribute("aria-sort")).toBe("ascending");
  page = await page.click("Next");
  expect(readNames(page)).toEqual(toNames(12));

  page = await page.click("Pending, clear status");
  expect(page.text).toContain("14 bookings match “visitor”.");
  expect(readNames(page)).toEqual(toNames(0, 1, 2, 3, 4, 5));
  page = await page.submit({ date: "preferred", from: dayFromNow(9), to: dayFromNow(11) }, "Apply");
  expect(readNames(page)).toEqual(toNames(9, 10, 11));
  page = await page.click("Clear all");
  expect(page.url.search).toBe("?sort=name");
});

test("a date range that ends before it starts gets an error with a link that swaps the days", async () => {
  let { page } = await openList(`?date=preferred&from=${dayFromNow(11)}&to=${dayFromNow(9)}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("The end date is before the start date.");
  page = await page.click("Swap dates");
  expect(readNames(page)).toEqual(toNames(11, 10, 9));
});

test("a search without results has a link that clears it", async () => {
  let { page } = await openList();
  page = await page.submit({ q: "nobody" }, "Search");
  expect(page.text).toContain("No bookings match “nobody”.");
  page = await page.click("Clear search");
  expect(page.text).toContain("15 bookings");
});

test("invalid query parameters show the list, never an error", async () => {
  const { visitor } = await openList();
  for (const query of [
    "page=-1&status=7&sort=id&order=%00&date=x&from=2000-02-31&to=never",
    "page=1e9",
    `q=${"x".repeat(10_240)}`,
    "q=%25&q=_&q='",
    "q=%ED%A0%80%00%FF",
    "__proto__=1&constructor[prototype]=2",
  ])
    expect((await visitor.open(`/view-booking?${query}`)).status, query.slice(0, 40)).toBe(200);
});

test("markup typed by a visitor is shown as text in every cell", async () => {
  const { page } = await openList("?q=onerror");
  expect(page.document.querySelector("main img, main script")).toBeNull();
  expect(readNames(page)).toEqual([markup]);
  expect(page.text.split(markup).length - 1).toBeGreaterThanOrEqual(4);
});

test("a search can be saved, also twice under the same name, but not without a name", async () => {
  let { page } = await openList("?q=visitor&status=0");
  page = await page.submit({ name: " " }, "Save");
  expect(page.status).toBe(400);
  expect(page.text).toContain("Enter a name for the list");
  expect(page.document.title).toMatch(/^Error: /);
  expect(readNames(page)).toHaveLength(6);
  for (const name of [`Mine ${markup}`, `Mine ${markup}`]) {
    page = await page.submit({ name }, "Save");
    expect(page.url.search).toBe("?q=visitor&status=0&page=1");
    expect(page.text).toContain(`List saved as “Mine ${markup}”.`);
  }
  page = await page.click("See your saved lists");
  expect(page.url.pathname).toBe("/account-savelists");
});

test("a row is a link to its booking, which marks nothing as viewed", async () => {
  const { visitor, page } = await openList("?q=visitor+12");
  const booking = await page.click("Visitor 12");
  expect(booking.url.pathname).toMatch(/^\/booking-details\//);
  expect((await visitor.open("/view-booking?q=visitor+12")).text).toContain("Pending");
});

test("View for a booking that is gone redirects to the list", async () => {
  const { visitor } = await openList();
  const body = new URLSearchParams({ id: "00000000-0000-4000-8000-000000000000" });
  const response = await visitor.fetch("/view-booking?status=0", {
    method: "POST",
    body,
    headers: { Origin: app.url },
  });
  expect(response.status).toBe(303);
  const page = await visitor.open(response.headers.get("Location") ?? "");
  expect(page.text).toContain("That booking no longer exists.");
  expect(readNames(page)).toHaveLength(6);
});

test("the export contains the filtered bookings, and no formulas", async () => {
  const { visitor, page } = await openList("?status=0&sort=name");
  const link = [...page.document.querySelectorAll("a")].find((a) => a.textContent.includes("Export CSV"));
  const response = await visitor.fetch(link?.href ?? "");
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="bookings-[\d-]+\.csv"$/,
  );
  expect(response.headers.get("Content-Encoding")).toBeNull();
  const [headers = [], ...table] = parseCsv((await response.text()).replace("\ufeff", ""));
  const column = (name: string) => table.map((row) => row[headers.indexOf(name)]);
  expect(column("Full Name")).toEqual([markup, ...toNames(0, 2, 4, 6, 8, 10, 12)]);
  expect(column("Company")[0]).toBe("'=1+1");
  expect(new Set(column("Status"))).toEqual(new Set(["Pending"]));
});
