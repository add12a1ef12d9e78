import { expect } from "vitest";
import { lendApp, test as base } from "#tests/support/app/lent-app";
import type { AppServer } from "#tests/support/app/server";
import { signInVisitor } from "#tests/support/http/sign-in";
import type { Page } from "#tests/support/http/visitor";
import { insertBookings } from "#tests/support/records/bookings";

const visitors = Array.from({ length: 14 }, (_, index) => ({
  fullName: `Visitor ${index}`,
  status: index % 2,
}));
const test = base.override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, () => insertBookings(visitors)),
);

let app: AppServer;
test.beforeAll(({ app: lent }) => {
  app = lent;
});

const names = ({ document }: Page) =>
  [...document.querySelectorAll("tbody th a")].map(({ textContent }) => textContent);
const named = (...numbers: number[]) => numbers.map((number) => `Visitor ${number}`);
const boxesOf = ({ document }: Page) => [
  ...document.querySelectorAll<HTMLInputElement>("input[name=booking]"),
];

test("several bookings are assigned and marked as viewed, found by their owner, and saved as a search", async () => {
  const visitor = await signInVisitor(app.url);
  let page = await visitor.open("/view-booking?q=visitor&status=0&from=2026-01-01");
  expect(names(page)).toEqual(named(12, 10, 8, 6, 4, 2));
  const boxes = boxesOf(page);
  expect(boxes.map((box) => box.getAttribute("aria-label"))).toEqual(
    named(12, 10, 8, 6, 4, 2).map((name) => `Select ${name}`),
  );
  for (const box of boxes.slice(0, 2)) box.checked = true;
  page = await page.submit({ owner: "me" }, "Assign");
  expect(page.text).toContain("2 bookings assigned to Administrator.");
  expect(names(page)).toEqual(named(12, 10, 8, 6, 4, 2));

  page = await page.submit({ owner: "me", stage: "new" }, "Apply");
  expect(page.url.search).toContain("stage=new&owner=me");
  expect(names(page)).toEqual(named(12, 10));
  expect(page.text).toContain("Owner Administrator");
  for (const box of boxesOf(page)) box.checked = true;
  page = await page.submit({}, "Mark as viewed");
  expect(page.text).toContain("2 bookings marked as viewed.");
  expect(names(page)).toEqual([]);
  page = await page.click("Pending, clear status");
  expect(names(page)).toEqual(named(12, 10));

  page = await page.submit({ name: "My new ones" }, "Save");
  page = await page.click("See your saved lists");
  expect(page.text).toContain("Stage: New · Assigned to me");
});

test("without a check mark the list says what to do", async () => {
  const visitor = await signInVisitor(app.url);
  const page = await visitor.open("/view-booking");
  expect((await page.submit({}, "Mark as viewed")).text).toContain("Select at least one booking");
});
