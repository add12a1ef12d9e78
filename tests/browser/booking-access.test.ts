import type { Page } from "playwright-core";
import { expect } from "vitest";
import { book, button, errorSummary, fillStep, focused, onStep, openStep } from "#tests/support/booking-form";
import { phone, test } from "#tests/support/browser";
import { pdf } from "#tests/support/pdf";
import { signIn } from "#tests/support/sign-in";

/** More stops than any page has. */
const maxStops = 80;

/** Presses Tab until the element that is wanted, by its id or text, has focus; no stop on the way is hidden. */
async function tabTo(page: Page, wanted: string) {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press("Tab");
    // The page may still be scrolling to it.
    await expect.poll(() => hiddenFocus(page)).toBeNull();
    if ((await focused(page)).trim() === wanted) return;
  }
  throw new Error(`Tab never reaches "${wanted}".`);
}

/** The element that has focus when nothing of it can be seen, because it is out of view or covered. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((down) =>
      parts.some((across) => {
        const shown = document.elementFromPoint(left + width * across, top + height * down);
        return shown !== null && (element.contains(shown) || shown.contains(element));
      }),
    );
    return isSeen ? null : element.outerHTML;
  });
}

test("a booking by keyboard alone", async ({ openPage }) => {
  const page = await openPage({
    viewport: phone,
    permissions: ["geolocation"],
    geolocation: { latitude: 34.1866, longitude: -118.4487 },
  });
  await openStep(page, 1);
  const keys = page.keyboard;
  await tabTo(page, "fullName");
  await keys.type("Ada Lovelace");
  await tabTo(page, "email");
  await keys.type("ada@example.com");
  await tabTo(page, "phone");
  await keys.press("Enter");
  await errorSummary(page).waitFor();
  await tabTo(page, "Enter your phone number");
  await keys.press("Enter");
  expect(await focused(page)).toBe("phone");
  await keys.type("(818) 555-0101");
  await tabTo(page, "contactMethod");
  await keys.press("ArrowDown");
  await tabTo(page, "Next");
  await keys.press("Enter");

  await onStep(page, 2);
  await tabTo(page, "Fetch Current Location");
  await keys.press("Enter");
  await page.getByText("Your position was found").waitFor();
  await tabTo(page, "scanType");
  await keys.press("ArrowDown");
  await tabTo(page, "Next");
  await keys.press("Enter");

  await onStep(page, 3);
  await tabTo(page, "outputFormats");
  await keys.press("Space");
  await tabTo(page, "budgetRange");
  await keys.press("Tab");
  await keys.press("End");
  await tabTo(page, "Next");
  await keys.press("Enter");

  await onStep(page, 4);
  // Before the walk: a key pressed at once can be faster than the wish to be told of the chooser.
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, "files");
  await keys.press("Enter");
  await (await chooser).setFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) });
  await tabTo(page, "Upload");
  await keys.press("Enter");
  await page.getByText("1 of 1 file uploaded.").waitFor();
  await tabTo(page, "Next");
  await keys.press("Enter");

  await onStep(page, 5);
  const answers = await page.getByRole("main").innerText();
  for (const answer of ["Text", "34.1866,-118.4487", "Commercial", "OBJ", "$5,000", "plan.pdf"])
    expect(answers).toContain(answer);
  await tabTo(page, "termsAccepted");
  await keys.press("Space");
  await tabTo(page, "privacyConsent");
  await keys.press("Space");
  await tabTo(page, "Submit Booking");
  await keys.press("Enter");
  await page.getByText("Booking and files saved successfully").waitFor();
});

test("nothing reaches over the side of a screen of 320 px, as at a zoom of 400 %", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 480 } });
  const file = { name: `${"long-name-".repeat(8)}.pdf`, mimeType: "application/pdf", buffer: pdf(100) };
  const answers = { fullName: "W".repeat(200), email: `${"w".repeat(180)}@example.com` };
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const step of [1, 2, 3, 4, 5]) {
    await openStep(page, step, answers);
    if (step === 1) {
      await button(page, "Next").click();
      await errorSummary(page).waitFor();
    }
    if (step === 4) {
      await page.locator("#files").setInputFiles(file);
      await page.getByText("0 of 1 file uploaded, 1 waiting.").waitFor();
    }
    expect(await width(), `step ${step}`).toBe(320);
  }
  await page.goto(await book(page, answers, [file]));
  await page.getByText("Booking and files saved successfully").waitFor();
  expect(await width(), "confirmation").toBe(320);
  await page.goto("/login");
  expect(await width(), "sign-in").toBe(320);

  await signIn(page);
  await page.goto("/view-booking");
  await page.getByRole("table").waitFor();
  expect(await width(), "list").toBe(320);
  await page.getByRole("button", { name: "View" }).first().click();
  await page.getByRole("heading", { name: "Booking Details" }).waitFor();
  await page.getByRole("link", { name: "Download" }).waitFor();
  expect(await width(), "booking").toBe(320);
});

test("with forced colors and without motion, the form shows what is chosen, focused and wrong", async ({
  openPage,
}) => {
  const page = await openPage({ forcedColors: "active", reducedMotion: "reduce" });
  await openStep(page, 3);
  const chosen = page.getByRole("radio", { name: "Marketing" });
  const other = page.getByRole("radio", { name: "Construction" });
  await chosen.check();
  // The same dots would differ by color alone, and there is none.
  expect(await chosen.screenshot()).not.toEqual(await other.screenshot());

  const next = button(page, "Next");
  await page.locator("#budgetRange").fill("5001");
  await next.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await next.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  await next.press("Enter");
  await errorSummary(page).waitFor();
  expect(await errorSummary(page).evaluate((box) => getComputedStyle(box).borderStyle)).toBe("solid");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  await fillStep(page, 3, { budgetRange: "5000" });
  await next.click();
  await onStep(page, 4);
});

test("nothing on a page moves while script takes over", async ({ openPage }) => {
  const page = await openPage({ viewport: { ...phone, height: 2400 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const step of [1, 2, 3, 4, 5]) {
    await openStep(page, step);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, `step ${step}`).toBeLessThan(0.005);
  }
});
