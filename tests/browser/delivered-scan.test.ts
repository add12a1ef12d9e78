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
import { formatFeetAndInches } from "~/site/feet-and-inches";

const name = "rooms.copc.laz";
const file = "app/site/scan-file/rooms.copc.laz";
const bytes = 126_841;
/** A point cloud 10 m high, in which all points have the same color. */
const tower = `ply
format ascii 1.0
element vertex 1001
property float x
property float y
property float z
property uchar red
property uchar green
property uchar blue
end_header
${Array.from({ length: 1_001 }, (_, index) => `${index % 2} ${index % 3} ${index / 100} 0 0 0`).join("\n")}`;
let privatePage: string;
let towerPage: string;

const test = base.override("app", ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async (home) => {
    const [bookingId = ""] = await insertBookings([{ stage: "done" }]);
    const { item } = await insertResults(bookingId, {}, { name, byteSize: bytes, received: bytes });
    home.files.put(item.storedName, readFileSync(file));
    privatePage = await privatePagePath(bookingId);
    const [other = ""] = await insertBookings([{ stage: "done" }]);
    const size = { byteSize: tower.length, received: tower.length };
    const second = await insertResults(other, {}, { name: "tower.ply", ...size });
    home.files.put(second.item.storedName, Buffer.from(tower));
    towerPage = await privatePagePath(other);
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
  // Only the worker may compile WebAssembly.
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

test("a file without a unit and colors is colored by height with a note, and a link to a measurement shows all of it", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 800, height: 900 } });
  await page.goto(towerPage);
  await page.getByRole("link", { name: text.lookAtFile("tower.ply") }).click();
  const untilShown = () => page.getByText("1,001 of 1,001 points shown").waitFor();
  await untilShown();
  const highest = page.getByLabel(viewerText.highest);
  await page.getByText(text.noUnit(text.units.meter)).waitFor();
  const color = (mode: "picture" | "height" | "intensity" | "class") =>
    page.getByLabel(viewerText.colors[mode], { exact: true });
  expect(await color("height").isChecked()).toBe(true);
  for (const mode of ["picture", "intensity", "class"] as const)
    expect(await color(mode).isVisible()).toBe(false);
  expect(await highest.getAttribute("aria-valuetext")).toMatch(/^32′/);
  await page.getByLabel(text.takeFor).selectOption(text.units.foot);
  await page.getByText(text.noUnit(text.units.foot)).waitFor();
  expect(await highest.getAttribute("aria-valuetext")).toMatch(/^10′/);
  const address = new URL(page.url());
  address.hash = "#scan:measure=0,0,0,0,0,9000";
  await page.goto("about:blank");
  await page.goto(address.href);
  await untilShown();
  expect(await highest.getAttribute("aria-valuetext")).toMatch(/^32′/);
  await page.getByText(formatFeetAndInches(9)).first().waitFor();
  await button(page, viewerText.copyLink).click();
  expect(page.url()).toContain("unit=meter;measure=0,0,0,0,0,9000");
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
