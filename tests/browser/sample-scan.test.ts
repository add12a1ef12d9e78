import { describe, expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { test, untilPainted } from "#tests/support/browser/open-page";
import { countColors } from "#tests/support/browser/pictures";
import {
  button,
  canvas,
  explore,
  openScanPage,
  openViewer,
  result,
  scanPath as path,
  scanViewport as viewport,
  takePicture,
  untilComplete,
} from "#tests/support/browser/scan-viewer";
import * as text from "~/messages/sample-scan";
import * as viewerText from "~/messages/viewer";
import { formatFeetAndInches } from "~/site/feet-and-inches";
import { pointCount, roomWidth } from "~/site/scan/scan-data";

const points = /\/points-[\w-]+\.bin$/;

test("loads nothing before the click, then shows all points, and opens again after it was closed", async ({
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
  await canvas(page).waitFor();
});

describe("the sample scan", () => {
  test("measures the width of the modeled room", async ({ openPage }) => {
    const page = await openViewer(openPage, { points: pointCount });
    await button(page, text.views.above).click();
    await button(page, text.measure).click();
    const { width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {};
    // The lens shows a height of 0.9326 m per meter of distance. The view from above is a parallel projection, so this is true at any
    // depth.
    const pixelsPerMeter = height / (0.9326 * 12.2 * Math.max(1, (1.4 * height) / width));
    const x = width / 2 - 1.15 * pixelsPerMeter;
    await untilComplete(page);
    await canvas(page).click({ position: { x, y: height / 2 - 3.9 * pixelsPerMeter } });
    await result(page).getByText(text.pickSecond).waitFor();
    await canvas(page).click({ position: { x, y: height / 2 + 3.9 * pixelsPerMeter } });
    await result(page).getByText("Across").waitFor();
    const [, millimeters = ""] = /^25′-\d.*″ \(([\d,]+) mm\)/.exec(await result(page).innerText()) ?? [];
    // Single points are up to 15 mm in front of a wall or behind it.
    expect(Math.abs(Number(millimeters.replace(",", "")) - roomWidth * 1000)).toBeLessThan(30);
    await button(page, text.clear).click();
    expect(await result(page).innerText()).toBe(text.pickFirst);
  });

  test("is turned with one finger and leaves the wheel to the page until it is focused, can be turned and measured with the keyboard alone, and is sliced and colored by height", async ({
    openPage,
  }) => {
    const page = await openViewer(openPage);
    await button(page, text.measure).focus();
    await canvas(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 40);
    await page.getByText(text.scrollHint).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    const whole = await takePicture(page);
    const box = await canvas(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await page.mouse.up();
    expect(await takePicture(page)).not.toBe(whole);

    await canvas(page).focus();
    // The key also makes the focus ring visible, so that it is in both pictures.
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
    expect(await result(page).innerText()).toMatch(/^\d+′-\d+.*″ \([\d,]+ mm\)/);
    await page.keyboard.press("Escape");
    expect(await button(page, text.measure).getAttribute("aria-pressed")).toBe("false");

    const slider = page.getByLabel(text.highest);
    await slider.focus();
    const unsliced = await takePicture(page);
    await slider.fill("48");
    expect(await slider.getAttribute("aria-valuetext")).toBe("4′-0″");
    const sliced = await takePicture(page);
    expect(sliced).not.toBe(unsliced);
    await page.getByLabel(text.colors.height).check();
    await page.getByText(text.heightLegend).waitFor();
    const colored = await takePicture(page);
    expect(colored).not.toBe(sliced);
    expect(await countColors(page, colored)).toBeLessThan(await countColors(page, sliced));
  });
});

test("a large picture has fewer pixels while it moves without a graphics card", async ({ openPage }) => {
  const page = await openViewer(openPage, { viewport: { width: 1440, height: 900 } });
  const sizeOf = () => canvas(page).evaluate((each) => [each.clientWidth, (each as HTMLCanvasElement).width]);
  const [shown = 0, atRest] = await sizeOf();
  expect(atRest).toBe(shown);
  const pixels = await canvas(page).evaluate(async (each) => {
    // Repeats the step, because on a slow machine, the picture can be at rest before the frame of a single step.
    do {
      each.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      await new Promise(requestAnimationFrame);
    } while (each.parentElement?.dataset.state !== "moving");
    const { width, height } = each as HTMLCanvasElement;
    return width * height;
  });
  // Width and height are rounded to whole pixels.
  expect(pixels).toBeLessThanOrEqual(601_000);
  await untilComplete(page);
  expect((await sizeOf())[1]).toBe(shown);
});

test("the wheel zooms to the point under the pointer, and a link leads to the same flat view", async ({
  openPage,
}) => {
  const page = await openViewer(openPage);
  await button(page, text.measure).click();
  await button(page, text.views.above).click();
  await untilComplete(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {};
  const placeOf = async (part: "startMark" | "endMark") => {
    await untilPainted(page);
    await untilComplete(page);
    const mark = await page.locator(`[data-part="${part}"]`).getAttribute("transform");
    return (mark?.match(/-?[\d.]+/g) ?? []).map(Number);
  };
  const first = { x: width / 2 - 90, y: height / 2 + 40 };
  await canvas(page).click({ position: first });
  await canvas(page).click({ position: { x: width / 2 + 10, y: height / 2 - 60 } });
  await result(page).getByText("Across").waitFor();
  const size = async () => {
    const [[startX = 0, startY = 0], [endX = 0, endY = 0]] = [
      await placeOf("startMark"),
      await placeOf("endMark"),
    ];
    return Math.hypot(endX - startX, endY - startY);
  };
  for (const view of [text.views.above, text.views.overview]) {
    await button(page, view).click();
    const [before, [startX = 0, startY = 0]] = [await size(), await placeOf("startMark")];
    await canvas(page).focus();
    await page.mouse.move(x + startX, y + startY);
    await page.mouse.wheel(0, -120);
    await expect.poll(size).toBeGreaterThan(before * 1.1);
    const [nextX = 0, nextY = 0] = await placeOf("startMark");
    expect(Math.hypot(nextX - startX, nextY - startY)).toBeLessThan(4);
  }
  await button(page, text.views.front).click();
  await button(page, text.copyLink).click();
  expect(page.url()).toContain("#scan:flat=");
  const link = page.url();
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator('[data-state="still"]').waitFor({ state: "attached" });
  await button(page, text.copyLink).click();
  expect(page.url()).toBe(link);
});

test("an address leads to a measurement, which the next one replaces", async ({ openPage }) => {
  const page = await openPage({ viewport });
  await page.goto(`${path}#scan:measure=-1150,-4600,1300,-1150,3200,1300`);
  await untilComplete(page);
  expect(await result(page).innerText()).toContain(formatFeetAndInches(roomWidth));
  await button(page, text.views.above).click();
  expect(new URL(page.url()).hash).toBe("#scan:above");
});

test("an address cut in the middle of a character opens the viewer", async ({ openPage }) => {
  const page = await openPage({ viewport });
  await page.goto(`${path}#scan:%E2%80`);
  await untilComplete(page);
});

test("the viewer fits one screen of a laptop and of a phone, with its tools", async ({ openPage }) => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    const page = await openViewer(openPage, { viewport: size });
    for (const part of [
      button(page, text.measure),
      page.getByLabel(text.highest),
      button(page, text.close),
    ]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    }
    await page.getByText(text.clippingBox).click();
    // In a lower picture, the tools over it would overlap.
    expect((await canvas(page).boundingBox())?.height).toBeGreaterThan(400);
    await page.close();
  }
});

describe("when something fails", () => {
  test("reports a viewer that does not load and a broken connection, and the next attempt succeeds", async ({
    openPage,
  }) => {
    const faults = [/net::ERR_FAILED GET .*viewer/, /net::ERR_FAILED GET .*points/];
    const page = await openPage({ viewport, faults });
    await page.route(/\/viewer-/, (route) => route.abort(), { times: 1 });
    await openScanPage(page);
    await page.route(points, (route) => route.abort(), { times: 1 });
    await button(page, text.explore).click();
    await page.getByText(viewerText.viewerFailed).waitFor();
    await button(page, text.explore).click();
    await page.getByText(text.loadFailed).waitFor();
    await button(page, viewerText.tryAgain).click();
    await untilComplete(page);
    expect(await page.getByText(text.loadFailed).isVisible()).toBe(false);
  });

  test("a file that ends early shows its points and reports missing ones", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.route(points, (route) => route.fulfill({ body: Buffer.alloc(100_000 * 9 + 4, 120) }));
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.partlyLoaded).waitFor();
    await page.locator('[data-points="100000"]').waitFor({ state: "attached" });
  });

  test("a browser without WebGL 2 keeps the picture and shows the reason", async ({ openPage }) => {
    const page = await openPage({ viewport });
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(path);
    await button(page, text.explore).click();
    await page.getByText(text.unsupported).waitFor();
    expect(await button(page, text.explore).count()).toBe(0);
    expect(await page.getByAltText(text.posterAlt).isVisible()).toBe(true);
    expect(requests.filter((each) => points.test(each))).toEqual([]);
  });

  test("a lost graphics context is restored; if it stays lost, the viewer closes and can be opened again", async ({
    openPage,
  }) => {
    const page = await openViewer(openPage, { points: 20_000 });
    // Any key ends the first hint, which is followed by a text about the driver.
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
    await extension.evaluate((each) => each?.loseContext());
    await page.getByText(text.contextGone).waitFor();
    expect(await canvas(page).count()).toBe(0);
    await button(page, text.explore).click();
    await untilComplete(page);
    expect(await page.getByText(text.contextGone).isVisible()).toBe(false);
  });
});

describe("the viewer", () => {
  test("has no axe violations and does not scroll horizontally, open, at any width and in both themes", async ({
    openPage,
  }) => {
    const page = await openForAxe(openPage);
    await explore(page);
    await button(page, viewerText.help).click();
    await button(page, viewerText.closeHelp).click();
    await button(page, text.measure).click();
    await page.getByLabel(text.colors.height).check();
    await expectAccessible(page);
  });
});
