import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { type OpenPage, test, untilPainted } from "#tests/support/browser/open-page";
import { countColors, shareOfDifferences } from "#tests/support/browser/pictures";
import { type DrawnBy, pretendGraphics } from "#tests/support/browser/scan-viewer";
import * as text from "~/messages/sample-tour";
import * as viewerText from "~/messages/viewer";

const path = "/sample-tour";
/** Small, because a software renderer draws WebGL here. */
const viewport = { width: 800, height: 700 };
const ofTheTour = /\/tour-viewer-|\/tour-[a-z]+-3072\./;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const canvas = (page: Page) => page.getByRole("application", { name: text.canvasLabel });
const here = (page: Page) => page.locator('[data-part="here"]');
const mark = (page: Page, number: number, name: string) => button(page, text.mark(number, name));
const untilAt = (page: Page, number: number, name: string) =>
  here(page)
    .getByText(text.here(number, 6, name), { exact: true })
    .waitFor();
const untilStill = (page: Page) =>
  page.locator('[data-state="still"]').waitFor({ state: "attached", timeout: 45_000 });

async function openTour(
  openPage: OpenPage,
  {
    drawnBy = "processor",
    address = "",
    ...options
  }: Parameters<OpenPage>[0] & {
    drawnBy?: DrawnBy;
    address?: string;
  } = {},
) {
  const page = await openPage({ viewport, ...options });
  await pretendGraphics(page, drawnBy);
  await page.goto(path + address);
  if (!address) await button(page, text.explore).click();
  await untilStill(page);
  return page;
}

async function takePicture(page: Page) {
  // A change shows in the next frame.
  await untilPainted(page);
  await untilStill(page);
  return (await canvas(page).screenshot()).toString("base64");
}

test("loads nothing before the click, then the script and one panorama, and comes back after it was closed", async ({
  openPage,
}) => {
  const page = await openPage({ viewport });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: "networkidle" });
  expect(requests.filter((each) => ofTheTour.test(each))).toEqual([]);
  await button(page, text.explore).click();
  await untilAt(page, 1, text.names.entrance);
  await untilStill(page);
  expect(requests.filter((each) => ofTheTour.test(each))).toHaveLength(2);
  expect(await countColors(page, await takePicture(page))).toBeGreaterThan(1_000);
  await button(page, text.close).click();
  expect(await canvas(page).count()).toBe(0);
  expect(await button(page, text.explore).evaluate((each) => each === document.activeElement)).toBe(true);
  await button(page, text.explore).click();
  await untilStill(page);
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
  // Shows the focus ring too, and ends the first hint.
  await page.keyboard.press("Home");
  const first = await takePicture(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  const turned = await takePicture(page);
  expect(turned).not.toBe(first);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  expect(await takePicture(page)).toBe(first);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text.ways.living);
  await page.keyboard.press("Enter");
  await untilAt(page, 2, text.names.living);
  expect(await canvas(page).evaluate((each) => each === document.activeElement)).toBe(true);
});

test("both ways of drawing give the same picture", async ({ openPage }) => {
  const [own, webgl] = [
    await openTour(openPage, { drawnBy: "processor", address: "#tour:kitchen" }),
    await openTour(openPage, { drawnBy: "card", address: "#tour:kitchen" }),
  ];
  const [first, second] = [await takePicture(own), await takePicture(webgl)];
  expect(await shareOfDifferences(own, first, second)).toBeLessThan(0.05);
});

test("a passage leads to the next position, whose passages are others, and the map marks where a person is", async ({
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
  // All around, there is a way to each of the other five.
  const ways = new Set<string>();
  await canvas(page).focus();
  for (let step = 0; step < 8; step++) {
    for (const way of await page.locator("[data-from]:visible").allInnerTexts()) ways.add(way);
    for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowRight");
    await untilPainted(page);
  }
  expect([...ways].sort()).toEqual(
    [text.ways.entrance, text.ways.kitchen, text.ways.bath, text.ways.bedroom, text.ways.study].sort(),
  );
});

test("the picture below the tour and an address lead to a position", async ({ openPage }) => {
  const page = await openTour(openPage, { address: "#tour:study" });
  await untilAt(page, 6, text.names.study);
  await page.getByRole("link", { name: text.standAt(text.names.bedroom) }).click();
  await untilAt(page, 5, text.names.bedroom);
  expect(await canvas(page).evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test("follows a phone once a person has asked for it, and says so when the phone does not tell", async ({
  openPage,
}) => {
  const page = await openTour(openPage, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await button(page, text.motion).click();
  await page.getByText(text.motionRefused).waitFor();
  const first = await takePicture(page);
  await page.evaluate(() => {
    const tell = (alpha: number) =>
      dispatchEvent(new DeviceOrientationEvent("deviceorientation", { alpha, beta: 90, gamma: 0 }));
    document.querySelector<HTMLElement>('[data-part="motion"]')?.click();
    setTimeout(() => {
      tell(0);
      tell(330);
    });
  });
  await page.locator('[data-part="motion"][aria-pressed="true"]').waitFor();
  expect(await takePicture(page)).not.toBe(first);
  await button(page, text.motion).click();
  expect(await button(page, text.motion).getAttribute("aria-pressed")).toBe("false");
});

test("the tour fits one screen of a laptop and of a phone, with its buttons, and so does the one that starts it", async ({
  openPage,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage({ viewport: size });
    await pretendGraphics(page, "processor");
    await page.goto(path);
    const start = await button(page, text.explore).boundingBox();
    expect((start?.y ?? 0) + (start?.height ?? Infinity)).toBeLessThanOrEqual(size.height);
    await button(page, text.explore).click();
    await untilStill(page);
    for (const part of [here(page), mark(page, 6, text.names.study), button(page, text.close)]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    await page.close();
  }
});

describe("when something fails", () => {
  test("a position that does not load is told, and a second attempt succeeds", async ({ openPage }) => {
    const page = await openPage({ viewport, faults: [/net::ERR_FAILED GET .*tour-entrance/] });
    await page.route(/tour-entrance-3072/, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.loadFailed).waitFor();
    await button(page, viewerText.tryAgain).click();
    await untilStill(page);
    expect(await page.getByText(text.loadFailed).isVisible()).toBe(false);
  });

  test("a browser without AVIF gets WebP", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.route(/tour-entrance-3072\.avif/, (route) => route.fulfill({ body: "no picture" }));
    await page.goto(path);
    await button(page, text.explore).click();
    await untilStill(page);
  });

  test("a browser without any canvas keeps the picture and says why", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.unsupported).waitFor();
    expect(await page.getByAltText(text.posterAlt).isVisible()).toBe(true);
  });

  test("a graphics card that drops the picture gets it drawn again", async ({ openPage }) => {
    const page = await openTour(openPage, { drawnBy: "card" });
    await canvas(page).press("Home");
    const before = await takePicture(page);
    const extension = await canvas(page).evaluateHandle((each) =>
      (each as HTMLCanvasElement).getContext("webgl2")?.getExtension("WEBGL_lose_context"),
    );
    await extension.evaluate((each) => each?.loseContext());
    await page.getByText(text.contextLost).waitFor();
    await extension.evaluate((each) => each?.restoreContext());
    await page.getByText(text.contextLost).waitFor({ state: "hidden" });
    expect(await takePicture(page)).toBe(before);
  });
});

test("has no axe violations and does not scroll horizontally, open, at any width and in both themes", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  await page.goto(path);
  await button(page, text.explore).click();
  await untilStill(page);
  await button(page, viewerText.help).click();
  await button(page, viewerText.closeHelp).click();
  await expectAccessible(page);
});
