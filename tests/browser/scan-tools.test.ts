import { expect } from "vitest";
import { test } from "#tests/support/browser/open-page";
import { button, openViewer, result, scanViewport as viewport } from "#tests/support/browser/scan-viewer";
import * as text from "~/messages/sample-scan";
import * as viewerText from "~/messages/viewer";

test("marks the view that it shows until it is turned, and measures by M while a button has the focus", async ({
  openPage,
}) => {
  const page = await openViewer(openPage);
  const marked = () => page.locator('[data-view][aria-pressed="true"]').allInnerTexts();
  expect(await marked()).toEqual([text.views.overview]);
  await button(page, text.views.plan).click();
  expect(await marked()).toEqual([text.views.plan]);
  await page.keyboard.press("m");
  await result(page).getByText(text.pickFirst).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await expect.poll(marked).toEqual([]);
});

test("the button of the clipping box stays under the pointer, and that of the full screen leads out of it", async ({
  openPage,
}) => {
  for (const size of [viewport, { width: 390, height: 844 }]) {
    const page = await openViewer(openPage, { viewport: size });
    const box = button(page, text.clippingBox);
    const [fullScreen, leave] = [viewerText.fullScreen, viewerText.leaveFullScreen];
    await button(page, fullScreen).click();
    await button(page, leave).click();
    await button(page, fullScreen).waitFor();
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    for (const isOpen of [true, false]) {
      await box.click();
      expect(await page.getByLabel(text.left).isVisible()).toBe(isOpen);
      expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    }
    await page.close();
  }
});
