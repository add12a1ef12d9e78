import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { type OpenPage, test, untilPainted } from "#tests/support/browser/open-page";
import { countColors } from "#tests/support/browser/pictures";
import * as text from "~/messages/sample-tour";
import * as viewerText from "~/messages/viewer";

const path = "/sample-tour";
/** Small, because a software renderer draws WebGL here. */
const viewport = { width: 800, height: 700 };
const ofTheTour = /\/tour-viewer-|\/tour-[a-z]+-\d+\./;

/** The library's console message about a panorama that it cannot show. */
const failedLoad = /^console: (TypeError|PSVError)/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const canvas = (page: Page) => page.getByRole("application", { name: text.canvasLabel });
const failure = (page: Page) => page.locator('[data-part="failure"]');
const here = (page: Page) => page.locator('[data-part="here"]');
const mark = (page: Page, number: number, name: string) => button(page, text.mark(number, name));
const untilAt = (page: Page, number: number, name: string) =>
  here(page)
    .getByText(text.here(number, 6, name), { exact: true })
    .waitFor();
const untilShown = (page: Page) =>
  page.locator('[data-state="still"]').waitFor({ state: "attached", timeout: 45_000 });

/** Opens a page whose sharp panoramas have the size of the first ones. A software renderer needs seconds for a large one. */
async function openQuickly(openPage: OpenPage, options?: Parameters<OpenPage>[0]) {
  const page = await openPage({ viewport, ...options });
  await page.route(/tour-[a-z]+-6144\./, (route) =>
    route.fulfill({ path: `public${new URL(route.request().url()).pathname.replace("6144", "2048")}` }),
  );
  return page;
}

async function openTour(
  openPage: OpenPage,
  { address = "", ...options }: Parameters<OpenPage>[0] & { address?: string } = {},
) {
  const page = await openQuickly(openPage, options);
  await page.goto(path + address);
  if (!address) await button(page, text.explore).click();
  await untilShown(page);
  return page;
}

async function takePicture(page: Page) {
  let before = "";
  let picture = "";
  do {
    await untilPainted(page);
    before = picture;
    picture = (await canvas(page).screenshot()).toString("base64");
  } while (picture !== before);
  return picture;
}

/** Returns the heading on the map, in degrees. */
async function headingOf(page: Page) {
  const transform = await page.locator('[data-part="gaze"]').getAttribute("transform");
  return Number(/rotate\((.+)\)/.exec(transform ?? "")?.[1]);
}

test("loads nothing before the click, then the script and the panoramas of one position, and opens again after it was closed", async ({
  openPage,
}) => {
  const page = await openQuickly(openPage);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: "networkidle" });
  expect(requests.filter((each) => ofTheTour.test(each))).toEqual([]);
  await button(page, text.explore).click();
  await untilAt(page, 1, text.names.entrance);
  await untilShown(page);
  await expect.poll(() => requests.filter((each) => ofTheTour.test(each))).toHaveLength(3);
  expect(await countColors(page, await takePicture(page))).toBeGreaterThan(1_000);
  await button(page, text.close).click();
  expect(await canvas(page).count()).toBe(0);
  expect(await button(page, text.explore).evaluate((each) => each === document.activeElement)).toBe(true);
  await button(page, text.explore).click();
  await untilShown(page);
});

test("is turned with one finger or the mouse, leaves the wheel to the page until it is focused, and is walked and looked around in with the keyboard alone", async ({
  openPage,
}) => {
  const page = await openTour(openPage);
  await mark(page, 1, text.names.entrance).focus();
  await canvas(page).hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 40);
  await page.getByText(text.scrollHint).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  const unturned = await takePicture(page);
  const box = await canvas(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 500, (box?.y ?? 0) + 300];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 20, { steps: 4 });
  await page.mouse.up();
  expect(await takePicture(page)).not.toBe(unturned);

  await canvas(page).focus();
  // The key also makes the focus ring visible and ends the first hint, so that all pictures are alike in this.
  await page.keyboard.press("Home");
  const level = await takePicture(page);
  await page.keyboard.press("ArrowUp");
  expect(await takePicture(page)).not.toBe(level);
  await page.keyboard.press("Home");
  expect(await takePicture(page)).toBe(level);
  const heading = await headingOf(page);
  await page.keyboard.press("ArrowRight");
  await takePicture(page);
  expect(await headingOf(page)).toBeGreaterThan(heading);
  await page.keyboard.press("ArrowLeft");
  await takePicture(page);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text.ways.living);
  await page.keyboard.press("Enter");
  await untilAt(page, 2, text.names.living);
  expect(await canvas(page).evaluate((each) => each === document.activeElement)).toBe(true);
});

test("a passage leads to the next position with its own passages, and the map marks the current position", async ({
  openPage,
}) => {
  const page = await openTour(openPage, { address: "#tour:bath" });
  await untilAt(page, 4, text.names.bath);
  const current = page.locator('[data-position][aria-current="true"]');
  expect(await current.getAttribute("data-position")).toBe("bath");
  await mark(page, 2, text.names.living).click();
  await untilAt(page, 2, text.names.living);
  expect(await current.getAttribute("data-position")).toBe("living");
  expect(new URL(page.url()).hash).toBe("#tour:living");
  // Passages to all five other positions come into view during a full turn.
  const ways = new Set<string>();
  await canvas(page).focus();
  await page.keyboard.down("ArrowRight");
  await expect
    .poll(async () => {
      for (const way of await page.locator("[data-from]:visible").allInnerTexts()) ways.add(way);
      return [...ways].sort();
    })
    .toEqual(
      [text.ways.entrance, text.ways.kitchen, text.ways.bath, text.ways.bedroom, text.ways.study].sort(),
    );
  await page.keyboard.up("ArrowRight");
});

test("the picture below the tour and an address lead to a position", async ({ openPage }) => {
  const page = await openTour(openPage, { address: "#tour:study" });
  await untilAt(page, 6, text.names.study);
  await page.getByRole("link", { name: text.standAt(text.names.bedroom) }).click();
  await untilAt(page, 5, text.names.bedroom);
  expect(await canvas(page).evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test("follows a phone's orientation on request, and reports a phone without a sensor", async ({
  openPage,
}) => {
  const page = await openPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  // iPhones ask for permission.
  await page.addInitScript(() =>
    Object.assign(DeviceOrientationEvent, { requestPermission: () => Promise.resolve("granted") }),
  );
  await page.goto(path);
  await button(page, text.explore).click();
  await untilShown(page);
  await button(page, text.motion).click();
  await page.getByText(text.motionRefused).waitFor();
  const before = await headingOf(page);
  await page.evaluate(() => {
    let alpha = 0;
    setInterval(() => {
      alpha = (alpha + 1) % 360;
      dispatchEvent(new DeviceOrientationEvent("deviceorientation", { alpha, beta: 90, gamma: 0 }));
    }, 20);
  });
  await button(page, text.motion).click();
  await page.locator('[data-part="motion"][aria-pressed="true"]').waitFor();
  await expect.poll(() => headingOf(page)).not.toBe(before);
  await button(page, text.motion).click();
  expect(await button(page, text.motion).getAttribute("aria-pressed")).toBe("false");
});

test("the tour with its buttons fits one screen of a laptop and of a phone, and so does its start button", async ({
  openPage,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openQuickly(openPage, { viewport: size });
    await page.goto(path);
    const start = await button(page, text.explore).boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? Infinity)).toBeLessThanOrEqual(size.height);
    await button(page, text.explore).click();
    await untilShown(page);
    for (const part of [here(page), mark(page, 6, text.names.study), button(page, text.close)]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    await page.close();
  }
});

test("a position shows its first panorama, then the sharper one", async ({ openPage }) => {
  const page = await openQuickly(openPage);
  const held: Route[] = [];
  await page.route(/tour-entrance-6144\./, (route) => void held.push(route));
  await page.goto(path);
  await button(page, text.explore).click();
  await untilAt(page, 1, text.names.entrance);
  await canvas(page).press("Home");
  const first = await takePicture(page);
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.fulfill({ path: "public/images/tour-kitchen-2048.avif" });
  await expect.poll(() => takePicture(page)).not.toBe(first);
});

describe("when something fails", () => {
  test("reports a position that does not load, and a second attempt succeeds", async ({ openPage }) => {
    const page = await openQuickly(openPage, { faults: [/net::ERR_FAILED GET .*tour-entrance/, failedLoad] });
    await page.route(/tour-entrance-2048/, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await button(page, text.explore).click();
    await failure(page).getByText(text.loadFailed).waitFor();
    await button(page, viewerText.tryAgain).click();
    await untilShown(page);
    expect(await failure(page).isVisible()).toBe(false);
  });

  test("reports a damaged position without another attempt, and the others stay open", async ({
    openPage,
  }) => {
    const page = await openQuickly(openPage, { faults: [failedLoad] });
    const body = readFileSync("public/images/3d-virtual-tours-1200.jpg").subarray(0, 20_000);
    await page.route(/tour-entrance-2048/, (route) => route.fulfill({ body, contentType: "image/jpeg" }));
    await page.goto(path);
    await button(page, text.explore).click();
    await failure(page).getByText(text.damaged).waitFor();
    expect(await button(page, viewerText.tryAgain).isVisible()).toBe(false);
    await mark(page, 2, text.names.living).click();
    await untilAt(page, 2, text.names.living);
    expect(await failure(page).isVisible()).toBe(false);
  });

  test("a browser without AVIF gets WebP", async ({ openPage }) => {
    const page = await openQuickly(openPage);
    await page.route(/tour-entrance-2048\.avif/, (route) => route.fulfill({ body: "no picture" }));
    await page.goto(path);
    await button(page, text.explore).click();
    await untilShown(page);
  });

  test("a browser without WebGL keeps the picture and shows the reason", async ({ openPage }) => {
    const page = await openQuickly(openPage);
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.unsupported).waitFor();
    expect(await page.getByText(text.fileSize).isVisible()).toBe(false);
    expect(await page.getByAltText(text.posterAlt).isVisible()).toBe(true);
  });

  test("a lost graphics context is restored, or the tour closes", async ({ openPage }) => {
    const page = await openTour(openPage);
    await canvas(page).press("Home");
    const before = await takePicture(page);
    const drawn = canvas(page).locator("canvas").first();
    const extension = await drawn.evaluateHandle((each) =>
      (each as HTMLCanvasElement).getContext("webgl2")?.getExtension("WEBGL_lose_context"),
    );
    await extension.evaluate((each) => each?.loseContext());
    await page.getByText(text.contextLost).waitFor();
    await extension.evaluate((each) => each?.restoreContext());
    await page.getByText(text.contextLost).waitFor({ state: "hidden" });
    expect(await takePicture(page)).toBe(before);
    await extension.evaluate((each) => each?.loseContext());
    await page.getByText(text.contextGone).waitFor();
    expect(await canvas(page).count()).toBe(0);
  });
});

test("has no axe violations and does not scroll horizontally, open, at any width and in both themes", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  await page.goto(path);
  await button(page, text.explore).click();
  await untilShown(page);
  await button(page, viewerText.help).click();
  await button(page, viewerText.closeHelp).click();
  await expectAccessible(page);
});
