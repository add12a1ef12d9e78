import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { book, focused, untilHydrated } from "#tests/support/browser/booking-form";
import { desktop, type OpenPage, phone, test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

interface FrameOptions extends NonNullable<Parameters<OpenPage>[0]> {
  path?: string;
  /** The name of a visitor who books before the page opens. */
  booked?: string;
}

async function openStaff(
  openPage: OpenPage,
  { path = "/dashboard", booked, javaScriptEnabled = true, ...options }: FrameOptions = {},
) {
  const page = await openPage({ javaScriptEnabled, ...options });
  if (booked) await book(page, { fullName: booked });
  await signIn(page);
  await page.goto(path);
  if (javaScriptEnabled) await untilHydrated(page);
  return page;
}

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("navigation", { name: "Staff menu" });

test("a new enquiry appears in the bell and on the dashboard without reloading the page", async ({
  openPage,
}) => {
  const page = await openStaff(openPage);
  await page.evaluate(() => (document.title = "The same document"));
  const before = Number(/\d+/.exec((await bell(page).textContent()) ?? "")?.[0] ?? 0);
  await book(page, { fullName: "Nobody <b>Knows</b>" });
  // Simulates the return to the tab. Otherwise the page asks every ten seconds: see live-frame.test.tsx.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const after = new RegExp(`^Notifications, ${before + 1} new enquir(y|ies)$`);
  await page.getByRole("button", { name: after }).waitFor();
  // The next cell has the percentage.
  await page.getByRole("row", { name: new RegExp(`^Pending Bookings ${before + 1} `) }).waitFor();
  await bell(page).click();
  const link = page.getByRole("link", { name: "New booking enquiry from Nobody <b>Knows</b>" });
  expect(await page.title()).toBe("The same document");
  await link.click();
  await page.waitForURL("**/view-booking");
  await notifications(page).waitFor({ state: "hidden" });
});

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_how, javaScriptEnabled) => {
  test("the bell opens by click and keys and closes by click, Escape and a click elsewhere; the drawer of a phone opens by keys and closes by Escape, a tap beside it and its links", async ({
    openPage,
  }) => {
    const page = await openStaff(openPage, { javaScriptEnabled });
    let open = () => notifications(page).waitFor();
    let closed = () => notifications(page).waitFor({ state: "hidden" });
    await bell(page).click();
    await open();
    await bell(page).click();
    await closed();
    await bell(page).press("Enter");
    await open();
    await page.keyboard.press("Tab");
    expect(await notifications(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await closed();
    expect(await focused(page)).toMatch(/^Notifications/);
    await bell(page).click();
    await open();
    await page.getByRole("heading", { level: 1 }).click();
    await closed();

    await page.setViewportSize(phone);
    open = () => drawer(page).waitFor();
    closed = () => drawer(page).waitFor({ state: "hidden" });
    expect(await page.getByRole("navigation", { name: "Staff", exact: true }).count()).toBe(0);
    await menuButton(page).press("Enter");
    await open();
    await page.keyboard.press("Tab");
    expect(await drawer(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await closed();
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await menuButton(page).click();
    await open();
    await page.mouse.click(phone.width - 10, phone.height / 2);
    await closed();
    await menuButton(page).click();
    await drawer(page).getByRole("link", { name: "Bookings" }).click();
    await page.waitForURL("**/view-booking");
    await closed();
  });
});

test("going back in the history closes the drawer", async ({ openPage }) => {
  const page = await openStaff(openPage, { viewport: phone });
  await menuButton(page).click();
  await drawer(page).getByRole("link", { name: "Bookings" }).click();
  await page.waitForURL("**/view-booking");
  await menuButton(page).click();
  await drawer(page).waitFor();
  await page.goBack();
  await page.waitForURL("**/dashboard");
  await drawer(page).waitFor({ state: "hidden" });
});

test("with forced colors only the current page is marked in the sidebar", async ({ openPage }) => {
  const page = await openStaff(openPage, { forcedColors: "active" });
  const edges = await page
    .getByRole("navigation", { name: "Staff", exact: true })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderInlineStartColor));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [current, ...others] = edges.map((edge) => edge === ground);
  expect(current).toBe(false);
  expect(new Set(others)).toEqual(new Set([true]));
});

test("every control of the frame is large enough to touch, on a phone and on a desktop", async ({
  openPage,
}) => {
  const page = await openStaff(openPage, { viewport: phone });
  const small: string[] = [];
  const measure = async () => {
    const controls = page.locator(":is(header, nav) :is(a, button, summary)").filter({ visible: true });
    small.push(
      ...(await controls.evaluateAll((all) =>
        all.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return width < 44 || height < 44 ? [control.textContent] : [];
        }),
      )),
    );
  };
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await measure();
    // Links in closed details also have a box, but nobody can touch them.
    const fold = page.getByRole("navigation", { name: "Staff", exact: true }).locator("summary");
    if (viewport.width === desktop.width) {
      await fold.click();
      await page.getByRole("link", { name: "Mail", exact: true }).waitFor();
      await measure();
    }
    for (const name of [/^Notifications/, /account menu/]) {
      await page.getByRole("button", { name }).click();
      await measure();
      await page.keyboard.press("Escape");
    }
  }
  expect(small).toEqual([]);
});

test("at 320 px the bell is inside the window, and the link below its list covers no entry", async ({
  openPage,
}) => {
  const viewport = { width: 320, height: 640 };
  const page = await openStaff(openPage, { viewport, booked: "Never Covered" });
  await bell(page).click();
  const box = await notifications(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
  const scrollsTogether = await notifications(page).evaluate((menu) => {
    const scroller = [menu, ...menu.querySelectorAll("*")].find(
      (element) => getComputedStyle(element).overflowY === "auto",
    );
    const links = [...menu.querySelectorAll("a")];
    return [links[0], links.at(-1)].map((link) => link && scroller?.contains(link));
  });
  expect(scrollsTogether).toEqual([true, false]);
});
