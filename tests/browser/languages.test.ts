import { expect } from "vitest";
import { desktop, phone, test } from "#tests/support/browser/open-page";

test("the booking form works in Vietnamese with script, and a step changes without a new document", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone });
  await page.goto("/vi/booking");
  await page.locator("html[data-hydrated]").waitFor();
  const leadsHere = page.locator('header a[href="/vi/booking"]:not([hreflang])');
  expect([await leadsHere.count(), await leadsHere.isVisible()], "the button in the header").toEqual([
    1,
    false,
  ]);
  await page.evaluate(() => (document.documentElement.dataset.test = "kept"));
  await page.getByRole("button", { name: "Tiếp tục" }).click();
  await page.getByRole("link", { name: "Nhập địa chỉ email" }).waitFor();
  await page.locator("[name=fullName]").fill("Nguyễn Thị Mai");
  await page.locator("[name=email]").fill("mai@example.com");
  await page.locator("[name=phone]").fill("(818) 555-0142");
  await page.getByRole("button", { name: "Tiếp tục" }).click();
  await page.waitForURL("/vi/booking?step=2");
  expect(await page.locator("html[data-test=kept][lang=vi]").count()).toBe(1);
  const inFrench = page.locator("a[hreflang=fr-CA]");
  await expect
    .poll(() =>
      inFrench.evaluateAll((all: HTMLAnchorElement[]) => all.every(({ search }) => search === "?step=2")),
    )
    .toBe(true);
});

test("the language of the browser is offered once, and the chosen one on every page in another", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: desktop, locale: "fr-CA" });
  const offers = page.locator("[data-language-offer]:visible");
  await page.goto("/about");
  expect(await offers.allInnerTexts()).toEqual([expect.stringContaining("français (Canada)")]);
  await page.goto("/industries");
  expect(await offers.count()).toBe(0);
  await page.locator("header [popovertarget=menu-languages]").click();
  await page.locator("#menu-languages").getByRole("link", { name: "Tiếng Việt" }).click();
  await page.waitForURL("/vi/industries");
  expect(await offers.count()).toBe(0);
  await page.goto("/about");
  await offers.getByRole("button", { name: "Để sau" }).click();
  expect(await offers.count()).toBe(0);
  await page.goto("/prepare");
  expect(await offers.count()).toBe(0);
});

test("links of the footer are high enough for a finger where French puts them below each other", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone });
  await page.goto("/fr-be/prepare");
  const links = page.locator('footer a[href="/fr-be/terms"], footer a[href="/fr-be/privacy"]');
  const boxes = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(boxes.map(({ height }) => height >= 24)).toEqual([true, true]);
});
