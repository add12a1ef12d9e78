import { afterAll, beforeAll, expect, test } from "vitest";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app-server";
import { fillInBooking, submitBooking } from "#tests/support/booking-post";
import { type Page, Visitor } from "#tests/support/visitor";

let app: AppServer;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function signIn(email = adminEmail, password = adminPassword): Promise<{ staff: Visitor; page: Page }> {
  const staff = new Visitor(app.url);
  const page = await (await staff.open("/login")).submit({ email, password }, "Continue");
  return { staff, page };
}

const texts = (parent: ParentNode | null, selector: string) =>
  [...(parent?.querySelectorAll(selector) ?? [])].map(({ textContent }) =>
    textContent.replace(/\s+/g, " ").trim(),
  );
const tables = ({ document }: Page) =>
  [...document.querySelectorAll("main table")].map((table) => texts(table, "tbody tr"));

/** The popover that a button of the top bar opens without script. */
function popoverOf({ document }: Page, button: RegExp): Element | null {
  const opener = [...document.querySelectorAll("header button")].find((each) =>
    button.test(`${each.getAttribute("aria-label") ?? ""}${each.textContent}`),
  );
  const popover = document.getElementById(opener?.getAttribute("popovertarget") ?? "");
  expect(popover?.getAttribute("popover")).toBe("auto");
  return popover;
}

test("signing in leads to the dashboard, which has nothing to count yet", async () => {
  const { page } = await signIn();
  expect([page.url.pathname, page.status]).toEqual(["/dashboard", 200]);
  expect(page.document.title).toBe("Dashboard | Datum 3D");
  expect(tables(page)).toEqual([
    ["Pending Bookings0", "Total Bookings0", "Viewed Bookings0"],
    ["Pending Bookings0%", "Viewed Bookings0%"],
  ]);
  expect(texts(popoverOf(page, /Notifications, no new enquiries/), "p")).toEqual(["No new enquiries"]);
  expect(page.text.match(/No bookings yet/g)).toHaveLength(2);
});

test("the numbers, the bell and the menus are there without script", async () => {
  for (const name of ["Ada <i>Lovelace</i>", "Grace Hopper", "Mary Jackson", "Katherine Johnson"]) {
    const visitor = new Visitor(app.url);
    await fillInBooking(visitor, name);
    await submitBooking(visitor);
  }
  const { staff } = await signIn();
  const list = await staff.open("/view-booking");
  await list.submit({}, "View Katherine Johnson");
  const page = await staff.open("/dashboard");
  expect(tables(page)).toEqual([
    ["Pending Bookings3", "Total Bookings4", "Viewed Bookings1"],
    ["Pending Bookings75%", "Viewed Bookings25%"],
  ]);
  const bell = popoverOf(page, /Notifications, 3 new enquiries/);
  expect(texts(bell, "li a > span")).toEqual([
    "New booking enquiry from Mary Jackson",
    "New booking enquiry from Grace Hopper",
    "New booking enquiry from Ada <i>Lovelace</i>",
  ]);
  for (const link of bell?.querySelectorAll("li a") ?? [])
    expect(link.getAttribute("href")).toBe("/view-booking");
  expect(texts(popoverOf(page, /Account menu/), "a, button")).toEqual(["Profile", "Logout"]);
  const all = ["Dashboard", "Bookings", "Add Staff", "Staff Management"];
  expect(texts(page.document.querySelector("nav[aria-label=Staff]"), "a")).toEqual(all);
  expect(texts(popoverOf(page, /^Menu$/), "a")).toEqual(all);
  expect(page.document.querySelectorAll("[style], style, [onclick]")).toHaveLength(0);
});

test("staff who are no administrators are offered no pages for administrators", async () => {
  const { staff: admin } = await signIn();
  const account = { name: "Grace", email: "grace@example.com", password: "correct horse" };
  await (await admin.open("/signup")).submit({ ...account, mobile: "(818) 555-0161" }, "Create User");
  const { staff, page } = await signIn(account.email, account.password);
  expect([page.url.pathname, page.status]).toEqual(["/dashboard", 200]);
  const offered = ["Dashboard", "Bookings"];
  expect(texts(page.document.querySelector("nav[aria-label=Staff]"), "a")).toEqual(offered);
  expect(texts(popoverOf(page, /^Menu$/), "a")).toEqual(offered);
  const refused = await staff.open("/users");
  expect([refused.status, ...texts(refused.document, "h1")]).toEqual([403, "Not allowed"]);
  expect(texts(refused.document.querySelector("nav[aria-label=Staff]"), "a")).toEqual(offered);
});

test("a signed-out request for the dashboard comes back to it after the sign-in", async () => {
  const staff = new Visitor(app.url);
  const login = await staff.open("/dashboard");
  expect(login.url.pathname + login.url.search).toBe("/login?redirectTo=%2Fdashboard");
  const page = await login.submit({ email: adminEmail, password: adminPassword }, "Continue");
  expect(page.url.pathname).toBe("/dashboard");
  const again = await staff.open("/login");
  expect(again.text).toContain(`You are signed in as ${adminEmail}`);
  expect((await again.click("Go to the dashboard")).url.pathname).toBe("/dashboard");
});

test("a page that is refused stands in the frame, menus and all", async () => {
  const { staff } = await signIn();
  const page = await staff.open("/booking-details/00000000-0000-4000-8000-000000000000");
  expect(page.status).toBe(404);
  expect(texts(page.document, "h1")).toEqual(["Page not found"]);
  expect(texts(page.document.querySelector("nav[aria-label=Staff]"), "a")).toContain("Dashboard");
});

test("whoever signs out sees the dashboard no more", async () => {
  const { staff, page } = await signIn();
  expect((await page.submit({}, "Logout")).url.pathname).toBe("/login");
  expect((await staff.fetch("/dashboard")).headers.get("Location")).toBe("/login?redirectTo=%2Fdashboard");
  expect((await staff.fetch("/api/booking/pending")).status).toBe(401);
});
