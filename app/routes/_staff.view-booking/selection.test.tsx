import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { defaultFilter, type ListFilter } from "~/booking/list/filter";
import AllBookings from "./route";

afterEach(cleanup);

const grace = "5fd1c3a4-7d3b-4c58-9d0f-2f6a1b0c9e11";

const row = (id: string, fullName: string, owner: string | null = null) => ({
  id,
  fullName,
  owner,
  service: null,
  email: "ada@example.com",
  emailHref: "mailto:ada@example.com",
  phone: "(818) 555-0142",
  phoneHref: "tel:8185550142",
  preferredDate: null,
  received: "Nov 20, 2026",
  serviceLocation: "Van Nuys, California",
  addressHref: "https://maps.example/Van+Nuys",
  mapHref: null,
  status: 0,
  stage: "in-review",
});

/** Renders the list; returns what its forms post. */
async function show(filter: Partial<ListFilter> = {}) {
  const posts: [string, string][][] = [];
  const list = {
    filter: { ...defaultFilter, ...filter },
    flash: null,
    owners: { others: [{ id: grace, fullName: "Grace Hopper" }], names: { [grace]: "Grace Hopper" } },
    rows: [row("1", "Ada Lovelace", "Grace Hopper"), row("2", "Bob Example"), row("3", "Eve Example")],
    page: 1,
    pages: 1,
    total: 3,
    hasMore: false,
    isRefused: false,
  };
  const action = async ({ request }: { request: Request }) => {
    posts.push([...new URLSearchParams(await request.text())]);
    return null;
  };
  const Stub = createRemixStub([
    { path: "/view-booking", Component: AllBookings, loader: () => list, action },
  ]);
  render(<Stub initialEntries={["/view-booking"]} />);
  await screen.findByRole("heading", { level: 1, name: "All Bookings" });
  return posts;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const isOn = (name: string) => box(name).checked;
const all = "Select all on this page";

test("shows the stage and the owner below the status", async () => {
  await show();
  const cells = within(screen.getByRole("row", { name: /Ada Lovelace/ }));
  expect(cells.getByText("In review")).toBeDefined();
  expect(cells.getByText("Assigned to Grace Hopper")).toBeDefined();
});

test("counts the selected rows, and selects all or none", async () => {
  await show();
  await userEvent.click(box("Select Bob Example"));
  expect(screen.getByText("1 booking selected")).toBeDefined();
  expect(box(all).indeterminate).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: all }));
  expect(screen.getByText("3 bookings selected")).toBeDefined();
  expect([isOn(all), isOn("Select Ada Lovelace")]).toEqual([true, true]);
  await userEvent.click(box(all));
  expect([isOn(all), isOn("Select Ada Lovelace")]).toEqual([false, false]);
  await userEvent.click(box(all));
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(isOn("Select Eve Example")).toBe(false);
});

test("assigns the selected rows, and removes the check marks afterwards", async () => {
  const posts = await show();
  await userEvent.click(box("Select Ada Lovelace"));
  await userEvent.click(box("Select Eve Example"));
  await userEvent.selectOptions(screen.getByLabelText("Assign to"), "Grace Hopper");
  await userEvent.click(screen.getByRole("button", { name: "Assign" }));
  await screen.findByText("0 bookings selected");
  expect(posts.map((fields) => fields.sort())).toEqual([
    [
      ["booking", "1"],
      ["booking", "3"],
      ["intent", "assign"],
      ["owner", grace],
    ],
  ]);
  expect(isOn("Select Ada Lovelace")).toBe(false);
});

test("moves between the rows by j and k, and selects by x", async () => {
  await show();
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard("j");
  expect(focused()).toBe("Ada Lovelace");
  await userEvent.keyboard("jjj");
  expect(focused()).toBe("Eve Example");
  await userEvent.keyboard("k");
  expect(focused()).toBe("Bob Example");
  await userEvent.keyboard("x");
  expect(isOn("Select Bob Example")).toBe(true);
  await userEvent.click(box("Select Bob Example"));
  await userEvent.keyboard("k");
  expect(focused()).toBe("Ada Lovelace");
});

test("keeps the filter by an account that is gone", async () => {
  const owner = "00000000-0000-4000-8000-000000000000";
  await show({ owner });
  expect(screen.getByLabelText<HTMLSelectElement>("Owner").value).toBe(owner);
  expect(screen.getByRole("link", { name: "Clear owner: Assigned to a former colleague" })).toBeDefined();
});

test("can be sorted by the time that bookings wait only while it is filtered by it", async () => {
  await show();
  expect(screen.queryByRole("link", { name: /Time waiting/ })).toBeNull();
  cleanup();
  await show({ waiting: "us", sort: "waiting", order: "asc" });
  expect(screen.getByRole("link", { name: "Time waiting longest first" }).getAttribute("href")).toBe(
    "/view-booking?waiting=us&sort=waiting&order=desc",
  );
  expect(screen.getByRole("link", { name: "Clear Waiting for us" }).getAttribute("href")).toBe(
    "/view-booking",
  );
});
