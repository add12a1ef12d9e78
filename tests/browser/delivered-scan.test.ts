import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { test as base } from "#tests/support/browser/open-page";
import { button } from "#tests/support/browser/scan-viewer";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults } from "#tests/support/records/results";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import * as viewerText from "~/messages/sample-scan";
import * as text from "~/messages/scan-file";

const name = "rooms.copc.laz";
const file = "app/site/scan-file/rooms.copc.laz";
const bytes = 126_841;
let privatePage: string;

const test = base.override("app", ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async (home) => {
    const [bookingId = ""] = await insertBookings([{ stage: "done" }]);
    const { item } = await insertResults(bookingId, {}, { name, byteSize: bytes, received: bytes });
    home.files.put(item.storedName, readFileSync(file));
    privatePage = await privatePagePath(bookingId);
  }),
);

test("a customer looks at a delivered point cloud, and a link leads to the same view", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 800, height: 700 } });
  const policies: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/scan-worker-"))
      policies.push(response.headers()["content-security-policy"] ?? "");
  });
  await page.goto(privatePage);
  await page.getByRole("link", { name: text.lookAtFile(name) }).click();
  const untilShown = () => page.getByText(/^[\d,]+ of 8,000 points shown$/).waitFor();
  await untilShown();
  // The worker alone may compile WebAssembly.
  expect(policies).toEqual([expect.stringContaining("'wasm-unsafe-eval'")]);
  expect((await page.request.head(page.url())).headers()["content-security-policy"]).not.toContain("wasm");
  await page.getByLabel(viewerText.colors.class, { exact: true }).check();
  await page.getByText(text.classes[2] ?? "").waitFor();
  await page.getByRole("application").press("+");
  await button(page, viewerText.copyLink).click();
  const link = page.url();
  expect(link).toContain("#scan:view=");
  await page.goto("about:blank");
  await page.goto(link);
  await untilShown();
  await expect.poll(() => page.getByLabel(viewerText.colors.class, { exact: true }).isChecked()).toBe(true);
  await button(page, viewerText.copyLink).click();
  expect(page.url()).toBe(link);
});

test("the page of a point cloud has no axe violations, open, at any width and in both themes", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  await page.goto(privatePage);
  await page.getByRole("link", { name: text.lookAtFile(name) }).click();
  await page.getByText(/^[\d,]+ of 8,000 points shown$/).waitFor();
  await page.getByLabel(viewerText.colors.class, { exact: true }).check();
  await page.getByText(viewerText.clippingBox).click();
  await button(page, viewerText.measure).click();
  await expectAccessible(page);
});
