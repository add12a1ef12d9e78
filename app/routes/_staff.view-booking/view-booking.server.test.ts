import type { LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs, sessionOf } from "#tests/support/staff";
import { eventsOfBooking } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { listSavedSearches, saveSearch } from "~/booking/list/saved-searches.server";
import { paths } from "~/paths";
import { action, loader } from "./route";

const argsOf = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

async function load(query: Record<string, string> | string = {}) {
  const path = `/view-booking?${new URLSearchParams(query)}`;
  return (await loader(argsOf(await requestAs(await insertStaff(), path)))).data;
}

const names = (list: Awaited<ReturnType<typeof load>>) => list.rows.map(({ fullName }) => fullName);

describe("the list", () => {
  test("sends whoever is not signed in to the sign-in page, and back", async () => {
    const request = new Request("http://localhost/view-booking?q=ada&page=2");
    const thrown = await loader(argsOf(request)).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get("Location")).toBe(
      paths.login({ redirectTo: "/view-booking?q=ada&page=2" }),
    );
  });

  test("shows dates in Pacific time, and coordinates as a link to the map", async () => {
    await insertBookings([
      { fullName: "Text", serviceLocation: "Reno, Nevada" },
      {
        fullName: "Map",
        serviceLocation: "34.1866, -118.4487",
        preferredDate: new Date("2026-12-11T17:30:00Z"),
      },
      { fullName: "Trap", serviceLocation: "javascript:alert(1)" },
    ]);
    const { rows } = await load();
    expect(rows).toMatchObject([
      { fullName: "Trap", mapHref: null },
      {
        fullName: "Map",
        preferredDate: "Dec 11, 2026, 9:30 AM",
        mapHref: "https://www.google.com/maps?q=34.1866,-118.4487",
      },
      { fullName: "Text", preferredDate: null, mapHref: null, serviceLocation: "Reno, Nevada" },
    ]);
  });

  test.each([
    ["0", 1],
    ["-1", 1],
    ["x", 1],
    ["", 1],
    ["1000000000", 2],
    ["1e999", 1],
  ])("page %j is page %i", async (page, shown) => {
    await insertBookings(Array.from({ length: 8 }, () => ({})));
    expect(await load({ page })).toMatchObject({ page: shown, pages: 2 });
  });

  test("searches for what stands in q, and says what it was", async () => {
    await insertBookings([{ fullName: "Ada" }, { fullName: "Bob", email: "bob@example.com" }]);
    const found = await load({ q: " BOB " });
    expect(names(found)).toEqual(["Bob"]);
    expect(found.filter.q).toBe("BOB");
  });

  test("takes a search of 10 kB, of NUL and of half a character", async () => {
    await insertBookings([{ fullName: "Ada" }]);
    expect(await load({ q: "x".repeat(10_240) })).toMatchObject({ total: 0, filter: { q: "x".repeat(200) } });
    expect(await load({ q: "\0" })).toMatchObject({ total: 1, filter: { q: "" } });
    const { filter } = await load("q=%ED%A0%80%FF");
    expect(filter.q.isWellFormed()).toBe(true);
  });
});

/** What the action answers to a form posted by a new member of staff, who comes along. */
async function post(fields: Record<string, string>, query = "") {
  const staff = await insertStaff();
  const body = new URLSearchParams(fields);
  const request = await requestAs(staff, `/view-booking?${query}`, { method: "POST", body });
  const answer = await action(argsOf(request));
  return { staff, answer, location: answer instanceof Response ? answer.headers.get("Location") : null };
}

/** The list that a redirect leads to, with the notice that came along. */
async function follow(staff: Awaited<ReturnType<typeof insertStaff>>, answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("The action has not redirected.");
  const request = await requestAs(staff, answer.headers.get("Location") ?? "");
  const notice = answer.headers.get("Set-Cookie")?.split(";", 1)[0];
  request.headers.append("Cookie", notice ?? "");
  return (await loader(argsOf(request))).data;
}

describe("View", () => {
  test("marks the booking viewed and goes to it", async () => {
    const [id = ""] = await insertBookings([{}]);
    const { staff, location } = await post({ id });
    expect(location).toBe(`/booking-details/${id}`);
    expect(await findBooking(id)).toMatchObject({ status: 1, viewedBy: staff.id });
    expect(await eventsOfBooking(id)).toMatchObject([{ kind: "viewed", actor: staff.email }]);
  });

  test.each([randomUUID(), "", "//evil.example"])(
    "of booking %j leads back to the list, which says so",
    async (id) => {
      const { staff, answer, location } = await post({ id }, "q=ada&status=0&page=2");
      expect(location).toBe("/view-booking?q=ada&status=0&page=2");
      expect(await follow(staff, answer)).toMatchObject({
        notice: { tone: "warn", title: "There is no such booking." },
      });
    },
  );

  test("changes nothing for whoever is not signed in, and asks them to sign in", async () => {
    const [id = ""] = await insertBookings([{}]);
    const body = new URLSearchParams({ id });
    const request = new Request("http://localhost/view-booking?q=ada", { method: "POST", body });
    const thrown = await action(argsOf(request)).catch((error: unknown) => error);
    expect((thrown as Response).headers.get("Location")).toBe(
      paths.login({ redirectTo: "/view-booking?q=ada" }),
    );
    expect(await findBooking(id)).toMatchObject({ status: 0 });
  });
});

test.each([
  [413, "application/x-www-form-urlencoded", "The form is too large."],
  [415, "text/plain", "This form must be sent as application/x-www-form-urlencoded."],
])("a form that cannot be read is answered by the page, with %i", async (status, type, message) => {
  const request = await requestAs(await insertStaff(), "/view-booking", {
    method: "POST",
    body: `intent=save-search&name=${"x".repeat(300 * 1024)}`,
    headers: { "Content-Type": type },
  });
  expect(await action(argsOf(request))).toMatchObject({
    data: { unreadable: expect.stringContaining(message) as string },
    init: { status },
  });
});

describe("saving the search", () => {
  const intent = "save-search";

  test("keeps it in one spelling, and says so with a way to it", async () => {
    const { staff, answer, location } = await post({ intent, name: "Ada’s" }, "page=2&x=y&status=0&q=ada");
    expect(location).toBe("/view-booking?q=ada&status=0&page=2");
    expect(await listSavedSearches(staff)).toMatchObject([{ name: "Ada’s", query: "q=ada&status=0" }]);
    expect((await follow(staff, answer)).notice).toEqual({
      tone: "ok",
      title: "The search was saved as “Ada’s”.",
      link: { to: "/account-savelists", label: "See your saved searches" },
    });
  });

  test.each([
    ["", "Enter a name for the search"],
    ["x".repeat(81), "Name must have 80 characters or fewer"],
  ])("as %j is refused, and the name stays", async (name, message) => {
    const { staff, answer } = await post({ intent, name }, "q=ada");
    expect(answer).toMatchObject({ data: { name, errors: [message] }, init: { status: 422 } });
    expect(await listSavedSearches(staff)).toEqual([]);
  });

  test("beyond the fiftieth is refused, and the name stays", async () => {
    const staff = await insertStaff();
    const session = await sessionOf(staff);
    for (let count = 0; count < 50; count++)
      await saveSearch(session, { name: `Search ${count}`, query: "" });
    const body = new URLSearchParams({ intent, name: "One more" });
    const request = await requestAs(staff, "/view-booking?q=ada", { method: "POST", body });
    expect(await action(argsOf(request))).toMatchObject({
      data: { name: "One more", errors: [expect.stringContaining("You have 50 saved searches.")] },
      init: { status: 409 },
    });
  });
});

test("filters and order come from the address, and go to the page", async () => {
  await insertBookings([
    { fullName: "Bob", status: 0 },
    { fullName: "Ada", status: 0 },
    { fullName: "Eve", status: 1 },
  ]);
  const list = await load("status=0&sort=name&from=2026-11-20&to=2026-11-20");
  expect(names(list)).toEqual(["Ada", "Bob"]);
  expect(list.filter).toMatchObject({ status: 0, sort: "name", order: "asc", from: "2026-11-20" });
  expect(await load("from=2026-11-21&to=2026-11-20")).toMatchObject({
    rows: [],
    total: 0,
    page: 1,
    pages: 1,
  });
});
