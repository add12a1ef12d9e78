import { EventEmitter, once } from "node:events";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { book, focused, untilHydrated } from "#tests/support/browser/booking-form";
import { type OpenPage, test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

type NavigationOptions = NonNullable<Parameters<OpenPage>[0]> & { path?: string };

async function openStaff(openPage: OpenPage, { path = "/dashboard", ...options }: NavigationOptions = {}) {
  const page = await openPage({ reducedMotion: "reduce", ...options });
  await signIn(page);
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Staff", exact: true }).getByRole("link", { name });

test("a page whose script cannot be loaded opens as a document", async ({ openPage }) => {
  const page = await openStaff(openPage, {
    faults: [/^net::ERR_FAILED GET \/assets\/.*\.js/],
  });
  await page.evaluate(() => (document.title = "The first document"));
  await page.route("**/assets/*.js", (route) => route.abort("failed"));
  await sidebarLink(page, "Bookings").click();
  await page.getByRole("heading", { level: 1, name: "All Bookings" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/view-booking");
  expect(await page.title()).toBe("All Bookings | Datum 3D");
});

test("when the server cannot be reached, the page stays as it is and shows the error", async ({
  openPage,
}) => {
  const page = await openStaff(openPage, {
    path: "/view-booking",
    faults: [/^net::ERR_FAILED GET \/(assets\/.*\.js|users\.data)/, /^net::ERR_FAILED (HEAD|GET) \/favicon/],
  });
  const search = page.getByRole("searchbox");
  await search.fill("Typed Tessa");
  const needed = /\/assets\/.*\.js|\/users\.data|\/favicon\.svg/;
  await page.route(needed, (route) => route.abort("failed"));
  await sidebarLink(page, "Staff Management").click();
  const alert = page.getByRole("alert").filter({ hasText: /^Loading chunk route-[\w-]+ failed/ });
  await alert.waitFor();
  expect(await focused(page)).toContain("Loading chunk");
  expect([new URL(page.url()).pathname, await search.inputValue()]).toEqual(["/view-booking", "Typed Tessa"]);
  await expect.poll(() => page.locator("[data-progress]").count()).toBe(0);
  await page.unroute(needed);
  await alert.getByRole("link", { name: "Open the next page" }).click();
  await page.getByRole("heading", { name: "User List" }).waitFor();
});

test("a failed View shows its cause and its request id", async ({ openPage }) => {
  await book(await openPage(), { fullName: "Not Viewed" });
  const page = await openStaff(openPage, {
    path: "/view-booking?q=Not+Viewed",
    faults: [/^503 POST \/view-booking/, /^console: /],
  });
  const failure = { status: 503, headers: { "X-Request-Id": "id-of-the-failure" }, body: "broken" };
  await page.route(/view-booking\.data/, (route) => route.fulfill(failure));
  await page.getByRole("button", { name: "View Not Viewed" }).click();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  await page.getByText("Our records are unavailable right now.").waitFor();
  await page.getByText("Error code: id-of-the-failure").waitFor();
  expect(await focused(page)).toBe("Something went wrong");
});

test("a page that loads slowly is announced", async ({ openPage }) => {
  const page = await openStaff(openPage);
  const gate = new EventEmitter();
  await page.route(/\/account\.data/, async (route) => {
    await once(gate, "open");
    await route.continue();
  });
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  const line = page.locator("[data-progress]");
  await line.waitFor();
  await page.getByText("Loading the page…").waitFor();
  // The loading line does not shift the page's content.
  expect((await line.boundingBox())?.y).toBeLessThan(61);
  gate.emit("open");
  await page.getByRole("heading", { name: "Profile" }).waitFor();
  await line.waitFor({ state: "detached" });
  expect(await page.getByText("Loading the page…").count()).toBe(0);
});

test("client-side navigation focuses the heading of the page", async ({ openPage }) => {
  await book(await openPage(), { fullName: "Focus Finder" });
  const page = await openStaff(openPage);
  const heading = async (name: string) => {
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await expect.poll(() => focused(page)).toBe(name);
  };
  await sidebarLink(page, "Bookings").click();
  await heading("All Bookings");
  await page.getByRole("link", { name: "Focus Finder" }).click();
  await heading("Booking Details");
  expect(await page.title()).toMatch(/^Focus Finder, [0-9A-Z-]{9} \| /);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Mark as viewed" }).click();
  await expect.poll(() => focused(page)).toBe("Marked as viewed.");
  await page.goBack();
  await heading("All Bookings");
  await page.getByRole("button", { name: "View Focus Finder" }).click();
  await heading("Booking Details");
});
