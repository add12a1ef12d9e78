import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { test as base } from "#tests/support/browser/open-page";
import { signInVisitor } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults, makePublicTour } from "#tests/support/records/results";
import * as deliverText from "~/messages/booking-deliver";
import * as text from "~/messages/public-tour";
import * as resultsText from "~/messages/results";

let bookingId: string;
/** The address of another tour, which no test ends. */
let address: string;

const test = base.override("app", ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async (home) => {
    const [first = "", other = ""] = await insertBookings([{ stage: "done" }, { stage: "done" }]);
    const picture = readFileSync("public/images/3d-virtual-tours-1200.jpg");
    const size = { byteSize: picture.length, received: picture.length };
    const kind = { kind: "tour", name: "Hall.jpg", contentType: "image/jpeg" } as const;
    for (const id of [first, other]) {
      const { item } = await insertResults(id, {}, { ...kind, ...size });
      home.files.put(item.storedName, picture);
    }
    bookingId = first;
    address = `/tour/${await makePublicTour(other)}`;
  }),
);

async function serveElsewhere(content: () => string) {
  const server = createServer((_request, response) =>
    response
      .setHeader("Content-Type", "text/html; charset=utf-8")
      .end(`<title>A listing</title><link rel="icon" href="data:,">${content()}`),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

test("another site frames a public tour until staff end it, and no other page", async ({ app, openPage }) => {
  const staff = await signInVisitor(app.url);
  const form = await staff.open(`/booking-details/${bookingId}/deliver`);
  const made = await form.submit({ title: "12 Main Street", days: "" }, deliverText.publicTour.make);
  let shown = made.document.querySelector("textarea[readonly]")?.textContent ?? "";
  expect(shown).toMatch(/^<iframe src="http/);
  const own = await openForAxe(openPage);
  await own.goto(/src="([^"]+)"/.exec(shown)?.[1] ?? "");
  await expectAccessible(own);
  const elsewhere = await serveElsewhere(() => shown);
  try {
    const page = await openPage({
      faults: [/404 GET \/tour\//, /ERR_BLOCKED_BY_RESPONSE GET \/about/, /frame/i],
    });
    await page.goto(elsewhere.url);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("heading", { name: "12 Main Street" }).waitFor();
    await frame.getByRole("button", { name: resultsText.tour.explore }).click();
    await frame.getByRole("application", { name: resultsText.tour.canvasLabel }).waitFor();

    const tour = shown;
    shown = `<iframe src="${app.url}/about" title="About"></iframe>`;
    await page.goto(elsewhere.url);
    await expect
      .poll(() =>
        page
          .frames()
          .find((each) => each.parentFrame())
          ?.url(),
      )
      .toMatch(/^chrome-error:/);

    shown = tour;
    const delivery = await staff.open(`/booking-details/${bookingId}/deliver`);
    await delivery.submit({}, deliverText.publicTour.endFor("12 Main Street"));
    await page.goto(elsewhere.url);
    await frame.getByRole("heading", { name: text.unknownTitle }).waitFor();
  } finally {
    elsewhere.close();
  }
});

test("the page fits a frame of any size, with its first picture before it is opened, and open", async ({
  openPage,
}) => {
  const page = await openPage();
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
  const untilFitting = async () => {
    for (const [width, height] of frames) {
      await page.setViewportSize({ width, height });
      await expect.poll(overflow, { message: `${width} by ${height}` }).toEqual([0, 0]);
    }
  };
  await page.goto(address);
  const poster = page.locator('img[src*="show=poster"]');
  await expect.poll(() => poster.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await untilFitting();
  await page.getByRole("button", { name: resultsText.tour.explore }).click();
  await page.getByRole("application", { name: resultsText.tour.canvasLabel }).waitFor();
  await untilFitting();
});

const frames = [
  [320, 240],
  [400, 300],
  [600, 400],
  [800, 450],
  [1200, 675],
] as const;
