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

  test("the name of a row is a link to the booking, beside the button that marks it as viewed", async () => {
    await show();
    const name = within(screen.getByRole("rowheader")).getByRole("link", { name: "Ada Example" });
    expect(name.getAttribute("href")).toBe("/booking-details/1?list=page%3D1");
    const form = screen.getByRole("button", { name: "View Ada Example" }).closest("form");
    expect(form?.getAttribute("method")).toBe("post");
  });

  test("shows markup as text", async () => {
    const hostile = `<img src=x onerror="alert(1)">`;
    await show({
      rows: [{ ...listRow, fullName: hostile, email: hostile, phone: hostile, serviceLocation: hostile }],
    });
    const shown = within(screen.getByRole("rowheader").closest("tr") ?? document.body);
    expect(shown.getAllByText(hostile, { exact: false })).toHaveLength(4);
    expect(document.querySelector("img")).toBeNull();
  });

  test("links coordinates to the map", async () => {
    const mapHref = "https://www.google.com/maps?q=34.1866,-118.4487";
    await show({ rows: [{ ...listRow, mapHref }] });
    expect(screen.getByRole("link", { name: "View Location of Ada Example" }).getAttribute("href")).toBe(
      mapHref,
    );
  });

  test("keeps search, filters and order while it is paged, exported and viewed", async () => {
    const filter = withFilter({
      q: "a&b",
      status: 0,
      date: "preferred",
      to: "2026-12-31",
      sort: "name",
      order: "desc",
    });
    await show({ ...filter, page: 2, pages: 3, total: 14 });
    const query = "q=a%26b&status=0&date=preferred&to=2026-12-31&sort=name&order=desc";
    expect(getHref("Previous")).toBe(`/view-booking?${query}&page=1`);
    expect(getHref("Next")).toBe(`/view-booking?${query}&page=3`);
    expect(getHref("Export CSV")).toBe(`/view-booking.csv?${query}`);
    const form = screen.getByRole("button", { name: "View Ada Example" }).closest("form");
    expect(form?.getAttribute("action")).toBe(`/view-booking?${query}&page=2`);
  });

  test("stays visible with a status message while another page loads", async () => {
    let isFirst = true;
    const loader = () => {
      if (!isFirst) return never;
      isFirst = false;
      return { ...listPage, pages: 2 };
    };
    const Stub = createRemixStub([{ path: "/view-booking", Component: AllBookings, loader }]);
    render(<Stub initialEntries={["/view-booking"]} />);
    await userEvent.click(await screen.findByRole("link", { name: "Next" }));
    expect(screen.getByText("Loading bookings…").getAttribute("role")).toBe("status");
    expect(screen.getByRole("table").closest("[aria-busy=true]")).not.toBeNull();
    expect(screen.getByRole("button", { name: "View Ada Example" })).toBeDefined();
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

  test("without a match shows a message", async () => {
    await show({ ...filter, rows: [], total: 0 });
    expect(screen.getByText("No bookings match “ada” with these filters.")).toBeDefined();
    expect(getHref("Clear all filters")).toBe("/view-booking?sort=name");
    expect(screen.queryByRole("navigation", { name: "Sort order" })).toBeNull();
    expect(screen.getByRole("navigation", { name: "Pages" }).textContent).toContain("Page 1 of 1");
  });

  test("with reversed days shows an error and offers to swap them", async () => {
    await show({ ...withFilter({ from: "2026-12-05", to: "2026-12-01" }), rows: [], total: 0 });
    expect(screen.getByLabelText("To").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("The end date is before the start date.")).toBeDefined();
    expect(getHref("Swap dates")).toBe("/view-booking?from=2026-12-01&to=2026-12-05");
  });
});

describe("a search", () => {
  test("shows the number of matches and a link to clear it", async () => {
    await show(withFilter({ q: "ada" }));
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("ada");
    expect(screen.getByRole("status").textContent).toBe("1 booking matches “ada”.");
    expect(getHref("“ada”, clear search")).toBe("/view-booking");
  });

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

  test("without a match shows a message", async () => {
    await show({ ...withFilter({ q: "<b>zz</b>" }), rows: [], total: 0 });
    expect(screen.getByText("No bookings match “<b>zz</b>”.")).toBeDefined();
    expect(getHref("Clear search")).toBe("/view-booking");
    expect(screen.queryByText("No bookings available.")).toBeNull();
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

  test("keeps the name when the form could not be read", async () => {
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

test("without bookings, shows a message and a first page that has no others", async () => {
  await show({ rows: [], total: 0 });
  expect(screen.getByText("No bookings available.")).toBeDefined();
  expect(screen.getByText("Page 1 of 1")).toBeDefined();
  for (const name of ["Previous", "Next"])
    expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
  expect(screen.queryByRole("link", { name: /Clear/ })).toBeNull();
});
