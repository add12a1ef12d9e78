import type { ActionFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { letElementsBeNear } from "#tests/support/components/near-elements";
import Dashboard from "./route";
import type { DeskRow, DeskView } from "./to-desk.server";

beforeEach(() => letElementsBeNear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const row: DeskRow = {
  id: "1",
  to: "/booking-details/1",
  name: "Ada Lovelace",
  hasUnreadReply: true,
  details: ["Quoted", "Scan to BIM"],
  alert: "An email came back",
  handedOver: null,
  wait: "15 days",
  isLate: true,
  action: { label: "Reply", name: "Reply to Ada Lovelace", to: "/booking-details/1#message" },
  handOver: "Hand over the booking of Ada Lovelace",
};

const desk: DeskView = {
  today: "Monday, Nov 23",
  counts: [
    { title: "Mine", count: "1", detail: "longest 15 days", isLate: true, to: "/view-booking?owner=me" },
  ],
  mine: { title: "Mine", note: "1", empty: "", advice: "", link: undefined, rows: [row] },
  unassigned: {
    title: "Unassigned",
    note: "1",
    empty: "",
    advice: "",
    link: { label: "View list", name: "View list of unassigned bookings", to: "/view-booking?owner=none" },
    rows: [
      {
        ...row,
        id: "2",
        name: "Grace Hopper",
        hasUnreadReply: false,
        isLate: false,
        wait: "1 day",
        action: null,
        handOver: "Hand over the booking of Grace Hopper",
      },
    ],
  },
  visits: { note: null, days: [], hasMore: false },
  handOver: { title: "Hand over to", colleagues: [{ id: "7", fullName: "Bob Builder" }] },
};

const sent: unknown[] = [];
const action = async ({ request }: ActionFunctionArgs) => {
  sent.push(Object.fromEntries(await request.formData()));
  return null;
};

/** Shows the dashboard. The button in the layout reports a new version of the pending enquiries. */
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
  const loader = () => ({ counts: counts.length > 1 ? counts.shift() : counts[0], desk, flash: null });
  const Stub = createRemixStub([
    { path: "/", Component: Frame, children: [{ path: "dashboard", Component: Dashboard, loader, action }] },
  ]);
  render(<Stub initialEntries={["/dashboard"]} />);
}

const section = (title: string) => screen.getByRole("heading", { name: title }).closest("section");
const getHref = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");

test("shows each waiting booking with its next step, and says in words that one has waited long", async () => {
  show({ total: 0, pending: 0 });
  const waits = within(await screen.findByRole("navigation", { name: "What’s waiting" }));
  expect(waits.getByRole("link").textContent).toBe("1Minelongest 15 days");
  const mine = within(section("Mine") ?? document.body);
  expect(mine.getByText("New reply")).toBeTruthy();
  expect(mine.getByText("An email came back")).toBeTruthy();
  expect(mine.getByText("Has been waiting for 15 days, over a week")).toBeTruthy();
  expect(getHref("Reply to Ada Lovelace")).toBe("/booking-details/1#message");
  const unassigned = within(section("Unassigned") ?? document.body);
  const button = unassigned.getByRole("button", { name: "Take the booking of Grace Hopper" });
  expect(button.closest("form")?.getAttribute("method")).toBe("post");
  expect(screen.getByText("No visits in the next 7 days")).toBeTruthy();
  expect(getHref("Calendar with everyone’s visits")).toBe("/calendar?who=all");
});

test("assigns any row's booking to a colleague with two clicks", async () => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = vi.fn();
  show({ total: 0, pending: 0 });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Hand over the booking of Grace Hopper" }));
  await user.click(screen.getByRole("button", { name: "Bob Builder" }));
  await waitFor(() => expect(sent).toEqual([{ intent: "hand-over", id: "2", ownerId: "7" }]));
});
