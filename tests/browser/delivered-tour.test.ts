import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { test as base, untilPainted } from "#tests/support/browser/open-page";
import { countColors, shareOfDifferences } from "#tests/support/browser/pictures";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults } from "#tests/support/records/results";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { deliveryItems } from "~/db/schema.server";
import * as text from "~/messages/results";
import * as tourText from "~/messages/sample-tour";

let privatePage: string;
/**
 * The maximum texture width, in pixels, that the test makes the graphics card report, because a software renderer needs a minute for really
 * large pictures.
 */
const mostTexture = 2048;

/** Returns a panorama. The sky is lighter than the ground, and each quarter has its own color. */
function panorama(width: number): Sharp {
  const colors = ["#b03a2e", "#1f618d", "#1e8449", "#b7950b"];
  const quarters = colors.map((color, at) => `<path d="M${at} 0h1v2h-1z" fill="${color}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2" width="${width}" height="${width / 2}">${quarters}<path d="M0 0h4v1H0z" fill="#fff" opacity="0.5"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg();
}

/** Creates the pictures in the order of the list. */
async function makePictures() {
  const upright = await panorama(mostTexture).toBuffer();
  return {
    upright,
    // The camera was held on its side.
    lying: await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    wide: await panorama(2 * mostTexture).toBuffer(),
    damaged: (await sharp(upright).resize(4096).jpeg({ quality: 100 }).toBuffer()).subarray(0, 20_000),
  };
}

const test = base.override("app", ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async (home) => {
    const [bookingId = ""] = await insertBookings([{ stage: "done" }]);
    let deliveryId: string | undefined;
    for (const [position, [name, picture]] of Object.entries(await makePictures()).entries()) {
      const values = {
        kind: "tour" as const,
        name: `${name}.jpg`,
        contentType: "image/jpeg",
        byteSize: picture.length,
        received: picture.length,
      };
      if (!deliveryId) {
        const first = await insertResults(bookingId, {}, values);
        deliveryId = first.deliveryId;
        home.files.put(first.item.storedName, picture);
        continue;
      }
      const storedName = `deliveries/${randomUUID()}-${name}.jpg`;
      await db()
        .insert(deliveryItems)
        .values({
          ...values,
          deliveryId,
          storedName,
          position,
          state: "ready",
          createdBy: "staff@example.com",
        });
      home.files.put(storedName, picture);
    }
    privatePage = await privatePagePath(bookingId);
  }),
);

const canvas = (page: Page) => page.getByRole("application", { name: text.tour.canvasLabel });
const positions = (page: Page) => page.getByRole("group", { name: text.tour.positions });
const mark = (page: Page, name: string) => positions(page).getByRole("button", { name });
const untilAt = (page: Page, name: string) =>
  positions(page).locator("[aria-current]").filter({ hasText: name }).waitFor({ timeout: 60_000 });

async function look(page: Page, name: string) {
  await mark(page, name).click();
  await untilAt(page, name);
  await untilPainted(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas(page).boundingBox()) ?? {};
  const clip = { x: x + width / 2 - 100, y: y + height / 2 - 100, width: 300, height: 200 };
  return (await page.screenshot({ clip })).toString("base64");
}

test("a customer looks around in delivered pictures, also in a rotated one and in one wider than the largest texture, and a damaged one is reported", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 800, height: 700 }, faults: [/^console: PSVError/] });
  await page.addInitScript((most) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its context
    const getParameter = WebGL2RenderingContext.prototype.getParameter as (
      this: WebGL2RenderingContext,
      name: number,
    ) => unknown;
    WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, name: number) {
      return name === this.MAX_TEXTURE_SIZE ? most : getParameter.call(this, name);
    };
  }, mostTexture);
  // The fragment of the address opens the tour after React has hydrated the page.
  await page.goto(`${privatePage}#tour:`);
  await untilAt(page, "upright");
  expect(await page.locator("html[data-hydrated]").count()).toBe(1);
  const upright = await look(page, "upright");
  expect(await countColors(page, upright)).toBeGreaterThan(2);
  for (const name of ["lying", "wide"])
    expect(await shareOfDifferences(page, upright, await look(page, name)), name).toBeLessThan(0.02);
  await mark(page, "damaged").click();
  await page.getByRole("alert").getByText(tourText.damaged).waitFor();
});

test("buttons, keys and arrows lead from position to position", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 800, height: 700 } });
  await page.goto(`${privatePage}#tour:`);
  await untilAt(page, "upright");
  await page.getByRole("button", { name: tourText.next, exact: true }).click();
  await untilAt(page, "lying");
  await page.getByRole("button", { name: tourText.previous, exact: true }).click();
  await untilAt(page, "upright");
  await canvas(page).press("n");
  await untilAt(page, "lying");
  await canvas(page).press("p");
  await untilAt(page, "upright");
  await mark(page, "upright").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await untilAt(page, "lying");
});

test("the tour has no axe violations, open, at any width and in both themes", async ({ openPage }) => {
  const page = await openForAxe(openPage);
  await page.goto(`${privatePage}#tour:`);
  await untilAt(page, "upright");
  await expectAccessible(page);
});
