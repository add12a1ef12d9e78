import type { Page } from "playwright-core";
import { expect } from "vitest";
import { desktop, phone, test } from "#tests/support/browser/open-page";

const sliderOf = (page: Page) => page.getByRole("slider", { name: /^Move the line/ });

/** Returns the position of the line, in pixels from the left of the screen. */
async function readLine(page: Page): Promise<number> {
  const box = await page.locator(".compare-line").boundingBox();
  return box ? box.x + box.width / 2 : NaN;
}

test("the line between two pictures follows the pointer, and moves by the keyboard to both ends", async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto("/");
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await sliderOf(page).scrollIntoViewIfNeeded();
    const box = await page.locator(".compare-line svg").boundingBox();
    const start = { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
    expect(Math.abs((await readLine(page)) - start.x)).toBeLessThan(2);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 90, start.y, { steps: 5 });
    await page.mouse.up();
    expect(Math.abs((await readLine(page)) - (start.x - 90))).toBeLessThan(3);
  }
  const input = sliderOf(page);
  const valueText = () => input.getAttribute("aria-valuetext");
  await input.fill("50");
  expect(await valueText()).toBe("50 percent point cloud");
  await input.focus();
  const middle = await readLine(page);
  await page.keyboard.press("ArrowLeft");
  expect(await readLine(page)).toBeLessThan(middle);
  await page.keyboard.press("Home");
  expect(await valueText()).toBe("0 percent point cloud");
  const left = await readLine(page);
  await page.keyboard.press("End");
  expect(await valueText()).toBe("100 percent point cloud");
  expect(Math.abs((left + (await readLine(page))) / 2 - middle)).toBeLessThan(2);

  await page.goto("/virtual-staging");
  expect(await sliderOf(page).getAttribute("aria-valuetext")).toBe("50 percent empty room");
});

test("without script the line stays in the middle, and has no control", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: phone });
  await page.goto("/");
  expect(await page.getByRole("slider", { name: /^Move the line/ }).count()).toBe(0);
  expect(Math.abs((await readLine(page)) - phone.width / 2)).toBeLessThan(2);
});
