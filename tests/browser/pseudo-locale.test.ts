import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { startPseudoApp, typed } from "#tests/support/app/pseudo-locale";
import { findUnmarkedText, outsideMarks } from "#tests/support/app/unmarked-text";
import { book, postStepsBefore, untilHydrated } from "#tests/support/browser/booking-form";
import { test as base } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { parsePage } from "#tests/support/http/parse-page";
import { signIn } from "#tests/support/http/sign-in";

// The first start builds the pseudo locale, if the journeys have not built it.
const buildTimeout = 300_000;

const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that it needs from the pattern
  .extend("app", { scope: "file" }, async ({}, { onCleanup }) => {
    const app = await startPseudoApp();
    onCleanup(app.stop);
    return app;
  });

interface View {
  name: string;
  show: (page: Page) => Promise<void>;
  faults?: RegExp[];
}

const press = (page: Page, value: string) =>
  page.locator(`main button[value=${value}]:not([aria-hidden])`).click();

/** Answers of every kind that a sheet prints. */
const fullAnswers = {
  ...typed,
  additionalServices: "Scan to BIM",
  numberOfRooms: "Kitchen",
  outputFormats: "PDF",
  deliveryPreferences: "Web viewer",
};

const plan = { name: "qq.pdf", mimeType: "application/pdf", buffer: pdf(100) };

async function openStep(page: Page, step: number) {
  await postStepsBefore(page, step, typed);
  await page.goto(`/booking?step=${step}`);
  await untilHydrated(page);
}

async function open(page: Page, path: string) {
  await page.goto(path);
}

async function openAsStaff(page: Page, path: string) {
  await signIn(page);
  await page.goto(path);
  await untilHydrated(page);
}

const views: View[] = [
  {
    name: "step 1 with errors",
    show: async (page) => {
      await openStep(page, 1);
      await press(page, "next");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "step 2 after geolocation was denied",
    show: async (page) => {
      await openStep(page, 2);
      await page.locator("fieldset:has(#serviceLocation) button[type=button]").first().click();
      await page.locator("fieldset:has(#serviceLocation) [role=status]:not(:empty)").first().waitFor();
    },
  },
  {
    name: "step 4 with files in every state",
    show: async (page) => {
      await openStep(page, 4);
      const mimeType = "application/pdf";
      await page.locator("#files").setInputFiles([
        { name: "qq.pdf", mimeType, buffer: pdf(100) },
        { name: "qq.exe", mimeType, buffer: pdf(100) },
      ]);
      await page.getByText("EXE").first().waitFor();
    },
  },
  {
    name: "step 5 with errors",
    show: async (page) => {
      await openStep(page, 5);
      await press(page, "submit");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "the form with a network error",
    faults: [/^503 POST/, /^console: SyntaxError/],
    show: async (page) => {
      await openStep(page, 3);
      await page.route(/\/booking\.data/, (route) => route.fulfill({ status: 503, body: "none" }));
      await press(page, "next");
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "the dashboard with the bell open",
    show: async (page) => {
      await openAsStaff(page, "/dashboard");
      await page.locator("main [data-chart]").first().scrollIntoViewIfNeeded();
      await page.getByRole("main").getByRole("img").nth(1).waitFor();
      await page.locator("header button[popovertarget]").nth(1).click();
    },
  },
  { name: "the list", show: (page) => openAsStaff(page, "/view-booking") },
  { name: "the staff accounts", show: (page) => openAsStaff(page, "/users") },
];

test.for(views)(
  "$name has no text outside of the catalogs with script",
  { timeout: buildTimeout },
  async ({ show, faults }, { openPage }) => {
    const page = await openPage({ faults, reducedMotion: "reduce" });
    await show(page);
    expect(findUnmarkedText(parsePage(await page.content()))).toEqual([]);
  },
);

const sheets: View[] = [
  { name: "the confirmation", show: async (page) => open(page, await book(page, fullAnswers, [plan])) },
  {
    name: "a booking",
    show: async (page) => {
      await book(page, fullAnswers, [plan]);
      await openAsStaff(page, "/view-booking?q=" + encodeURIComponent(typed.email));
      await page.locator("a[href*='/booking-details/']:visible").first().click();
      await page.waitForURL(/booking-details/);
      await untilHydrated(page);
    },
  },
];

test.for(sheets)(
  "$name, and its printed sheet, which is hidden on the screen, have no text outside of the catalogs",
  { timeout: buildTimeout },
  async ({ show }, { openPage }) => {
    const page = await openPage({ reducedMotion: "reduce" });
    await show(page);
    expect(findUnmarkedText(parsePage(await page.content()))).toEqual([]);
    const sheet = page.locator("main article");
    await sheet.waitFor({ state: "attached" });
    expect(await sheet.isVisible()).toBe(false);

    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("body").innerText();
    expect(printed).toContain(typed.fullName);
    expect(printed).toContain("⟦");
    expect(outsideMarks(printed)).toEqual([]);
    expect(outsideMarks((await generatedText(sheet)).join("\n"))).toEqual([]);
  },
);

/** Returns the texts that style sheets add before and after the elements of the sheet. */
function generatedText(sheet: Locator): Promise<string[]> {
  return sheet.evaluate((element) =>
    [element, ...element.querySelectorAll("*")].flatMap((each) =>
      ["::before", "::after"].flatMap((part) => {
        const { content } = getComputedStyle(each, part);
        return [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) => text);
      }),
    ),
  );
}
