import { Form, Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import type { PendingBookings } from "~/routes/staff/layout/bell/pending-bookings";
import StaffLayout, { ErrorBoundary, shouldRevalidate } from "~/routes/staff/layout/route";

const none = { count: 0, newest: [] };
export const noNotices = { waiting: 0, replies: none, handedOver: none };

export const fetchedAt = new Date("2026-11-20T12:00:00Z");
/** Returns pending bookings of people with these names, the first of twelve minutes ago. */
export const createPending = (...names: string[]): PendingBookings => ({
  count: names.length,
  newest: names.map((fullName, index) => ({
    id: fullName,
    fullName,
    at: new Date(fetchedAt.getTime() - (index + 12) * 60_000),
  })),
  fetchedAt,
  ...noNotices,
});

const Start = () => (
  <>
    <Link to="/other">Go on</Link>
    <Link to="/broken">Break it</Link>
    <Form method="post">
      <button>Send</button>
    </Form>
  </>
);

/** Renders the layout of the back office; its loader returns `server.pending`. */
export async function showFrame(pending: PendingBookings, address = "/dashboard") {
  const server = { pending };
  const Stub = createRemixStub([
    {
      id: "routes/staff/layout",
      path: "/",
      Component: StaffLayout,
      ErrorBoundary,
      loader: () => ({ email: "ada@example.com", isAdmin: false, pending: server.pending }),
      shouldRevalidate,
      children: [
        { path: "dashboard", Component: Start, action: () => null },
        { path: "other", Component: () => <h1>Other</h1> },
        {
          path: "broken",
          Component: () => null,
          loader: () => {
            throw new Error("secret detail");
          },
        },
      ],
    },
  ]);
  render(<Stub initialEntries={[address]} />);
  await screen.findByText("Go on");
  return server;
}

/** Returns pending bookings as the API responds with them. */
export const toResponse = ({ count, newest }: PendingBookings) =>
  HttpResponse.json(
    {
      ptotalCount: count,
      pendingBookings: newest.map(({ at, ...booking }) => ({ ...booking, createdAt: at })),
    },
    { headers: { Date: fetchedAt.toUTCString() } },
  );

/** Renders the layout with a loader that fails. */
export function renderFailingFrame() {
  const loader = () => {
    throw new Error("secret detail");
  };
  const Stub = createRemixStub([
    { id: "routes/staff/layout", path: "*", Component: StaffLayout, ErrorBoundary, loader },
  ]);
  render(<Stub initialEntries={["/dashboard"]} />);
}
