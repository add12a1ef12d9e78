import type { CDPSession, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { type OpenPage, test, untilPainted } from "#tests/support/browser/open-page";
import {
  button,
  canvas,
  openViewer,
  result,
  scanViewport,
  untilComplete,
} from "#tests/support/browser/scan-viewer";
import * as text from "~/messages/sample-scan";

interface PicturePoint {
  x: number;
  y: number;
}
type Fingers = readonly PicturePoint[];

const length = ({ x, y }: PicturePoint) => Math.hypot(x, y);
const angle = ({ x, y }: PicturePoint) => Math.atan2(y, x);
const between = (from: PicturePoint, to: PicturePoint): PicturePoint => ({
  x: to.x - from.x,
  y: to.y - from.y,
});

async function drag(touch: CDPSession, from: Fingers, to: Fingers, steps = 8) {
  const at = (share: number) =>
    from.map(({ x, y }, id) => ({
      x: x + ((to[id]?.x ?? x) - x) * share,
      y: y + ((to[id]?.y ?? y) - y) * share,
      id,
    }));
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= steps; step++)
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / steps) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function ends(page: Page): Promise<[PicturePoint, PicturePoint]> {
  await untilPainted(page);
  await untilComplete(page);
  const places = await page.locator('[data-part$="Mark"]').evaluateAll((marks) =>
    marks.map((mark) => {
      const [x = NaN, y = NaN] = (mark.getAttribute("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
      return { x, y };
    }),
  );
  const [start, end] = places;
  if (!start || !end) throw new Error("The measurement has no ends.");
  return [start, end];
}

async function measureByTouch(openPage: OpenPage) {
  const page = await openViewer(openPage, { hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  await canvas(page).scrollIntoViewIfNeeded();
  await button(page, text.measure).tap();
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {};
  const center = { x: x + width / 2, y: y + height / 2 };
  const by = (right: number, down: number): PicturePoint => ({ x: center.x + right, y: center.y + down });
  await drag(touch, [by(-50, 0)], [by(-50, 0)], 0);
  await result(page).getByText(text.pickSecond).waitFor();
  await drag(touch, [by(50, 20)], [by(50, 20)], 0);
  await result(page).getByText("Across").waitFor();
  return { page, touch, by };
}

describe("on a touch screen", () => {
  test("one finger turns the scan around its center, and taps measure", async ({ openPage }) => {
    const { page, touch, by } = await measureByTouch(openPage);
    const measured = await result(page).innerText();
    const scrolled = await page.evaluate(() => scrollY);
    const [start, end] = await ends(page);
    await drag(touch, [by(-60, 0)], [by(60, 0)]);
    const [startAfter, endAfter] = await ends(page);
    // The view has turned, not shifted: a shift would leave the line between the ends almost parallel.
    expect(Math.abs(angle(between(startAfter, endAfter)) - angle(between(start, end)))).toBeGreaterThan(0.3);
    // A vertical drag also moves the picture, and does not scroll the page.
    await drag(touch, [by(0, 60)], [by(0, -60)]);
    expect(length(between(startAfter, (await ends(page))[0]))).toBeGreaterThan(10);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await result(page).innerText()).toBe(measured);
  });

  test("two fingers move the scan, enlarge it when they spread, and shrink it when they close", async ({
    openPage,
  }) => {
    const { page, touch, by } = await measureByTouch(openPage);
    const before = await ends(page);
    await drag(touch, [by(-60, 0), by(60, 0)], [by(-10, 40), by(110, 40)]);
    for (const [index, end] of (await ends(page)).entries()) {
      const { x, y } = between(before[index as 0 | 1], end);
      // The ends move a different distance from the fingers, because their depth differs from the center's.
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(70);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(60);
    }
    await drag(touch, [by(-10, 40), by(110, 40)], [by(-60, 0), by(60, 0)]);

    const size = length(between(...(await ends(page))));
    await drag(touch, [by(-40, 0), by(40, 0)], [by(-80, 0), by(80, 0)]);
    const larger = length(between(...(await ends(page))));
    expect(larger / size).toBeGreaterThan(1.6);
    expect(larger / size).toBeLessThan(2.6);
    await drag(touch, [by(-80, 0), by(80, 0)], [by(-40, 0), by(40, 0)]);
    expect(length(between(...(await ends(page)))) / size).toBeCloseTo(1, 1);
  });
});

test("the page scrolls when a finger moves outside of the picture", async ({ openPage }) => {
  const page = await openViewer(openPage, { hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  await page.evaluate(() => scrollTo(0, 0));
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  const from = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 10 };
  await drag(touch, [from], [{ x: from.x, y: from.y - 120 }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  expect(from.y).toBeLessThan(scanViewport.height);
});
