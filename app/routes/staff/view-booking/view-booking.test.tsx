import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { listPage, listRow } from "#tests/support/components/list-page";
import { defaultFilter, type ListFilter } from "~/booking/list/filter";
import AllBookings from "./route";

type List = Omit<typeof listPage, "filter"> & { filter: ListFilter };

const never = new Promise<null>(() => undefined);

async function show(data: Partial<List> = {}, action: () => Response | Promise<null> = () => never) {
  const Stub = createRemixStub([
    { path: "/view-booking", Component: AllBookings, loader: () => ({ ...listPage, ...data }), action },
    { path: "/booking-details/:id", loader: () => never },
  ]);
  render(<Stub initialEntries={["/view-booking"]} />);
  await screen.findByRole("heading", { level: 1, name: "All Bookings" });
}

const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const withFilter = (filter: Partial<ListFilter>) => ({ filter: { ...defaultFilter, ...filter } });

describe("a list with bookings", () => {
  test("has seven columns and a row for each visitor", async () => {
    await show();
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers).toEqual([
      "Name",
      "Email",
      "Phone",
      "Preferred Date",
      "Service Location",
      "Status",
      "Actions",
    ]);
    const cells = within(screen.getByRole("row", { name: /Ada Example/ }));
    const rowHeader = within(cells.getByRole("rowheader"));
    expect(rowHeader.getByText("Ada Example")).toBeDefined();
    expect(rowHeader.getByText("In review")).toBeDefined();
    const [, , preferred, , status] = cells.getAllByRole("cell");
    expect(preferred?.textContent).toBe("Not givenReceived Nov 20, 2026");
    expect(status?.textContent).toBe("PendingWaiting for us, 15 daysOwner Grace Hopper");
    expect(cells.getByRole("button", { name: "View Ada Example" })).toBeDefined();
    expect(screen.getByText("Page 1 of 1")).toBeDefined();
  });

  test("links coordinates to the map", async () => {
    const mapHref = "https://www.google.com/maps?q=34.1866,-118.4487";
    await show({ rows: [{ ...listRow, mapHref }] });
    expect(screen.getByRole("link", { name: "View Location of Ada Example" }).getAttribute("href")).toBe(
      mapHref,
    );
  });
});

describe("the order", () => {
  test("by date received is marked in the sort links and in no column header", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Received newest first" }).getAttribute("aria-current")).toBe(
      "true",
    );
    expect(getHref("Received newest first")).toBe("/view-booking?order=asc");
    for (const header of screen.getAllByRole("columnheader"))
      expect(header.getAttribute("aria-sort")).toBeNull();
    expect(getHref("Name")).toBe("/view-booking?sort=name");
  });

  test("is reversed by its own link", async () => {
    await show(withFilter({ q: "ada", sort: "name", order: "asc" }));
    const header = screen.getByRole("columnheader", { name: /Name/ });
    expect(header.getAttribute("aria-sort")).toBe("ascending");
    expect(getHref("Name A to Z")).toBe("/view-booking?q=ada&sort=name&order=desc");
    expect(getHref("Received")).toBe("/view-booking?q=ada");
  });
});

describe("a filter", () => {
  const filter = withFilter({
    q: "ada",
    status: 1,
    from: "2026-12-01",
    to: "2026-12-05",
    sort: "name",
    order: "asc",
  });

  test("shows each condition with a link to remove it", async () => {
    await show({ ...filter, total: 3 });
    expect(screen.getByRole("status").textContent).toBe("3 bookings match.");
    expect(getHref("“ada”, clear search")).toBe(
      "/view-booking?status=1&from=2026-12-01&to=2026-12-05&sort=name",
    );
    expect(getHref("Viewed, clear status")).toBe(
      "/view-booking?q=ada&from=2026-12-01&to=2026-12-05&sort=name",
    );
    expect(getHref("Received Dec 1, 2026 to Dec 5, 2026, clear dates")).toBe(
      "/view-booking?q=ada&status=1&sort=name",
    );
    expect(getHref("Clear all")).toBe("/view-booking?sort=name");
  });

  test("fills the fields of one form", async () => {
    await show(filter);
    const form = screen.getByRole<HTMLFormElement>("search");
    expect(Object.fromEntries(new FormData(form))).toEqual({
      q: "ada",
      status: "1",
      service: "",
      language: "",
      stage: "",
      owner: "",
      waiting: "",
      date: "received",
      from: "2026-12-01",
      to: "2026-12-05",
      sort: "name",
    });
  });
});

describe("a search", () => {
  test.each([
    [{}, "are the newest 1,200"],
    [{ order: "asc" }, "are the oldest 1,200"],
    [{ sort: "name", order: "asc" }, "are the newest 1,200"],
    [{ sort: "preferred", order: "asc" }, "have the earliest preferred dates"],
    [{ date: "preferred", from: "2026-12-01", order: "asc" }, "have the latest preferred dates"],
  ] as const)("in the order %j shows which bookings are listed when more match: %s", async (order, words) => {
    await show({ ...withFilter({ q: "a", ...order }), total: 1200, pages: 200, hasMore: true });
    expect(screen.getByRole("status").textContent).toBe(
      `More than 1,200 match. These ${words}. Narrow your search to see the rest.`,
    );
  });
});

describe("saving a search", () => {
  const refused = { status: "error", initialValue: { intent: "save-search", name: "Mine" } };

  test("is offered only for a filtered list", async () => {
    await show();
    expect(screen.queryByText("Save as list")).toBeNull();
  });

  test("keeps and focuses the name when it is rejected", async () => {
    const error = { name: ["You have 50 saved lists."] };
    await show(withFilter({ q: "ada" }), () => Response.json({ ...refused, error }, { status: 409 }));
    await userEvent.click(screen.getByText("Save as list"));
    await userEvent.type(screen.getByLabelText("List name"), "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("You have 50 saved lists.")).toBeDefined();
    const box = screen.getByLabelText<HTMLInputElement>("List name");
    expect(box.value).toBe("Mine");
    expect(document.activeElement).toBe(box);
  });

  test("keeps the name when the form was unreadable", async () => {
    const message = "The form took too long to arrive. Send it again.";
    const result = { status: "error", error: { "": [message] } };
    await show(withFilter({ q: "ada" }), () => Response.json(result, { status: 408 }));
    await userEvent.click(screen.getByText("Save as list"));
    await userEvent.type(screen.getByLabelText("List name"), "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.getByLabelText<HTMLInputElement>("List name").value).toBe("Mine");
  });

  test("shows the request id when it fails", async () => {
    const error = { "": ["Something went wrong on our side", "Try again.", "Error code: id-1"] };
    await show(withFilter({ q: "ada" }), () => Response.json({ ...refused, error }, { status: 500 }));
    await userEvent.click(screen.getByText("Save as list"));
    await userEvent.type(screen.getByLabelText("List name"), "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Error code: id-1");
  });
});

test("shows the flash message of the previous action with its link", async () => {
  const link = { to: "/account-savelists", label: "See your saved lists" };
  await show({ flash: { tone: "ok", title: "Saved.", link } });
  expect(screen.getByText("Saved.")).toBeDefined();
  expect(getHref("See your saved lists")).toBe("/account-savelists");
});

test("without bookings, shows a message and a single page", async () => {
  await show({ rows: [], total: 0 });
  expect(screen.getByText("No bookings available.")).toBeDefined();
  expect(screen.getByText("Page 1 of 1")).toBeDefined();
  for (const name of ["Previous", "Next"])
    expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
  expect(screen.queryByRole("link", { name: /Clear/ })).toBeNull();
});
