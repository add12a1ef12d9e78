import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { followToList, postToList, toArgs } from "#tests/support/routes/bookings-list";
import { listSavedSearches, saveSearch } from "~/booking/list/saved-searches.server";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { action, loader } from "./route";

async function load(query: Record<string, string> | string = {}) {
  const path = `/view-booking?${new URLSearchParams(query)}`;
  return (await loader(toArgs(await requestAs(await insertStaff(), path)))).data;
}

const getNames = (list: Awaited<ReturnType<typeof load>>) => list.rows.map(({ fullName }) => fullName);

describe("the list", () => {
  test("shows that spam waits for nobody", async () => {
    await insertBookings([{ spamAt: new Date(), spamReason: "staff", waitingFor: "us" }]);
    expect((await load({ spam: "1" })).rows).toMatchObject([{ waiting: null }]);
  });

  test("shows dates in Pacific time, and coordinates as a link to the map", async () => {
    await insertBookings([
      { fullName: "Text", serviceLocation: "Reno, Nevada" },
      {
        fullName: "Map",
        serviceLocation: "34.1866, -118.4487",
        preferredDate: new Date("2099-12-11T17:30:00Z"),
      },
      { fullName: "Trap", serviceLocation: "javascript:alert(1)" },
    ]);
    const { rows } = await load();
    expect(rows).toMatchObject([
      { fullName: "Trap", mapHref: null },
      {
        fullName: "Map",
        preferredDate: "Dec 11, 2099, 9:30 AM",
        mapHref: "https://www.google.com/maps?q=34.1866,-118.4487",
      },
      {
        fullName: "Text",
        preferredDate: null,
        mapHref: null,
        serviceLocation: "Reno, Nevada",
        addressHref: "https://www.google.com/maps/search/?api=1&query=Reno%2C+Nevada",
      },
    ]);
  });

  test.each([
    ["0", 1],
    ["-1", 1],
    ["x", 1],
    ["1000000000", 2],
    ["1e999", 1],
  ])("reads page %j as page %i", async (page, shown) => {
    await insertBookings(Array.from({ length: 8 }, () => ({})));
    expect(await load({ page })).toMatchObject({ page: shown, pages: 2 });
  });

  test("redirects to an address without the empty inputs of the form", async () => {
    const query = { q: "ana", status: "", date: "received", from: "", to: "" };
    const redirect = await load(query).catch((error: unknown) => error);
    expect(redirect).toBeInstanceOf(Response);
    expect((redirect as Response).headers.get("Location")).toBe("/view-booking?q=ana");
  });

  test("searches for q and returns the normalized search", async () => {
    await insertBookings([{ fullName: "Ada" }, { fullName: "Bob", email: "bob@example.com" }]);
    const page = await load({ q: " BOB " });
    expect(getNames(page)).toEqual(["Bob"]);
    expect(page.filter.q).toBe("BOB");
  });

  test("accepts a search of 10 kB, of NUL and of a lone surrogate", async () => {
    await insertBookings([{ fullName: "Ada" }]);
    expect(await load({ q: "x".repeat(10_240) })).toMatchObject({ total: 0, filter: { q: "x".repeat(200) } });
    expect(await load({ q: "\0" })).toMatchObject({ total: 1, filter: { q: "" } });
    const { filter } = await load("q=%ED%A0%80%FF");
    expect(filter.q.isWellFormed()).toBe(true);
  });
});

describe("View", () => {
  test("marks the booking as viewed and redirects to it", async () => {
    const [id = ""] = await insertBookings([{}]);
    const { staff, location } = await postToList({ id }, "q=ada&page=2");
    expect(location).toBe(`/booking-details/${id}?list=q%3Dada%26page%3D2`);
    expect(await findBooking(id)).toMatchObject({ status: 1, viewedBy: staff.id });
    expect(await findHistory(id)).toMatchObject([{ kind: "viewed", actor: staff.email }]);
  });

  test.each([randomUUID(), "", "//evil.example"])(
    "of the unknown booking %j redirects to the list with a message",
    async (id) => {
      const { staff, answer, location } = await postToList({ id }, "q=ada&status=0&page=2");
      expect(location).toBe("/view-booking?q=ada&status=0&page=2");
      expect(await followToList(staff, answer)).toMatchObject({
        flash: { tone: "warn", title: "That booking no longer exists." },
      });
    },
  );
});

test.each([
  [413, "application/x-www-form-urlencoded", "The form is too large."],
  [415, "text/plain", "This form must be sent as application/x-www-form-urlencoded."],
])("returns an unreadable form as action data with status %i", async (status, type, message) => {
  const request = await requestAs(await insertStaff(), "/view-booking", {
    method: "POST",
    body: `intent=save-search&name=${"x".repeat(300 * 1024)}`,
    headers: { "Content-Type": type },
  });
  expect(await action(toArgs(request))).toMatchObject({
    data: { error: { "": [expect.stringContaining(message)] } },
    init: { status },
  });
});

describe("saving the search", () => {
  const intent = "save-search";

  test("saves it in canonical form, with a link to the saved searches", async () => {
    const { staff, answer, location } = await postToList(
      { intent, name: "Ada’s" },
      "page=2&x=y&status=0&q=ada",
    );
    expect(location).toBe("/view-booking?q=ada&status=0&page=2");
    expect(await listSavedSearches(staff)).toMatchObject([{ name: "Ada’s", query: "q=ada&status=0" }]);
    expect((await followToList(staff, answer)).flash).toEqual({
      tone: "ok",
      title: "List saved as “Ada’s”.",
      link: { to: "/account-savelists", label: "See your saved lists" },
    });
  });

  test.each([
    ["", "Enter a name for the list"],
    ["x".repeat(81), "Shorten the name to 80 characters or fewer"],
  ])("as %j is rejected, and the name is kept", async (name, message) => {
    const { staff, answer } = await postToList({ intent, name }, "q=ada");
    expect(answer).toMatchObject({
      data: { initialValue: { name }, error: { name: [message] } },
      init: { status: 400 },
    });
    expect(await listSavedSearches(staff)).toEqual([]);
  });

  test("is rejected beyond the fiftieth, and the name is kept", async () => {
    const staff = await insertStaff();
    const session = await sessionOf(staff);
    for (let count = 0; count < 50; count++)
      await saveSearch(session, { name: `Search ${count}`, query: "" });
    const body = new URLSearchParams({ intent, name: "One more" });
    const request = await requestAs(staff, "/view-booking?q=ada", { method: "POST", body });
    expect(await action(toArgs(request))).toMatchObject({
      data: {
        initialValue: { name: "One more" },
        error: { name: [expect.stringContaining("You have 50 saved lists,")] },
      },
      init: { status: 409 },
    });
  });
});

test("filters by the work on a booking, and by the user's own bookings", async () => {
  const staff = await insertStaff({ fullName: "Ada Lovelace" });
  const grace = await insertStaff({ fullName: "Grace Hopper" });
  await insertBookings([
    { fullName: "Mine", ownerId: staff.id, stage: "quoted", waitingFor: "them", service: "Scan to BIM" },
    { fullName: "Hers", ownerId: grace.id, stage: "quoted", waitingFor: "us" },
    { fullName: "Nobody’s", stage: "done", waitingFor: "nobody", status: 1 },
  ]);
  const names = async (query: string) =>
    getNames((await loader(toArgs(await requestAs(staff, `/view-booking?${query}`)))).data);
  expect(await names("owner=me")).toEqual(["Mine"]);
  expect(await names(`owner=${grace.id}`)).toEqual(["Hers"]);
  expect(await names("owner=none")).toEqual(["Nobody’s"]);
  expect(await names("stage=quoted")).toEqual(["Hers", "Mine"]);
  expect(await names("service=scan-to-bim")).toEqual(["Mine"]);
  expect(await names("service=none&status=0")).toEqual(["Hers"]);
  expect(await names("waiting=us&sort=waiting")).toEqual(["Hers"]);
  expect(await names("stage=quoted&owner=none")).toEqual([]);
});

test("shows the views and saved searches with their counts, and marks the current one", async () => {
  const staff = await insertStaff();
  await insertBookings([
    { stage: "new", ownerId: staff.id },
    { stage: "new" },
    { stage: "quoted", waitingFor: "them" },
    { stage: "done", waitingFor: "nobody", spamAt: new Date(), spamReason: "staff" },
  ]);
  await saveSearch(await sessionOf(staff), { name: "Quoted ones", query: "stage=quoted" });
  const show = async (query: string) =>
    (await loader(toArgs(await requestAs(staff, `/view-booking?${query}`)))).data.views;
  expect((await show("")).map(({ name, count }) => `${name} ${count}`)).toEqual([
    "Waiting for us 2",
    "Mine 1",
    "Unassigned 1",
    "New 2",
    "All 3",
    "Quoted ones 1",
    "Spam 1",
  ]);
  const current = async (query: string) => (await show(query)).filter(({ isCurrent }) => isCurrent);
  expect(await current("stage=quoted&page=2")).toMatchObject([{ name: "Quoted ones" }]);
  expect(await current("waiting=us&owner=me")).toMatchObject([{ name: "Mine" }]);
  expect(await current("stage=open")).toEqual([]);
});

test("stores the chosen number of rows in this browser", async () => {
  await insertBookings(Array.from({ length: 30 }, () => ({})));
  const choose = async (size: string) => {
    const { staff, answer, location } = await postToList({ intent: "page-size", size }, "status=0&page=3");
    expect(location).toBe("/view-booking?status=0");
    return followToList(staff, answer);
  };
  expect(await choose("25")).toMatchObject({ pageSize: 25, rows: { length: 25 }, pages: 2 });
  expect(await choose("7")).toMatchObject({ pageSize: 6, rows: { length: 6 }, pages: 5 });
});

test("offers the active accounts as owners", async () => {
  await insertStaff({ fullName: "Removed", deactivatedAt: new Date() });
  const grace = await insertStaff({ fullName: "Grace Hopper" });
  const staff = await insertStaff({ fullName: "Ada Lovelace" });
  const { owners } = (await loader(toArgs(await requestAs(staff, "/view-booking")))).data;
  expect(owners.others).toEqual([{ id: grace.id, fullName: "Grace Hopper" }]);
  expect(owners.names).toEqual({ [grace.id]: "Grace Hopper", [staff.id]: "Ada Lovelace" });
});

test("reads filter and order from the URL", async () => {
  await insertBookings([
    { fullName: "Bob", status: 0 },
    { fullName: "Ada", status: 0 },
    { fullName: "Eve", status: 1 },
  ]);
  const list = await load("status=0&sort=name&from=2026-11-20&to=2026-11-20");
  expect(getNames(list)).toEqual(["Ada", "Bob"]);
  expect(list.filter).toMatchObject({ status: 0, sort: "name", order: "asc", from: "2026-11-20" });
  expect(await load("from=2026-11-21&to=2026-11-20")).toMatchObject({
    rows: [],
    total: 0,
    page: 1,
    pages: 1,
  });
});
