import { Form, Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { Notices } from "~/routes/staff/layout/bell/notices";
import StaffLayout, { ErrorBoundary, shouldRevalidate } from "~/routes/staff/layout/route";

const none = { count: 0, newest: [] };

export const fetchedAt = new Date("2026-11-20T12:00:00Z");
/** Returns notices of pending bookings by these people, the first one twelve minutes old. */
export const createNotices = (...names: string[]): Notices => ({
  fetchedAt,
  waiting: 0,
  pending: {
    count: names.length,
    newest: names.map((fullName, index) => ({
      id: fullName,
      fullName,
      at: new Date(fetchedAt.getTime() - (index + 12) * 60_000),
    })),
  },
  replies: none,
  handedOver: none,
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

/** Renders the layout of the back office. Its loader returns `server.notices`. */
export async function showFrame(notices: Notices, address = "/dashboard") {
  const server = { notices };
  const Stub = createRemixStub([
    {
      id: "routes/staff/layout",
      path: "/",
      Component: StaffLayout,
      ErrorBoundary,
      loader: () => ({ email: "ada@example.com", isAdmin: false, notices: server.notices }),
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

export function renderFailingFrame() {
  const loader = () => {
    throw new Error("secret detail");
  };
  const Stub = createRemixStub([
    { id: "routes/staff/layout", path: "*", Component: StaffLayout, ErrorBoundary, loader },
  ]);
  render(<Stub initialEntries={["/dashboard"]} />);
}
