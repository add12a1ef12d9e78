import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import Dashboard from "./route";

afterEach(cleanup);

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
  const loader = () => (counts.length > 1 ? counts.shift() : counts[0]) ?? null;
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
