import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { DeskList } from "./desk";
import Dashboard from "./route";

const desk: DeskList[] = [
  {
    title: "Waiting for us",
    empty: "Nobody is waiting for us",
    advice: "Every request has its answer.",
    link: {
      label: "View list",
      name: "View list of bookings that wait for us",
      to: "/view-booking?waiting=us",
    },
    items: [
      {
        to: "/booking-details/1",
        name: "Ada Lovelace",
        detail: "Scan to BIM",
        time: "Since Nov 18, 4:10 PM",
        note: "Not assigned",
      },
    ],
  },
  {
    title: "Visits",
    empty: "No visits",
    advice: "They show up here.",
    link: { label: "Open calendar", name: "Open calendar", to: "/calendar" },
    items: [],
  },
];

/** Renders the page in a layout that reports another version of the pending enquiries when the button is pressed. */
function show(...counts: { total: number; pending: number }[]) {
  const Frame = () => {
    const [version, setVersion] = useState("0");
    return (
      <>
        <button onClick={() => setVersion("1")}>Change</button>
        <Outlet context={version} />
      </>
    );
  };
  const loader = () => ({
    counts: counts.length > 1 ? counts.shift() : counts[0],
    desk,
    note: "Pacific time.",
  });
  const Stub = createRemixStub([
    { path: "/", Component: Frame, children: [{ path: "dashboard", Component: Dashboard, loader }] },
  ]);
  render(<Stub initialEntries={["/dashboard"]} />);
}

const tile = (title: string) => screen.getByRole("heading", { name: title }).closest("section");

test("shows both counts and links to the bookings that they count", async () => {
  show({ total: 0, pending: 0 });
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  for (const title of ["Pending Bookings", "All Bookings"]) expect(tile(title)?.textContent).toContain("0");
  const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getHref("View list of pending bookings")).toBe("/view-booking?status=0");
  expect(getHref("View list of all bookings")).toBe("/view-booking");
});

test("reloads the counts when the pending enquiries change", async () => {
  show({ total: 0, pending: 0 }, { total: 0, pending: 1234 });
  (await screen.findByText("Change")).click();
  expect(await screen.findAllByText("1,234")).toHaveLength(2);
});

test("shows what there is to do, each with a link, and says so where there is nothing", async () => {
  show({ total: 0, pending: 0 });
  await screen.findByRole("heading", { name: "Waiting for us" });
  const list = within(tile("Waiting for us") ?? document.body);
  expect(list.getByRole("link", { name: "Ada Lovelace" }).getAttribute("href")).toBe("/booking-details/1");
  expect(list.getByText("Since Nov 18, 4:10 PM")).toBeDefined();
  expect(list.getByRole("link", { name: "View list of bookings that wait for us" })).toBeDefined();
  expect(screen.getByText("No visits")).toBeDefined();
});
