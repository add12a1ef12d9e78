import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { listPage, listRow } from "#tests/support/components/list-page";
import { defaultFilter, type ListFilter } from "~/booking/list/filter";
import AllBookings from "./route";

const row = (id: string, fullName: string, owner: string | null = null) => ({
  ...listRow,
  id,
  fullName,
  owner,
});

/** Shows the list. Returns the posts of its forms. */
async function show(filter: Partial<ListFilter> = {}, total = 3) {
  const posts: [string, string][][] = [];
  const list = {
    ...listPage,
    filter: { ...defaultFilter, ...filter },
    rows: [row("1", "Ada Lovelace", "Grace Hopper"), row("2", "Bob Example"), row("3", "Eve Example")],
    total,
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

test("shows the stage and the owner", async () => {
  await show();
  const cells = within(screen.getByRole("row", { name: /Ada Lovelace/ }));
  expect(cells.getByText("In review")).toBeDefined();
  expect(cells.getByText("Grace Hopper")).toBeDefined();
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
      ["owner", listPage.owners.others[0]?.id],
    ],
  ]);
  expect(isOn("Select Ada Lovelace")).toBe(false);
});

test("selects the bookings of every page", async () => {
  const posts = await show({}, 43);
  await userEvent.click(box(all));
  await userEvent.click(screen.getByRole("button", { name: "Select all 43" }));
  expect(screen.getByText("43 bookings selected")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Mark as viewed" }));
  await screen.findByText("0 bookings selected");
  expect(posts[0]).toContainEqual(["every", "43"]);
  await userEvent.click(box(all));
  await userEvent.click(screen.getByRole("button", { name: "Select all 43" }));
  await userEvent.click(box("Select Bob Example"));
  expect(screen.getByText("2 bookings selected")).toBeDefined();
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

test("keeps the filter by a removed account", async () => {
  const owner = "00000000-0000-4000-8000-000000000000";
  await show({ owner });
  expect(screen.getByLabelText<HTMLSelectElement>("Owner").value).toBe(owner);
  expect(screen.getByRole("link", { name: "Assigned to a former colleague, clear owner" })).toBeDefined();
});

test("sorts by waiting time only while it filters by it", async () => {
  await show();
  expect(screen.queryByRole("link", { name: /Time waiting/ })).toBeNull();
  cleanup();
  await show({ waiting: "us", sort: "waiting", order: "asc" });
  expect(screen.getByRole("link", { name: "Time waiting longest first" }).getAttribute("href")).toBe(
    "/view-booking?waiting=us&sort=waiting&order=desc",
  );
  expect(screen.getByRole("link", { name: "Waiting for us, clear" }).getAttribute("href")).toBe(
    "/view-booking",
  );
});
