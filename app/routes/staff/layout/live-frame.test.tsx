import { act, screen, within } from "@testing-library/react";
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
import {
  createNotices,
  fetchedAt,
  renderFailingFrame,
  showFrame,
} from "#tests/support/components/live-frame";

/** Requests for notices stay pending unless a test overrides the handler. */
const api = setupServer(http.get("*/notices.json", () => delay("infinite")));
beforeAll(() => api.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  visibility?.mockRestore();
  api.resetHandlers();
});
afterAll(() => api.close());

/** Makes the API return the responses in order and then repeat the last one. Returns a mock that counts the requests. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  const requests = vi.fn();
  api.use(
    http.get("*/notices.json", () => {
      requests();
      return (responses.length > 1 ? responses.shift() : responses[0])?.();
    }),
  );
  return requests;
}

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const findBell = (name: RegExp | string) => screen.findByRole("button", { name });
const getMenu = () => within(screen.getByRole("region", { name: "Notifications" }));
const getEntries = () =>
  getMenu()
    .queryAllByRole("listitem")
    .map((item) => [item.querySelector("a > span")?.textContent, item.querySelector("time")?.textContent]);

let visibility: MockInstance | undefined;

function setVisibility(state: DocumentVisibilityState) {
  visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const announcement = () => screen.getByRole("status").textContent;

describe("the data of the loader", () => {
  test("without pending bookings shows a sentence and no badge", async () => {
    await showFrame(createNotices());
    const button = await findBell("Notifications, no new enquiries");
    expect(button.textContent).not.toMatch(/\d/);
    expect(getMenu().getByText("No new enquiries")).toBeTruthy();
    expect(getMenu().queryAllByRole("link")).toEqual([]);
  });

  test("with pending bookings shows their count and links to the bookings", async () => {
    const notices = createNotices("Ada", "Bob");
    await showFrame({ ...notices, pending: { ...notices.pending, count: 1234 } });
    const button = await findBell("Notifications, 1,234 new enquiries");
    expect(within(button).getByText("1,234")).toBeTruthy();
    expect(getEntries()).toEqual([
      ["New booking enquiry from Ada", "12 minutes ago"],
      ["New booking enquiry from Bob", "13 minutes ago"],
    ]);
    const links = getMenu().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/view-booking",
      "/view-booking",
      "/view-booking?status=0",
    ]);
    expect(announcement()).toBe("");
  });
});

test("links to replies and to bookings from colleagues, and counts them in the badge", async () => {
  const at = new Date(fetchedAt.getTime() - 3 * 3_600_000);
  await showFrame({
    ...createNotices("Ada"),
    waiting: 1_001,
    replies: { count: 2, newest: [{ id: "2", fullName: "Bea", at }] },
    handedOver: {
      count: 1,
      newest: [{ id: "3", fullName: "Cy", at, by: "Tom", note: "She asked for you." }],
    },
  });
  const button = await findBell("Notifications, 2 replies, 1 handed to you, 1 new enquiry");
  expect(within(button).getByText("4")).toBeTruthy();
  expect(getEntries()).toEqual([
    ["Bea replied", "3 hours ago"],
    ["Tom handed you Cy", "3 hours ago"],
    ["New booking enquiry from Ada", "12 minutes ago"],
  ]);
  expect(getMenu().getByText("“She asked for you.”")).toBeTruthy();
  expect(
    getMenu()
      .getByRole("link", { name: /Bea replied/ })
      .getAttribute("href"),
  ).toBe("/booking-details/2");
  expect(getMenu().getByRole("link", { name: "View all replies" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Bookings/ })[0]?.textContent).toContain("1,000+");
});

describe("polling", () => {
  test("announces replies and hand-overs", async () => {
    const entry = { id: "2", fullName: "Bea", at: fetchedAt };
    respondWith(() =>
      HttpResponse.json({
        ...createNotices(),
        replies: { count: 1, newest: [entry] },
        handedOver: { count: 1, newest: [{ ...entry, id: "3", fullName: "Cy", by: "Tom", note: "" }] },
      }),
    );
    await showFrame(createNotices());
    await findBell("Notifications, 1 reply, 1 handed to you");
    expect(announcement()).toBe("Bea replied. Tom handed you Cy.");
  });

  test("starts at once, finds a new booking after ten seconds and announces it once", async () => {
    const requests = respondWith(
      () => HttpResponse.json(createNotices("Ada")),
      () => HttpResponse.json(createNotices("Eve", "Ada")),
    );
    await showFrame(createNotices("Ada"));
    await advance(9);
    expect(requests).toHaveBeenCalledTimes(1);
    expect(announcement()).toBe("");
    await advance(1.5);
    await findBell("Notifications, 2 new enquiries");
    expect(getEntries()[0]).toEqual(["New booking enquiry from Eve", "12 minutes ago"]);
    expect(announcement()).toBe("New booking enquiry from Eve. 2 pending.");
  });

  test("removes a viewed booking without an announcement", async () => {
    respondWith(() => HttpResponse.json(createNotices()));
    await showFrame(createNotices("Ada"));
    await findBell("Notifications, no new enquiries");
    expect(announcement()).toBe("");
  });

  test.each([
    ["a server error", () => new HttpResponse("down", { status: 503 })],
    ["a network error", () => HttpResponse.error()],
    ["a page of a proxy", () => HttpResponse.html("<h1>Proxy</h1>")],
    ["an invalid body", () => HttpResponse.json({ ...createNotices(), waiting: "many" })],
    ["a timeout of five seconds", () => delay("infinite").then(() => HttpResponse.json({}))],
  ])("reports %s, keeps the known bookings, and recovers", async (_fault, respond) => {
    respondWith(respond, () => HttpResponse.json(createNotices("Eve", "Ada")));
    await showFrame(createNotices("Ada"));
    await advance(5.5);
    await findBell("Notifications, 1 new enquiry , not up to date");
    expect(getMenu().getByText("We couldn’t load new enquiries")).toBeTruthy();
    expect(getMenu().getByText(/from Nov 20, 2026, 4:00 AM Pacific time/)).toBeTruthy();
    expect(getEntries()).toHaveLength(1);
    await advance(20);
    await findBell("Notifications, 2 new enquiries");
    expect(getMenu().queryByText("We couldn’t load new enquiries")).toBeNull();
  });

  test("doubles the interval with each failure, up to a minute", async () => {
    const requests = respondWith(() => new HttpResponse(null, { status: 500 }));
    await showFrame(createNotices());
    for (const [seconds, count] of [
      [1, 1],
      [18, 1],
      [2, 2],
      [38, 2],
      [3, 3],
      [61, 4],
      [61, 5],
    ] as const) {
      await advance(seconds);
      expect(requests).toHaveBeenCalledTimes(count);
    }
  });

  test("stops when the session has ended, and links to the sign-in page, which returns to the same address", async () => {
    api.use(http.get("*/login", () => HttpResponse.html("<h1>Sign in</h1>")));
    const requests = respondWith(() => HttpResponse.redirect(new URL("/login", location.origin).href));
    await showFrame(createNotices("Ada"), "/dashboard?q=ada");
    expect(await getMenu().findByText("You’re signed out")).toBeTruthy();
    expect(getMenu().getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(
      "/login?redirectTo=%2Fdashboard%3Fq%3Dada",
    );
    await advance(300);
    setVisibility("visible");
    await advance(1);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test("pauses while the page is hidden and resumes at once when it is visible", async () => {
    const requests = respondWith(() => HttpResponse.json(createNotices("Eve")));
    setVisibility("hidden");
    await showFrame(createNotices());
    await advance(120);
    expect(requests).not.toHaveBeenCalled();
    setVisibility("visible");
    await findBell("Notifications, 1 new enquiry");
    await advance(10.5);
    expect(requests).toHaveBeenCalledTimes(2);
    setVisibility("hidden");
    await advance(120);
    expect(requests).toHaveBeenCalledTimes(2);
  });

  test("has one request in flight at a time", async () => {
    const requests = respondWith(() => delay("infinite").then(() => HttpResponse.json({})));
    await showFrame(createNotices());
    for (const state of ["visible", "hidden", "visible"] as const) setVisibility(state);
    await vi.waitFor(() => expect(requests).toHaveBeenCalled());
    await advance(4);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  test("sends a request at once after a navigation", async () => {
    const requests = respondWith(
      () => HttpResponse.json(createNotices("Ada")),
      () => HttpResponse.json(createNotices("Eve", "Ada")),
    );
    await showFrame(createNotices("Ada"));
    await advance(1);
    expect(requests).toHaveBeenCalledTimes(1);
    screen.getByText("Go on").click();
    await findBell("Notifications, 2 new enquiries");
    expect(screen.getByRole("heading", { name: "Other" })).toBeTruthy();
  });

  test("is replaced by the loader's data after a form submission", async () => {
    respondWith(
      () => HttpResponse.json(createNotices("Eve", "Ada")),
      () => delay("infinite").then(() => HttpResponse.json({})),
    );
    const server = await showFrame(createNotices("Ada"));
    await findBell("Notifications, 2 new enquiries");
    server.notices = createNotices();
    screen.getByText("Send").click();
    await findBell("Notifications, no new enquiries");
  });
});

test("keeps the menus and the bell when a page fails", async () => {
  respondWith(() => HttpResponse.json(createNotices("Eve")));
  await showFrame(createNotices());
  screen.getByText("Break it").click();
  await screen.findByRole("heading", { name: "Something went wrong" });
  expect(document.body.textContent).not.toContain("secret detail");
  expect(screen.getByRole("navigation", { name: "Staff" })).toBeTruthy();
  expect(screen.getByText("ada@example.com", { selector: "button *" })).toBeTruthy();
  await findBell("Notifications, 1 new enquiry");
});

test("shows an error page without menus, and does not poll, when the layout's loader fails", async () => {
  const requests = respondWith(() => HttpResponse.json(createNotices("Eve")));
  renderFailingFrame();
  await screen.findByRole("heading", { name: "Something went wrong" });
  expect(screen.getByRole("link", { name: "Reload this page" }).getAttribute("href")).toBe("/dashboard");
  expect(screen.queryByRole("navigation")).toBeNull();
  await advance(30);
  expect(requests).not.toHaveBeenCalled();
});
