import type { LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs } from "#tests/support/staff";
import { eventsOfBooking } from "~/booking/events.server";
import { findBooking } from "~/booking/find-booking.server";
import { paths } from "~/paths";
import { action, loader } from "./route";

const argsOf = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

async function load(query: Record<string, string> = {}) {
  const path = `/view-booking?${new URLSearchParams(query)}`;
  return loader(argsOf(await requestAs(await insertStaff(), path)));
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
    expect(found.query).toBe("BOB");
  });

  test("takes a search of 10 kB, of NUL and of half a character", async () => {
    await insertBookings([{ fullName: "Ada" }]);
    expect(await load({ q: "x".repeat(10_240) })).toMatchObject({ total: 0, query: "x".repeat(200) });
    expect(await load({ q: "\0" })).toMatchObject({ total: 1, query: "" });
    const { query } = await loader(
      argsOf(await requestAs(await insertStaff(), "/view-booking?q=%ED%A0%80%FF")),
    );
    expect(query.isWellFormed()).toBe(true);
  });
});

describe("View", () => {
  async function view(id: string) {
    const staff = await insertStaff();
    const body = new URLSearchParams({ id });
    return {
      staff,
      answer: action(argsOf(await requestAs(staff, "/view-booking", { method: "POST", body }))),
    };
  }

  test("marks the booking viewed and goes to it", async () => {
    const [id = ""] = await insertBookings([{}]);
    const { staff, answer } = await view(id);
    expect((await answer).headers.get("Location")).toBe(`/booking-details/${id}`);
    expect(await findBooking(id)).toMatchObject({ status: 1, viewedBy: staff.id });
    expect(await eventsOfBooking(id)).toMatchObject([{ kind: "viewed", actor: staff.email }]);
  });

  test.each([randomUUID(), "", "//evil.example"])("of booking %j is answered with 404", async (id) => {
    const { answer } = await view(id);
    await expect(answer).rejects.toMatchObject({ status: 404 });
  });

  test("changes nothing for whoever is not signed in", async () => {
    const [id = ""] = await insertBookings([{}]);
    const body = new URLSearchParams({ id });
    const request = new Request("http://localhost/view-booking", { method: "POST", body });
    await expect(action(argsOf(request))).rejects.toMatchObject({ status: 302 });
    expect(await findBooking(id)).toMatchObject({ status: 0 });
  });
});
