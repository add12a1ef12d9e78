import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser/open-page";

test("a service card shows one focus ring, around the whole card", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/");
  const link = page.locator("main").getByRole("link", { name: "Scan to BIM" });
  await page.keyboard.press("Tab");
  await link.focus();
  const outlines = await link.evaluate((element) =>
    [element, element.closest("article") ?? element].map((each) => getComputedStyle(each).outlineStyle),
  );
  expect(outlines).toEqual(["none", "solid"]);
});

test("the picture of a service is the same object on card and page, unless motion is reduced", async ({
  openPage,
}) => {
  const names = (page: Page) =>
    page
      .locator("[data-service]")
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).viewTransitionName));
  const page = await openPage({ reducedMotion: "no-preference" });
  await page.goto("/");
  const onCards = await names(page);
  expect(new Set(onCards).size).toBe(7);
  await page.evaluate(() => {
    addEventListener("pageswap", ({ viewTransition }) => {
      sessionStorage.setItem("moves", String(viewTransition !== null));
    });
  });
  await page.locator("main").getByRole("link", { name: "Scan to BIM" }).click();
  await page.waitForURL("/scan-to-bim");
  expect(await page.evaluate(() => sessionStorage.getItem("moves"))).toBe("true");
  expect(onCards).toContain((await names(page))[0]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await names(page)).toEqual(["none"]);
});
