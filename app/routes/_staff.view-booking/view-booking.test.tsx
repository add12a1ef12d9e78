import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import AllBookings from "./route";
import type { BookingRow } from "./to-booking-row";

afterEach(cleanup);

const row: BookingRow = {
  id: "1",
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  preferredDate: null,
  serviceLocation: "Van Nuys, California",
  mapHref: null,
  status: 0,
};

const list = { query: "", rows: [row], page: 1, pages: 1, total: 1, hasMore: false };

async function show(data: Partial<typeof list> = {}) {
  const never = new Promise<null>(() => undefined);
  const Stub = createRemixStub([
    {
      path: "/view-booking",
      Component: AllBookings,
      loader: () => ({ ...list, ...data }),
      action: () => never,
    },
    { path: "/booking-details/:id", loader: () => never },
  ]);
  render(<Stub initialEntries={["/view-booking"]} />);
  await screen.findByRole("heading", { level: 1, name: "All Bookings" });
}

describe("a list with bookings", () => {
  test("has the seven columns, and a row named by its visitor", async () => {
    await show();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Email",
      "Phone",
      "Preferred Date",
      "Service Location",
      "Status",
      "Actions",
    ]);
    const cells = within(screen.getByRole("row", { name: /Ada Example/ }));
    expect(cells.getByRole("rowheader").textContent).toBe("Ada Example");
    expect(cells.getByText("Pending")).toBeDefined();
    expect(cells.getByRole("button", { name: "View Ada Example" })).toBeDefined();
    expect(screen.getByText("Page 1 of 1")).toBeDefined();
  });

  test("shows markup as the text it is", async () => {
    const hostile = `<img src=x onerror="alert(1)">`;
    await show({
      rows: [{ ...row, fullName: hostile, email: hostile, phone: hostile, serviceLocation: hostile }],
    });
    const shown = within(screen.getByRole("rowheader").closest("tr") ?? document.body);
    // The fifth is the button's hidden text, which names the row.
    expect(shown.getAllByText(hostile)).toHaveLength(5);
    expect(document.querySelector("img")).toBeNull();
  });

  test("links a place with coordinates to the map", async () => {
    const mapHref = "https://www.google.com/maps?q=34.1866,-118.4487";
    await show({ rows: [{ ...row, mapHref }] });
    expect(screen.getByRole("link", { name: "View Location of Ada Example" }).getAttribute("href")).toBe(
      mapHref,
    );
  });

  test("keeps the search while it is paged", async () => {
    await show({ query: "a&b", page: 2, pages: 3, total: 14 });
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe(
      "/view-booking?q=a%26b&page=1",
    );
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
      "/view-booking?q=a%26b&page=3",
    );
  });

  test("says that the booking is loading once View was pressed", async () => {
    const Stub = createRemixStub([
      {
        path: "/view-booking",
        Component: AllBookings,
        loader: () => list,
        action: () => new Response(null, { status: 302, headers: { Location: "/booking-details/1" } }),
      },
      { path: "/booking-details/:id", loader: () => new Promise<null>(() => undefined) },
    ]);
    render(<Stub initialEntries={["/view-booking"]} />);
    await userEvent.click(await screen.findByRole("button", { name: "View Ada Example" }));
    expect((await screen.findByRole("status")).textContent).toBe("Loading booking details...");
  });
});

describe("a search", () => {
  test("says how many match, and offers to clear it", async () => {
    await show({ query: "ada" });
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ada");
    expect(screen.getByRole("status").textContent).toBe("1 booking matches “ada”. Clear search");
    expect(screen.getByRole("link", { name: "Clear search" }).getAttribute("href")).toBe("/view-booking");
  });

  test("says when more match than are shown", async () => {
    await show({ query: "a", total: 1200, pages: 200, hasMore: true });
    expect(screen.getByRole("status").textContent).toContain(
      "More than 1,200 bookings match. Showing the newest 1,200; add letters to narrow the search.",
    );
  });

  test("without a hit says so", async () => {
    await show({ query: "<b>zz</b>", rows: [], total: 0 });
    expect(screen.getByText("No booking matches “<b>zz</b>”.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Clear search" })).toBeDefined();
    expect(screen.queryByText("No bookings available.")).toBeNull();
  });
});

test("an empty list says that there are no bookings", async () => {
  await show({ rows: [], total: 0 });
  expect(screen.getByText("No bookings available.")).toBeDefined();
  expect(screen.getByText("Page 1 of 1")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Clear search" })).toBeNull();
});
