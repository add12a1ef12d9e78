import { Form, Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from "vitest";
import type { PendingEnquiries } from "./pending-enquiries";
import StaffLayout, { ErrorBoundary, shouldRevalidate } from "./route";

/** Unless a test says otherwise, calls wait for ever. */
const api = setupServer(http.get("*/api/booking/pending", () => delay("infinite")));
beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  visibility?.mockRestore();
  api.resetHandlers();
  cleanup();
});
afterAll(() => api.close());

const askedAt = new Date("2026-11-20T12:00:00Z");
const known = (...names: string[]): PendingEnquiries => ({
  count: names.length,
  newest: names.map((fullName, index) => ({
    id: fullName,
    fullName,
    createdAt: new Date(askedAt.getTime() - (index + 12) * 60_000),
  })),
  askedAt,
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

/** The frame as the server sends it: `now` is what its loader answers with at each navigation. */
async function show(pending: PendingEnquiries) {
  const server = { now: pending };
  const Stub = createRemixStub([
    {
      id: "routes/_staff",
      path: "/",
      Component: StaffLayout,
      ErrorBoundary,
      loader: () => ({ email: "ada@example.com", isAdmin: false, pending: server.now }),
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
  render(<Stub initialEntries={["/dashboard"]} />);
  await screen.findByText("Go on");
  return server;
}

/** Lets the API answer by `answers` in turn, the last one for good; counts the calls. */
function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const calls = vi.fn();
  api.use(
    http.get("*/api/booking/pending", () => {
      calls();
      return (answers.length > 1 ? answers.shift() : answers[0])?.();
    }),
  );
  return calls;
}

const answerOf = ({ count, newest }: PendingEnquiries) =>
  HttpResponse.json(
    { ptotalCount: count, pendingBookings: newest },
    { headers: { Date: askedAt.toUTCString() } },
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const bell = (name: RegExp | string) => screen.findByRole("button", { name });
const menu = () => within(screen.getByRole("region", { name: "Notifications" }));
const entries = () =>
  menu()
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

let visibility: MockInstance | undefined;

function setVisibility(state: DocumentVisibilityState) {
  visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

describe("what the server sent", () => {
  test("nothing is no badge and a sentence", async () => {
    await show(known());
    const button = await bell("Notifications, no new enquiries");
    expect(button.textContent).not.toMatch(/\d/);
    expect(menu().getByText("No new enquiries")).toBeTruthy();
    expect(menu().queryAllByRole("link")).toEqual([]);
  });

  test("enquiries have a count, and each leads to the bookings", async () => {
    await show({ ...known("Ada", "Bob"), count: 1234 });
    expect((await bell("Notifications, 1,234 new enquiries")).textContent).toMatch(/1,234$/);
    expect(entries()).toEqual([
      "New booking enquiry from Ada12 minutes ago",
      "New booking enquiry from Bob13 minutes ago",
    ]);
    const links = menu().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/view-booking",
      "/view-booking",
      "/view-booking?status=0",
    ]);
    expect(screen.getByRole("status").textContent).toBe("");
  });
});

describe("script", () => {
  test("asks at once and finds a new enquiry ten seconds later, and says so once", async () => {
    const calls = answerWith(
      () => answerOf(known("Ada")),
      () => answerOf(known("Eve", "Ada")),
    );
    await show(known("Ada"));
    await pass(9);
    expect(calls).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("status").textContent).toBe("");
    await pass(1.5);
    await bell("Notifications, 2 new enquiries");
    expect(entries()[0]).toMatch(/Eve/);
    expect(screen.getByRole("status").textContent).toBe("New booking enquiry from Eve. 2 pending.");
  });

  test("takes what somebody viewed from the list without a word", async () => {
    answerWith(() => answerOf(known()));
    await show(known("Ada"));
    await bell("Notifications, no new enquiries");
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test.each([
    ["the server fails", () => new HttpResponse("down", { status: 503 })],
    ["nobody answers", () => HttpResponse.error()],
    ["a page comes in its place", () => HttpResponse.html("<h1>Proxy</h1>")],
    ["it makes no sense", () => HttpResponse.json({ ptotalCount: "many", pendingBookings: [] })],
    ["it takes longer than five seconds", () => delay("infinite").then(() => HttpResponse.json({}))],
  ])("says when %s, keeps what is known, and recovers", async (_what, fault) => {
    answerWith(fault, () => answerOf(known("Eve", "Ada")));
    await show(known("Ada"));
    await pass(5.5);
    await bell("Notifications, 1 new enquiry , not up to date");
    expect(menu().getByText("New enquiries could not be loaded")).toBeTruthy();
    expect(menu().getByText(/from Nov 20, 2026, 4:00 AM Pacific time/)).toBeTruthy();
    expect(entries()).toHaveLength(1);
    await pass(20);
    await bell("Notifications, 2 new enquiries");
    expect(menu().queryByText("New enquiries could not be loaded")).toBeNull();
  });

  test("asks less and less often while it is not answered", async () => {
    const calls = answerWith(() => new HttpResponse(null, { status: 500 }));
    await show(known());
    for (const [wait, count] of [
      [1, 1],
      [18, 1],
      [2, 2],
      [38, 2],
      [3, 3],
      [61, 4],
      [61, 5],
    ] as const) {
      await pass(wait);
      expect(calls).toHaveBeenCalledTimes(count);
    }
  });

  test("stops when the session has ended, and leads to the sign-in", async () => {
    const calls = answerWith(() =>
      HttpResponse.json({ message: "Sign in to use this call." }, { status: 401 }),
    );
    await show(known("Ada"));
    expect(await menu().findByText("You are signed out")).toBeTruthy();
    expect(menu().getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login?redirectTo=%2Fdashboard",
    );
    await pass(300);
    setVisibility("visible");
    await pass(1);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test("asks nothing while the page is hidden, and at once when it is seen again", async () => {
    const calls = answerWith(() => answerOf(known("Eve")));
    setVisibility("hidden");
    await show(known());
    await pass(120);
    expect(calls).not.toHaveBeenCalled();
    setVisibility("visible");
    await bell("Notifications, 1 new enquiry");
    await pass(10.5);
    expect(calls).toHaveBeenCalledTimes(2);
    setVisibility("hidden");
    await pass(120);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test("has one call under way at a time", async () => {
    const calls = answerWith(() => delay("infinite").then(() => HttpResponse.json({})));
    await show(known());
    for (const state of ["visible", "hidden", "visible"] as const) setVisibility(state);
    await vi.waitFor(() => expect(calls).toHaveBeenCalled());
    await pass(4);
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test("asks at once when another page is shown", async () => {
    const calls = answerWith(
      () => answerOf(known("Ada")),
      () => answerOf(known("Eve", "Ada")),
    );
    await show(known("Ada"));
    await pass(1);
    expect(calls).toHaveBeenCalledTimes(1);
    screen.getByText("Go on").click();
    await bell("Notifications, 2 new enquiries");
    expect(screen.getByRole("heading", { name: "Other" })).toBeTruthy();
  });

  test("gives way to the server's word after a form was sent", async () => {
    answerWith(
      () => answerOf(known("Eve", "Ada")),
      () => delay("infinite").then(() => HttpResponse.json({})),
    );
    const server = await show(known("Ada"));
    await bell("Notifications, 2 new enquiries");
    server.now = known();
    screen.getByText("Send").click();
    await bell("Notifications, no new enquiries");
  });
});

test("a page that fails leaves the menus and the bell in their places", async () => {
  answerWith(() => answerOf(known("Eve")));
  await show(known());
  screen.getByText("Break it").click();
  await screen.findByRole("heading", { name: "Something went wrong" });
  expect(document.body.textContent).not.toContain("secret detail");
  expect(screen.getByRole("navigation", { name: "Staff" })).toBeTruthy();
  expect(screen.getByText("ada@example.com", { selector: "button *" })).toBeTruthy();
  await bell("Notifications, 1 new enquiry");
});

test("a frame that fails has a report and no menus, and asks nothing", async () => {
  const calls = answerWith(() => answerOf(known("Eve")));
  const loader = () => {
    throw new Error("secret detail");
  };
  const Stub = createRemixStub([
    { id: "routes/_staff", path: "*", Component: StaffLayout, ErrorBoundary, loader },
  ]);
  render(<Stub initialEntries={["/dashboard"]} />);
  await screen.findByRole("heading", { name: "Something went wrong" });
  expect(screen.getByRole("link", { name: "Load this page again" }).getAttribute("href")).toBe("/dashboard");
  expect(screen.queryByRole("navigation")).toBeNull();
  await pass(30);
  expect(calls).not.toHaveBeenCalled();
});
