import { expect } from "vitest";
import { button, fillStep, focused, onStep, openStep, reachStep } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";

const here = { latitude: 34.1866, longitude: -118.4487 };
const granted = { geolocation: here, permissions: ["geolocation"] };

test("the position of the device is a link to the map, and disables the box until it is cleared", async ({
  openPage,
}) => {
  const page = await openPage(granted);
  await openStep(page, 2);
  const box = page.getByLabel("Address or place");
  await button(page, "Next").click();
  const missing = page.getByText("Enter the service location");
  await expect.poll(() => missing.count()).toBe(2);
  await button(page, "Fetch Current Location").click();
  await expect.poll(() => focused(page)).toBe("booking-2-serviceLocation-clear");
  const link = page.getByRole("link", { name: "Current position (34.1866, -118.4487)" });
  expect(await link.getAttribute("href")).toBe("https://www.google.com/maps?q=34.1866,-118.4487");
  expect(await box.isDisabled()).toBe(true);
  await page.getByText("We’ll use your current location. Clear it to type an address.").waitFor();

  await button(page, "Clear").click();
  expect(await box.isEnabled()).toBe(true);
  await expect.poll(() => focused(page)).toBe("booking-2-serviceLocation");
  await button(page, "Fetch Current Location").click();
  await link.waitFor();

  await button(page, "Next").click();
  await onStep(page, 3);
  await page.goBack();
  await link.waitFor();
  expect(await box.isDisabled()).toBe(true);
});

test("a typed location disables the button, with a visible reason, until it is cleared", async ({
  openPage,
}) => {
  const page = await openPage(granted);
  await openStep(page, 2);
  const fetchButton = button(page, "Fetch Current Location");
  await fillStep(page, 2);
  expect(await fetchButton.isDisabled()).toBe(true);
  const reason = page.getByText("Clear the address to use your current location.");
  expect(await reason.isVisible()).toBe(true);
  expect(await fetchButton.getAttribute("aria-describedby")).toBe(await reason.getAttribute("id"));
  await button(page, "Clear").click();
  expect(await fetchButton.isEnabled()).toBe(true);
  expect(await reason.count()).toBe(0);
  expect(await page.getByLabel("Address or place").inputValue()).toBe("");
});

test("a denied position shows an error, and the box stays enabled", async ({ openPage }) => {
  const page = await openPage({ permissions: [] });
  await openStep(page, 2);
  await button(page, "Fetch Current Location").click();
  await page.getByRole("status").getByText("Unable to retrieve your location.", { exact: true }).waitFor();
  await fillStep(page, 2);
  await button(page, "Next").click();
  await onStep(page, 3);
});

test("a browser without geolocation shows an error", async ({ openPage }) => {
  const page = await openPage();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "geolocation"));
  await openStep(page, 2);
  await button(page, "Fetch Current Location").click();
  await page
    .getByRole("status")
    .getByText("Geolocation is not supported by this browser.", { exact: true })
    .waitFor();
  expect(await page.getByLabel("Address or place").isEnabled()).toBe(true);
});

test("without script only the box is shown", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await reachStep(page, 2);
  expect(await page.getByLabel("Address or place").isVisible()).toBe(true);
  expect(await page.getByText("Fetch Current Location").isVisible()).toBe(false);
  expect(await page.getByText("or type it").isVisible()).toBe(false);
});
