import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { desktop, phone, test } from "#tests/support/browser";

const seamOf = (page: Page) => page.getByRole("slider", { name: /^Move the line/ });

/** The position of the line, in pixels from the left of the screen. */
async function readLine(page: Page): Promise<number> {
  const box = await page.locator(".seam-line").boundingBox();
  return box ? box.x + box.width / 2 : NaN;
}

describe.each([
  { path: "/", first: "point cloud" },
  { path: "/virtual-staging", first: "empty room" },
])("the line between two pictures on $path", ({ path, first }) => {
  test.for([desktop, phone])("follows the pointer at %o", async (viewport, { openPage }) => {
    const page = await openPage({ viewport });
    await page.goto(path);
    await seamOf(page).scrollIntoViewIfNeeded();
    const box = await page.locator(".seam-line svg").boundingBox();
    const start = { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
    expect(Math.abs((await readLine(page)) - start.x)).toBeLessThan(2);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 90, start.y, { steps: 5 });
    await page.mouse.up();
    expect(Math.abs((await readLine(page)) - (start.x - 90))).toBeLessThan(3);
  });

  test("moves by the keyboard to both ends, and says where it is", async ({ openPage }) => {
    const page = await openPage();
    await page.goto(path);
    const input = seamOf(page);
    const valueText = () => input.getAttribute("aria-valuetext");
    expect(await valueText()).toBe(`50 percent ${first}`);
    await input.focus();
    const middle = await readLine(page);
    await page.keyboard.press("ArrowLeft");
    expect(await readLine(page)).toBeLessThan(middle);
    await page.keyboard.press("Home");
    expect(await valueText()).toBe(`0 percent ${first}`);
    const left = await readLine(page);
    await page.keyboard.press("End");
    expect(await valueText()).toBe(`100 percent ${first}`);
    expect(Math.abs((left + (await readLine(page))) / 2 - middle)).toBeLessThan(2);
  });

  test("stays in the middle without script, and has no control", async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false, viewport: phone });
    await page.goto(path);
    expect(await page.getByRole("slider", { name: /^Move the line/ }).count()).toBe(0);
    expect(Math.abs((await readLine(page)) - phone.width / 2)).toBeLessThan(2);
  });
});
