import { describe, expect } from "vitest";
import { lendApp, test as base } from "#tests/support/app/lent-app";
import { adminEmail, adminPassword, type AppServer } from "#tests/support/app/server";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { insertBookings } from "#tests/support/records/bookings";

const pending = ["Ada <i>Lovelace</i>", "Grace Hopper", "Mary Jackson"];
const test = base
  .extend("emptyApp", { scope: "file" }, ({ lentApp }, { onCleanup }) => lendApp(lentApp, onCleanup))
  .override("app", { scope: "file" }, ({ lentApp }, { onCleanup }) =>
    lendApp(lentApp, onCleanup, () =>
      insertBookings([
        ...pending.map((fullName) => ({ fullName })),
        { fullName: "Katherine Johnson", status: 1 },
      ]),
    ),
  );

const readTexts = (parent: ParentNode | null, selector: string) =>
  [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) =>
    textContent.replace(/\s+/g, " ").trim(),
  );
const readTables = ({ document }: Page) =>
  [...document.querySelectorAll("main table")].map((table) =>
    [...table.querySelectorAll("tbody tr")].map((row) => readTexts(row, "th, td")),
  );

const findPanel = ({ document }: Page, title: string) =>
  [...document.querySelectorAll("section")].find(
    (section) => section.querySelector("h2")?.textContent === title,
  ) ?? null;

/** Returns the popover that a button of the top bar opens without script. */
function findPopover({ document }: Page, button: RegExp): Element | null {
  const opener = [...document.querySelectorAll("header button")].find((each) =>
    button.test(`${each.getAttribute("aria-label") ?? ""}${each.textContent}`),
  );
  const popover = document.getElementById(opener?.getAttribute("popovertarget") ?? "");
  expect(popover?.getAttribute("popover")).toBe("auto");
  return popover;
}

describe("without bookings", () => {
  test("signing in leads to a dashboard of zeros", async ({ emptyApp }) => {
    const { page } = await signInAtForm(emptyApp.url);
    expect([page.url.pathname, page.status]).toEqual(["/dashboard", 200]);
    expect(page.document.title).toBe("Dashboard | Datum 3D");
    expect(readTables(page)).toEqual([
      [
        ["Pending Bookings", "0", "0%"],
        ["Total Bookings", "0", "0%"],
        ["Viewed Bookings", "0", "0%"],
      ],
    ]);
    const bell = findPopover(page, /Notifications, no new enquiries/);
    expect(readTexts(bell, "p")).toEqual(["No new enquiries"]);
    expect(page.text.match(/No bookings yet/g)).toHaveLength(2);
    for (const empty of ["No one is waiting for you", "No visits in the next 7 days"])
      expect(page.text).toContain(empty);
  });
});

describe("with three pending bookings and one viewed", () => {
  let app: AppServer;
  test.beforeAll(({ app: lent }) => {
    app = lent;
  });

  test("the dashboard shows the counts without script", async () => {
    const { page } = await signInAtForm(app.url);
    expect(readTables(page)).toEqual([
      [
        ["Pending Bookings", "3", "75%"],
        ["Total Bookings", "4", "100%"],
        ["Viewed Bookings", "1", "25%"],
      ],
    ]);
    expect(page.document.querySelectorAll("[style], style, [onclick]")).toHaveLength(0);
  });

  test("the desk leads to the bookings that wait, and lets staff take one, without script", async () => {
    const { page } = await signInAtForm(app.url);
    const list = await page.click("View list of unassigned bookings that are waiting for us");
    expect(list.url.search).toBe("?owner=none&waiting=us&sort=replies");
    expect(readTexts(list.document, "tbody th a")).toEqual(readTexts(findPanel(page, "Unassigned"), "li a"));
    const taken = await page.submit({}, "Take the booking of Grace Hopper");
    expect([taken.url.pathname, taken.text]).toEqual([
      "/dashboard",
      expect.stringContaining("Grace Hopper’s booking is yours"),
    ]);
    expect(readTexts(findPanel(taken, "Mine"), "li a")).toEqual(["Grace Hopper", "Open"]);
    expect((await taken.click("Grace Hopper")).url.pathname).toMatch(/^\/booking-details\//);
  });

  test("the bell and the menus open without script", async () => {
    const { page } = await signInAtForm(app.url);
    const bell = findPopover(page, /Notifications, 3 new enquiries/);
    expect(readTexts(bell, "li a > span")).toEqual([
      "New booking enquiry from Mary Jackson",
      "New booking enquiry from Grace Hopper",
      "New booking enquiry from Ada <i>Lovelace</i>",
    ]);
    for (const link of bell?.querySelectorAll("li a") ?? [])
      expect(link.getAttribute("href")).toBe("/view-booking");
    expect(readTexts(findPopover(page, /account menu/), "a, button")).toEqual([
      "Profile",
      "Help",
      "API documentation",
      "Logout",
    ]);
    const all = [
      ...["Dashboard", "Bookings4, 4 waiting for us", "Calendar", "Projects", "Reports"],
      ...["Add Staff", "Staff Management", "Settings", "Mail", "Personal Data", "Audit"],
      ...["Help", "View site"],
    ];
    expect(readTexts(page.document.querySelector("nav[aria-label=Staff]"), "a")).toEqual(all);
    expect(readTexts(findPopover(page, /^Menu$/), "a")).toEqual(all);
  });

  test("staff who are not administrators see no links to pages for administrators", async () => {
    const admin = await signInVisitor(app.url);
    const account = { name: "Grace", email: "grace@example.com", password: "correct horse" };
    await (await admin.open("/signup")).submit({ ...account, mobile: "(818) 555-0161" }, "Create User");
    const { visitor, page } = await signInAtForm(app.url, account);
    expect([page.url.pathname, page.status]).toEqual(["/dashboard", 200]);
    const links = ["Dashboard", "Bookings4, 4 waiting for us", "Calendar", "Projects", "Help", "View site"];
    expect(readTexts(page.document.querySelector("nav[aria-label=Staff]"), "a")).toEqual(links);
    expect(readTexts(findPopover(page, /^Menu$/), "a")).toEqual(links);
    const forbidden = await visitor.open("/users");
    expect([forbidden.status, ...readTexts(forbidden.document, "h1")]).toEqual([403, "No access"]);
    expect(readTexts(forbidden.document.querySelector("nav[aria-label=Staff]"), "a")).toEqual(links);
  });

  test("a signed-out request for the dashboard returns to it after the sign-in", async () => {
    const visitor = new Visitor(app.url);
    const login = await visitor.open("/dashboard");
    expect(login.url.pathname + login.url.search).toBe("/login?redirectTo=%2Fdashboard");
    const page = await login.submit({ email: adminEmail, password: adminPassword }, "Continue");
    expect(page.url.pathname).toBe("/dashboard");
    const again = await visitor.open("/login");
    expect(again.text).toContain(`You’re signed in as ${adminEmail}`);
    expect((await again.click("Go to the dashboard")).url.pathname).toBe("/dashboard");
  });

  test("a 404 page of the back office keeps its frame and menus", async () => {
    const visitor = await signInVisitor(app.url);
    const page = await visitor.open("/booking-details/00000000-0000-4000-8000-000000000000");
    expect(page.status).toBe(404);
    expect(readTexts(page.document, "h1")).toEqual(["Page not found"]);
    expect(readTexts(page.document.querySelector("nav[aria-label=Staff]"), "a")).toContain("Dashboard");
  });

  test("signing out ends access to the dashboard and the API", async () => {
    const { visitor, page } = await signInAtForm(app.url);
    expect((await page.submit({}, "Logout")).url.pathname).toBe("/login");
    const redirect = await visitor.fetch("/dashboard");
    expect(redirect.headers.get("Location")).toBe("/login?redirectTo=%2Fdashboard");
    expect((await visitor.fetch("/api/booking/pending")).status).toBe(401);
  });
});
