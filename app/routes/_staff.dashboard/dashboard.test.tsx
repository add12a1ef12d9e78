import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import Dashboard from "./route";

afterEach(cleanup);

/** The page below a frame whose bell has news when the button is pressed; without bookings, so that nothing is drawn. */
function show(...counts: { total: number; pending: number }[]) {
  const Frame = () => {
    const [news, setNews] = useState("0");
    return (
      <>
        <button onClick={() => setNews("1")}>News</button>
        <Outlet context={news} />
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

test("the tiles show both counts and lead to the bookings that they count", async () => {
  show({ total: 0, pending: 0 });
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  for (const title of ["Pending Bookings", "All Bookings"]) expect(tile(title)?.textContent).toContain("0");
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("View list of Pending Bookings")).toBe("/view-booking?status=0");
  expect(hrefOf("View list of All Bookings")).toBe("/view-booking");
});

test("the counts are loaded again when the bell has news", async () => {
  show({ total: 0, pending: 0 }, { total: 0, pending: 1234 });
  (await screen.findByText("News")).click();
  expect(await screen.findAllByText("1,234")).toHaveLength(2);
});
