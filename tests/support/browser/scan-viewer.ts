import type { Page } from "playwright-core";
import * as text from "~/messages/sample-scan";
import { fileBytes, pointCount } from "~/site/scan/scan-data";
import { type OpenPage, untilPainted } from "./open-page";

export const scanPath = "/sample-scan";
/** Small, because a software renderer draws WebGL here. */
export const scanViewport = { width: 800, height: 700 };

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const canvas = (page: Page) => page.getByRole("application", { name: text.canvasLabel });
export const result = (page: Page) => page.locator('[data-part="result"]');

/** Enough points for a picture, and few enough for a software renderer on a busy machine. */
const fewPoints = 80_000;
const pointsFile = /\/points-[\w-]+\.bin$/;

/** Waits until every point is in the picture and nothing moves. */
export async function untilComplete(page: Page) {
  const stage = page.locator("figure[data-source]");
  const all = await stage.getAttribute("data-all-points");
  await stage
    .locator(`[data-state="still"][data-points="${all}"]`)
    .waitFor({ state: "attached", timeout: 45_000 });
}

export async function openViewer(
  openPage: OpenPage,
  { points, ...options }: Parameters<OpenPage>[0] & { points?: number } = {},
) {
  const page = await openPage({ viewport: scanViewport, ...options });
  await explore(page, points);
  return page;
}

/**
 * Opens the viewer's page, which waits for a click.
 *
 * @param points the number of points; the file has them in random order
 */
export async function openScanPage(page: Page, points = fewPoints) {
  await page.route(pointsFile, async (route) => {
    const response = await route.fetch();
    const body = (await response.body()).subarray(0, (points * fileBytes) / pointCount);
    await route.fulfill({ response, body });
  });
  await page.goto(scanPath);
  await page.locator("figure[data-source]").evaluate((figure, count) => {
    figure.setAttribute("data-all-points", String(count));
  }, points);
}

export async function explore(page: Page, points?: number) {
  await openScanPage(page, points);
  await button(page, text.explore).click();
  await untilComplete(page);
}

/** Waits until the picture is at rest, and returns it. */
export async function takePicture(page: Page) {
  // A change shows in the next frame.
  await untilPainted(page);
  await untilComplete(page);
  return (await canvas(page).screenshot()).toString("base64");
}
