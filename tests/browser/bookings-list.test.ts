import { EventEmitter, once } from "node:events";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { untilHydrated } from "#tests/support/browser/booking-form";
import { hasFocus, openList, shown, test } from "#tests/support/browser/bookings-list";
import { phone } from "#tests/support/browser/open-page";
import { parseCsv } from "#tests/support/files/csv";
import { dayFromNow } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";

async function exportedNames(page: Page) {
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const table = parseCsv((await readFile(await download.path(), "utf8")).replace("\ufeff", ""));
  return table.slice(1).map((row) => row[3]);
}

const search = (page: Page) => page.getByRole("searchbox");

describe("the list with script", () => {
  test("is searched, filtered and exported in one form, and keeps the focus in the search", async ({
    openPage,
  }) => {
    const page = await openList(openPage);
    await page.getByText("Filter", { exact: true }).click();
    await page.getByLabel("Status").selectOption("Pending");
    await shown(page, "7 bookings match.");
    await page.keyboard.press("Escape");
    expect(new Set(await exportedNames(page))).toEqual(
      new Set([0, 2, 4, 6, 8, 10, 12].map((n) => `Visitor ${n}`)),
    );
    await search(page).fill("visitor 1");
    await search(page).press("Enter");
    await shown(page, "2 bookings match.");
    expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole("link", { name: "Clear search" }).click();
    await shown(page, "7 bookings match.");
    expect(await search(page).inputValue()).toBe("");
    await page.getByRole("link", { name: "Clear status" }).click();
    await shown(page, "14 bookings");
    expect(await page.getByLabel("Status").inputValue()).toBe("");
  });

  test("shows that it is loading, without a layout shift, and moves the focus to Previous on the last page", async ({
    openPage,
  }) => {
    const page = await openList(openPage);
    const table = page.getByRole("table");
    const position = () =>
      table.evaluate((element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return { top: Math.round(top + scrollY), left, width, height };
      });
    const before = await position();
    const gate = new EventEmitter();
    await page.route(/view-booking\.data/, async (route) => {
      await once(gate, "open");
      await route.continue();
    });
    await page.getByRole("link", { name: "Next" }).click();
    await shown(page, "Loading bookings…");
    expect(await page.locator("[aria-busy=true]").count()).toBe(1);
    expect(await position()).toEqual(before);
    gate.emit("open");
    await shown(page, "Page 2 of 3");
    await page.unroute(/view-booking\.data/);
    await page.getByRole("link", { name: "Next" }).press("Enter");
    await shown(page, "Page 3 of 3");
    await hasFocus(page, "Previous");
  });

  test("saves a search", async ({ openPage }) => {
    const page = await openList(openPage, "?q=visitor", { faults: [/^400 POST/] });
    await page.getByText("Save as list").click();
    const name = page.getByLabel("List name");
    await name.fill(" ");
    await name.press("Enter");
    await page.getByText("Enter a name for the list").waitFor();
    await expect.poll(() => page.title()).toMatch(/^Error: /);
    await name.fill("All visitors");
    await page.getByRole("button", { name: "Save" }).click();
    await shown(page, "List saved as “All visitors”.");
    await name.waitFor({ state: "hidden" });
    await hasFocus(page, "Save as list");
    await page.getByRole("link", { name: "See your saved lists" }).click();
    await page.waitForURL("**/account-savelists");
    await page.getByText("All visitors").first().waitFor();
  });
});

describe("the keyboard shortcuts of the list", () => {
  test("change the page and focus the search, but are letters in a field", async ({ openPage }) => {
    const page = await openList(openPage);
    await page.keyboard.press("n");
    await shown(page, "Page 2 of 3");
    await page.keyboard.press("Control+p");
    await page.keyboard.press("p");
    await shown(page, "Page 1 of 3");
    await page.keyboard.press("p");
    await page.keyboard.press("/");
    await page.keyboard.type("n/p?");
    expect(await search(page).inputValue()).toBe("n/p?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await shown(page, "Page 1 of 3");
  });

  test("are explained in a dialog, and stay off once they are turned off", async ({ openPage }) => {
    const page = await openList(openPage);
    const button = page.getByRole("button", { name: "Keyboard shortcuts" });
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await page.keyboard.press("?");
    await dialog.waitFor();
    await page.keyboard.press("n");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await shown(page, "Page 1 of 3");

    await button.press("Enter");
    await dialog.getByLabel("Use these shortcuts").uncheck();
    await dialog.getByRole("button", { name: "Close" }).click();
    await hasFocus(page, "Keyboard shortcuts");
    for (let visit = 1; visit <= 2; visit++) {
      await page.keyboard.press("?");
      await page.keyboard.press("n");
      await page.keyboard.press("/");
      expect(await dialog.isVisible()).toBe(false);
      expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(false);
      await shown(page, "Page 1 of 3");
      await page.reload();
      await untilHydrated(page);
    }
    await button.click();
    await dialog.getByLabel("Use these shortcuts").check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await shown(page, "Page 2 of 3");
  });
});

test("without script, on a phone, the filters work, and there are no shortcuts", async ({ openPage }) => {
  const page = await openList(openPage, "", { viewport: phone, javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: "Keyboard shortcuts" }).count()).toBe(0);
  const status = page.getByLabel("Status");
  expect(await status.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await status.isVisible(), "on paper").toBe(false);
  await page.emulateMedia({ media: null });
  await page.getByText("Filter", { exact: true }).click();
  await status.selectOption("Viewed");
  await page.getByRole("button", { name: "Apply" }).click();
  await shown(page, "7 bookings match.");
  await page.getByRole("link", { name: "Viewed, clear status" }).waitFor();
  await page.getByRole("checkbox").first().check();
  expect(await page.getByRole("button", { name: "Mark as viewed" }).isVisible()).toBe(true);
  await page.getByRole("link", { name: "Name", exact: true }).click();
  await page.getByRole("table", { name: "Bookings by Name, A to Z" }).waitFor();
  await page.getByText("Save as list").click();
  await page.getByLabel("List name").fill("Viewed ones");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("List saved as “Viewed ones”.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

/** The states of the list, each as a query and an action on the page. */
const views: [string, ((page: Page) => Promise<unknown>)?][] = [
  [`?q=visitor&status=0&from=${dayFromNow(4)}&to=${dayFromNow(0)}`],
  [
    `?q=visitor&status=0&date=preferred&from=${dayFromNow(-300)}&sort=name`,
    (page) => page.getByText("Save as list").click(),
  ],
  [
    "?stage=new&service=none&waiting=us&sort=waiting",
    async (page) => {
      await page.keyboard.press("j");
      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    },
  ],
  ["", (page) => page.getByRole("button", { name: "Keyboard shortcuts" }).click()],
];

test("axe finds no violations with an invalid filter, a list to save, selected bookings, and the help of the shortcuts", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  await signIn(page);
  for (const [query, act] of views) {
    await page.goto(`/view-booking${query}`);
    await untilHydrated(page);
    await act?.(page);
    await expectAccessible(page);
  }
});

test("with a visit in a row, the list is no wider than any window", async ({ openPage }) => {
  const page = await openList(openPage);
  await page.getByText(/^Visit /).waitFor();
  for (const width of [720, 960, 1024, 1100, 1200, 1280, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(async () => [width, await overflow()]).toEqual([width, 0]);
  }
});

test("at 1280 px no email address breaks inside a word", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  await signIn(page);
  const staff = { name: "Priya Natarajan", email: "priya.natarajan@example.com", mobile: "8185550111" };
  const data = { ...staff, password: "a long pass phrase" };
  expect((await page.request.post("/api/auth/register", { data })).status()).toBe(201);
  for (const [path, rows] of [
    ["/view-booking", 6],
    ["/users", 1],
  ] as const) {
    await page.goto(path);
    const broken = await page
      .getByRole("cell")
      .filter({ hasText: "@example.com" })
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          let broken = 0;
          // A text without a line break opportunity has to be on one line.
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken++;
          }
          return broken;
        }),
      );
    expect([path, ...broken]).toEqual([path, ...Array.from({ length: rows }, () => 0)]);
  }
});

test("the list shows the town of an address in full, whatever its width", async ({ openPage }) => {
  const page = await openList(openPage);
  const town = page.getByText("San Luis Obispo, California", { exact: true });
  const isInFull = (text: HTMLElement) =>
    text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth;
  for (const width of [phone.width, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await town.evaluate(isInFull), String(width)).toBe(true);
  }
});
