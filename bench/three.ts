import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import type { Camera } from "~/site/point-cloud/camera";
import { splatSizes } from "~/site/scan/renderer";
import { bounds, size, spacingOf } from "~/site/scan/scan-data";
import type { Viewport } from "~/site/viewer/graphics";

declare global {
  interface Window {
    prepare: (options: object) => Promise<void>;
    /** Draws a picture and returns its number of points. */
    show: (camera: Camera) => number;
  }
}

const folder = "/three-points/";
const page = "bench/three/points.html";
const library = "bench/node_modules/three/build";

/** Whether three.js is there: `npm install --prefix bench`. The site itself does not depend on it. */
export const hasThree = existsSync(library);

/** Shows the points of a file with three.js, each in a square as large as in our viewer; `window.show` draws a picture. */
export async function openThree(tab: Page, points: Buffer, count: number, viewport: Viewport): Promise<void> {
  await tab.route(`**${folder}**`, (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    if (name === "three-points") return route.fulfill({ contentType: "text/html", body: readFileSync(page) });
    if (name === "points.bin") return route.fulfill({ body: points });
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(path.join(library, name)) });
  });
  await tab.goto(folder);
  await tab.evaluate((options) => window.prepare(options), {
    url: "points.bin",
    min: bounds.min,
    extent: size,
    ...viewport,
    // three.js scales a square by half of the height of the picture, whatever the angle of view is.
    size: splatSizes(spacingOf(count), viewport).atOneMeter / (viewport.height / 2),
  });
}
