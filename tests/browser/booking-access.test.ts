import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  button,
  errorSummary,
  fillStep,
  focused,
  onStep,
  openStep,
} from "#tests/support/browser/booking-form";
import { phone, test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { inDays } from "#tests/support/future-date";

const maxStops = 80;

/** Presses Tab until an answer with this name, or an element with this id or text, has focus. Expects each focused element to be visible. */
async function tabTo(page: Page, target: string) {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press("Tab");
    // The page can still be scrolling to it.
    await expect.poll(() => findHiddenFocus(page)).toBeNull();
    if ((await focused(page)).trim().replace(/^booking-\d-/, "") === target) return;
  }
  throw new Error(`Tab never reaches "${target}".`);
}

/** Returns the focused element if it is out of view or covered; otherwise null. */
function findHiddenFocus(page: Page): Promise<string | null> {
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

async function pressOn(page: Page, ...presses: [target: string, key: string][]) {
  for (const [target, key] of presses) {
    await tabTo(page, target);
    await page.keyboard.press(key);
  }
}

async function typeContact(page: Page) {
  await tabTo(page, "fullName");
  await page.keyboard.type("Ada Lovelace");
  await tabTo(page, "email");
  await page.keyboard.type("ada@example.com");
  await pressOn(page, ["phone", "Enter"]);
  await errorSummary(page).waitFor();
  await pressOn(page, ["Enter your phone number", "Enter"]);
  expect(await focused(page)).toBe("booking-1-phone");
  await page.keyboard.type("(818) 555-0101");
  await pressOn(page, ["contactMethod", "ArrowDown"], ["Next", "Enter"]);
}

async function uploadPlan(page: Page) {
  // Starts to wait before pressing the key, because the chooser can open at once.
  const chooser = page.waitForEvent("filechooser");
  await pressOn(page, ["files", "Enter"]);
  await (await chooser).setFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) });
  await pressOn(page, ["Upload", "Enter"]);
  await page.getByText("1 of 1 file uploaded.").waitFor();
  await pressOn(page, ["Next", "Enter"]);
}

test("a visitor books with the keyboard alone", async ({ openPage }) => {
  const page = await openPage({
    viewport: phone,
    permissions: ["geolocation"],
    geolocation: { latitude: 34.1866, longitude: -118.4487 },
  });
  await openStep(page, 1);
  await typeContact(page);
  await onStep(page, 2);
  await pressOn(page, ["serviceLocation-fetch", "Enter"]);
  await page.getByText("Current position").waitFor();
  await pressOn(page, ["scanType", "ArrowDown"], ["Next", "Enter"]);
  await onStep(page, 3);
  await pressOn(page, ["outputFormats", "Space"], ["budgetRange", "ControlOrMeta+A"]);
  await page.keyboard.type("5000");
  await pressOn(page, ["Next", "Enter"]);
  await onStep(page, 4);
  await uploadPlan(page);
  await onStep(page, 5);
  const answers = await page.getByRole("main").innerText();
  for (const answer of [
    "Text",
    "Current position (34.1866, -118.4487)",
    "Commercial",
    "OBJ",
    "$5,000",
    "plan.pdf",
  ])
    expect(answers).toContain(answer);
  await pressOn(page, ["termsAccepted", "Space"], ["privacyConsent", "Space"], ["Submit Booking", "Enter"]);
  await page.getByText("Booking and files saved successfully").waitFor();
});

test("a Change link shows the field and its label below the header", async ({ openPage }) => {
  const page = await openPage({ viewport: phone });
  await openStep(page, 5);
  for (const [title, step, id] of [
    ["Contact Information", 1, "booking-1-fullName"],
    ["Service Details", 2, "booking-2-service"],
  ] as const) {
    await page.getByRole("link", { name: `Change ${title}`, exact: true }).click();
    await onStep(page, step);
    await expect.poll(() => focused(page)).toBe(id);
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.locator(`label[for=${id}]`).boundingBox();
    expect(label?.y, title).toBeGreaterThan(header?.height ?? Infinity);
    await page.goBack();
    await onStep(page, 5);
  }
});

test("the boxes of both dates stay on one line with an error elsewhere and advice below one", async ({
  openPage,
}) => {
  const page = await openPage();
  await openStep(page, 2);
  await button(page, "Next").click();
  await errorSummary(page).waitFor();
  await page.locator("[name=preferredDate]").fill(inDays(1));
  await page.locator("[name=preferredDate]").blur();
  await page.locator("#booking-2-preferredDate-advice p").waitFor();
  const topOf = async (name: string) => (await page.locator(`[name=${name}]`).boundingBox())?.y;
  expect(await topOf("backupDate")).toBe(await topOf("preferredDate"));
});

test("with forced colors, the form shows what is checked, focused and invalid", async ({ openPage }) => {
  const page = await openPage({ forcedColors: "active", reducedMotion: "reduce" });
  await openStep(page, 3);
  const chosen = page.getByRole("radio", { name: "Marketing" });
  const other = page.getByRole("radio", { name: "Construction" });
  await chosen.check();
  // Forced colors hide the difference in color, so the radio buttons must differ in shape.
  expect(await chosen.screenshot()).not.toEqual(await other.screenshot());

  const next = button(page, "Next");
  await page.locator("[name=budgetRange]").fill("5001");
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
