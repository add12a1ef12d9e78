import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { type OpenPage, test, untilPainted } from "#tests/support/browser";
import { pointCount, roomWidth } from "~/site/sample-scan/scan-data";
import * as text from "~/messages/sample-scan";

const path = "/sample-scan";
/** Small, because these tests run on a software renderer. */
const viewport = { width: 800, height: 700 };
const points = /\/points-[\w-]+\.bin$/;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const canvas = (page: Page) => page.getByRole("application", { name: text.canvasLabel });
const result = (page: Page) => page.locator('[data-part="result"]');

/** Waits until every point is in the picture and nothing moves. */
const untilComplete = (page: Page) =>
  page
    .locator(`[data-state="still"][data-points="${pointCount}"]`)
    .waitFor({ state: "attached", timeout: 45_000 });

async function openViewer(openPage: OpenPage, options: Parameters<OpenPage>[0] = {}) {
  const page = await openPage({ viewport, ...options });
  await page.goto(path);
  await button(page, text.explore).click();
  await untilComplete(page);
  return page;
}

/** Returns the picture once it is at rest again. */
async function takePicture(page: Page) {
  // A change shows in the next frame.
  await untilPainted(page);
  await untilComplete(page);
  return (await canvas(page).screenshot()).toString("base64");
}

/** Returns the number of different colors of the picture. */
function countColors(page: Page, picture: string) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data;
    return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
  }, picture);
}

describe("the sample scan", () => {
  test("loads nothing before the click, then shows all points, and comes back after it was closed", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(requests.filter((each) => /\/(viewer|points)-/.test(each))).toEqual([]);
    await button(page, text.explore).click();
    await untilComplete(page);
    expect(requests.filter((each) => /\/(viewer|points)-/.test(each))).toHaveLength(2);
    expect(await countColors(page, await takePicture(page))).toBeGreaterThan(1_000);
    expect(await page.getByText(text.complete("800,000"), { exact: true }).isVisible()).toBe(true);
    await button(page, text.close).click();
    expect(await canvas(page).count()).toBe(0);
    expect(await button(page, text.explore).evaluate((each) => each === document.activeElement)).toBe(true);
    await button(page, text.explore).click();
    await untilComplete(page);
  });

  test("measures the room as wide as its model is", async ({ openPage }) => {
    const page = await openViewer(openPage);
    await button(page, text.views.above).click();
    await button(page, text.measure).click();
    const { width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {};
    // The lens shows 0.9326 m per meter of distance; halfway up the walls, 1.3 m above the floor, they are 10.9 m away.
    const pixelsPerMeter = height / (0.9326 * 10.9);
    const x = width / 2 - 1.15 * pixelsPerMeter;
    await untilComplete(page);
    await canvas(page).click({ position: { x, y: height / 2 - 3.9 * pixelsPerMeter } });
    await result(page).getByText(text.pickSecond).waitFor();
    await canvas(page).click({ position: { x, y: height / 2 + 3.9 * pixelsPerMeter } });
    await result(page).getByText("Across").waitFor();
    const [, millimeters = ""] = /^25'-\d.*" \(([\d,]+) mm\)/.exec(await result(page).innerText()) ?? [];
    // Single points lie up to 15 mm in front of a wall or behind it.
    expect(Math.abs(Number(millimeters.replace(",", "")) - roomWidth * 1000)).toBeLessThan(30);
    await button(page, text.clear).click();
    expect(await result(page).innerText()).toBe(text.pickFirst);
  });

  test("can be turned and measured with the keyboard alone", async ({ openPage }) => {
    const page = await openViewer(openPage);
    await canvas(page).focus();
    // Shows the focus ring too.
    await page.keyboard.press("Home");
    const first = await takePicture(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("+");
    const turned = await takePicture(page);
    expect(turned).not.toBe(first);
    await page.keyboard.press("Home");
    expect(await takePicture(page)).toBe(first);
    await page.keyboard.press("m");
    await result(page).getByText(text.pickFirst).waitFor();
    await page.keyboard.press("Enter");
    await result(page).getByText(text.pickSecond).waitFor();
    for (let step = 0; step < 8; step++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await result(page).innerText()).toMatch(/^\d+'-\d+.*" \([\d,]+ mm\)/);
    await page.keyboard.press("Escape");
    expect(await button(page, text.measure).getAttribute("aria-pressed")).toBe("false");
  });

  test("is sliced by height, and colored by it", async ({ openPage }) => {
    const page = await openViewer(openPage);
    const whole = await takePicture(page);
    const slider = page.getByLabel(text.highest);
    await slider.fill("48");
    expect(await slider.getAttribute("aria-valuetext")).toBe(`4'-0"`);
    const sliced = await takePicture(page);
    expect(sliced).not.toBe(whole);
    await page.getByLabel(text.colors.height).check();
    await page.getByText(text.heightLegend).waitFor();
    const colored = await takePicture(page);
    expect(colored).not.toBe(sliced);
    expect(await countColors(page, colored)).toBeLessThan(await countColors(page, sliced));
  });

  test("is turned with one finger, and leaves the wheel to the page until it is focused", async ({
    openPage,
  }) => {
    const page = await openViewer(openPage);
    await button(page, text.measure).focus();
    await canvas(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 40);
    await page.getByText(text.scrollHint).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    const first = await takePicture(page);
    const box = await canvas(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await page.mouse.up();
    expect(await takePicture(page)).not.toBe(first);
  });
});

describe("when something fails", () => {
  test("a connection that breaks is told, and a second attempt succeeds", async ({ openPage }) => {
    const page = await openPage({ viewport, faults: [/net::ERR_FAILED GET .*points/] });
    await page.route(points, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.loadFailed).waitFor();
    await button(page, text.tryAgain).click();
    await untilComplete(page);
    expect(await page.getByText(text.loadFailed).isVisible()).toBe(false);
  });

  test("a file that ends early shows its points, and says that the rest is missing", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.route(points, (route) => route.fulfill({ body: Buffer.alloc(100_000 * 9 + 4, 120) }));
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.partlyLoaded).waitFor();
    await page.locator('[data-points="100000"]').waitFor({ state: "attached" });
  });

  test("a viewer that does not load is told, and the next click tries again", async ({ openPage }) => {
    const page = await openPage({ viewport, faults: [/net::ERR_FAILED GET .*viewer/] });
    await page.route(/\/viewer-/, (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.viewerFailed).waitFor();
    await button(page, text.explore).click();
    await untilComplete(page);
  });

  test("a browser without WebGL keeps the picture and says why", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.needsWebgl).waitFor();
    expect(await button(page, text.explore).count()).toBe(0);
    expect(await page.getByAltText(text.posterAlt).isVisible()).toBe(true);
    expect(requests.filter((each) => points.test(each))).toEqual([]);
  });

  test("a graphics card that drops the picture gets it drawn again", async ({ openPage }) => {
    const page = await openViewer(openPage);
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

describe("the viewer", () => {
  test("has no axe violations and does not scroll horizontally, open, at any width and in both themes", async ({
    openPage,
  }) => {
    const page = await openForAxe(openPage);
    await page.goto(path);
    await button(page, text.explore).click();
    await untilComplete(page);
    await page.getByText(text.help).click();
    await button(page, text.measure).click();
    await page.getByLabel(text.colors.height).check();
    await expectAccessible(page);
  });
});
