import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, findViolations, openForAxe } from "#tests/support/browser/accessible";
import { desktop, phone, test, untilPainted } from "#tests/support/browser/open-page";
import { publicPages } from "#tests/support/http/public-pages";

/** Expects no axe violations and no horizontal scrolling at any width. `expectAccessible` also tries 320 px. */
async function expectFit(page: Page) {
  await expectAccessible(page, "page");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await untilPainted(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width}`).toBe(0);
  }
}

async function expectFitWithLargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe("32px");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test.for(publicPages)(
  "$path has no axe violations and does not scroll horizontally at any width, nor with text of twice its size",
  async ({ path }, { openPage }) => {
    const page = await openForAxe(openPage);
    await page.goto(path);
    await expectFit(page);
    await expectFitWithLargeText(page);
  },
);

test.for(["/booking", "/login"])(
  "with text of twice its size, %s is no wider than the narrowest phone",
  async (path, { openPage }) => {
    const page = await openPage();
    await page.goto(path);
    await expectFitWithLargeText(page);
  },
);

test("without script the drawer of a phone leads to another page", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto("/");
  expect(await page.getByRole("button", { name: "Dark mode" }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("navigation", { name: "Mobile" });
  await drawer.getByRole("link", { name: "Scan to Plan" }).click();
  await page.waitForURL("/scan-to-plan");
  expect(await page.getByRole("navigation", { name: "Mobile" }).isVisible()).toBe(false);
});

describe("the header", () => {
  const menuButton = (page: Page, name: string) =>
    page.locator("header [popovertarget^=menu]", { hasText: name });
  const openMenus = (page: Page) => page.locator("header [popover]:popover-open");

  test.for([true, false])(
    "opens one menu at a time below its button, and closes it on Escape and on a click outside (script: %s)",
    async (javaScriptEnabled, { openPage }) => {
      const page = await openPage({ javaScriptEnabled });
      await page.goto("/about");
      await page.evaluate(() => scrollTo(0, 900));
      await menuButton(page, "Our services").click();
      await menuButton(page, "Company").click();
      const entries = await openMenus(page).getByRole("link").allInnerTexts();
      // Each title is below its number.
      expect(entries.map((entry) => entry.split("\n").at(-1))).toEqual([
        "About",
        "Sample tour",
        "Sample scan",
        "Find your request",
      ]);
      const [button, menu] = [
        await menuButton(page, "Company").boundingBox(),
        await openMenus(page).boundingBox(),
      ];
      expect(menu?.x).toBeCloseTo(button?.x ?? 0, 0);
      expect(menu?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0) + 8, 0);
      await page.keyboard.press("Escape");
      expect(await openMenus(page).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Company");
      await menuButton(page, "English").click();
      await page.mouse.click(600, 500);
      expect(await openMenus(page).count()).toBe(0);
      await menuButton(page, "English").click();
      await page.mouse.click(600, 500);
      expect(await openMenus(page).count()).toBe(0);
      expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([
        expect.stringMatching(/\/about$/),
        900,
      ]);
    },
  );

  test("can be used with the keyboard alone, from the skip link to a service", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/about");
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Skip to content");
    for (const stop of ["Datum 3D", "Home", "Our services"]) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(stop);
    }
    await page.keyboard.press("Enter");
    for (const stop of ["013D Virtual Tours", "02Digital Twin"]) {
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(stop);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("/digital-twin");
    expect(await openMenus(page).count()).toBe(0);
  });

  test("scrolls away on small screens, for example at 400 % zoom", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 256 } });
    await page.goto("/about");
    await page.evaluate(() => scrollTo(0, 900));
    expect(
      await page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom),
    ).toBeLessThan(0);
  });

  test("has a drawer on phones, which Escape and a tap outside close", async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 700, height: 900 } });
    await page.goto("/");
    const drawer = page.locator("#drawer");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.click();
    await drawer.waitFor({ state: "visible" });
    expect(await findViolations(page, "page")).toEqual([]);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await page.mouse.click(20, 450);
    await drawer.waitFor({ state: "hidden" });
  });
});

describe("the theme", () => {
  const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("follows the system until the visitor chooses one, which is kept", async ({ openPage }) => {
    const page = await openPage({ colorScheme: "dark" });
    await page.goto("/about");
    const toggle = page.getByRole("button", { name: "Dark mode" });
    const dark = await surface(page);
    expect(await toggle.getAttribute("aria-pressed")).toBe("true");
    await toggle.click();
    expect(await surface(page)).not.toBe(dark);
    expect(await toggle.getAttribute("aria-pressed")).toBe("false");
    await page.goto("/industries");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
    expect((await page.context().cookies()).find(({ name }) => name === "theme")?.value).toBe("light");
    // A page from the back/forward cache also shows the choice.
    await page.getByRole("button", { name: "Dark mode" }).click();
    await page.goBack();
    expect(await surface(page)).toBe(dark);
  });

  test("is switched on a page that React runs, and stays when React renders again", async ({ openPage }) => {
    const page = await openPage({ colorScheme: "light", faults: [/^400 POST \/login/] });
    await page.goto("/login", { waitUntil: "networkidle" });
    const toggle = page.getByRole("button", { name: "Dark mode" });
    await toggle.click();
    const dark = await surface(page);
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password").fill("wrong password");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Invalid email or password").waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await toggle.getAttribute("aria-pressed")).toBe("true");
    expect(await surface(page)).toBe(dark);
  });

  test("loads the pictures of the steps for the current theme only", async ({ openPage }) => {
    for (const scheme of ["light", "dark"] as const) {
      const page = await openPage({ colorScheme: scheme });
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto("/");
      await page.getByRole("heading", { name: "Schedule & Confirm" }).scrollIntoViewIfNeeded();
      await expect.poll(() => fetched.filter((path) => path.includes("/step-")).length).toBe(3);
      for (const path of fetched.filter((path) => path.includes("/step-")))
        expect(path).toContain(`-${scheme}-`);
    }
  });
});

describe("questions", () => {
  test("open one at a time, by mouse and keyboard, and close again", async ({ openPage }) => {
    const page = await openPage();
    await page.goto("/");
    const open = page.locator('details[name="faq"][open] summary');
    expect(await open.allInnerTexts()).toEqual(["How long does a project take?"]);
    await page.getByText("Where do you work?").click();
    expect(await open.allInnerTexts()).toEqual(["Where do you work?"]);
    await page.keyboard.press("Enter");
    expect(await open.count()).toBe(0);
    await page.keyboard.press("Space");
    expect(await open.count()).toBe(1);
  });
});

describe("the slider", () => {
  test("moves by its buttons and the keyboard, and shows 3, 2 or about one card", async ({ openPage }) => {
    const page = await openPage({ viewport: desktop, reducedMotion: "reduce" });
    await page.goto("/about");
    const slider = page.getByRole("group", { name: "Services" });
    const left = () => slider.evaluate((element) => element.scrollLeft);
    await slider.scrollIntoViewIfNeeded();
    const next = page.getByRole("button", { name: "Next services" });
    const previous = page.getByRole("button", { name: "Previous services" });
    const isDisabled = (button: Locator) => button.getAttribute("aria-disabled");
    expect(await isDisabled(previous)).toBe("true");
    await next.click();
    await expect.poll(left).toBeGreaterThan(300);
    const moved = await left();
    await expect.poll(() => isDisabled(previous)).toBe("false");
    await previous.click();
    await expect.poll(left).toBe(0);
    await slider.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(() => isDisabled(next)).toBe("true");
    await slider.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(() => isDisabled(next)).toBe("false");
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeGreaterThan(0);
    expect(moved).toBeLessThan(600);
    for (const [width, cards] of [
      [1440, 3],
      [1100, 3],
      [900, 2],
      [660, 2],
      [560, 1.5],
      [390, 1.2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const shown = await slider.evaluate(
        (element) => element.clientWidth / (element.firstElementChild?.clientWidth ?? 1),
      );
      expect(Math.abs(shown - cards), `${width}: ${shown}`).toBeLessThan(0.35);
    }
  });
});

test("a new page starts at its top, and Back restores the scroll position", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/");
  const link = page.locator("main").getByRole("link", { name: "Large Object Scanning" });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL("/large-object-scanning");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test.for(["/", "/login"])(
  "%s has no layout shift while it loads for the first time",
  async (path, { openPage }) => {
    const page = await openPage({ viewport: phone, hasOwnContext: true });
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBe(
      0,
    );
  },
);

test("an unknown path links to the home page, without axe violations in both themes", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage, [/^404 GET \/nowhere$/]);
  await page.goto("/nowhere");
  await expectFit(page);
  await page.getByRole("link", { name: "Return Home Page" }).click();
  await page.waitForURL("/");
});
