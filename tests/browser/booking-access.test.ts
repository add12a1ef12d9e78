import type { Page } from "playwright-core";
import { expect } from "vitest";
import { book, button, errorSummary, fillStep, focused, onStep, openStep } from "#tests/support/booking-form";
import { phone, test } from "#tests/support/browser";
import { inDays } from "#tests/support/future-date";
import { pdf } from "#tests/support/pdf";
import { signIn } from "#tests/support/sign-in";

/** More than any page has controls. */
const maxStops = 80;

/** Presses Tab until the element with this id or text has focus, and expects every focused element to be visible. */
async function tabTo(page: Page, target: string) {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press("Tab");
    // The page may still be scrolling to it.
    await expect.poll(() => findHiddenFocus(page)).toBeNull();
    if ((await focused(page)).trim() === target) return;
  }
  throw new Error(`Tab never reaches "${target}".`);
}

/** Returns the focused element if it is out of view or covered, else null. */
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

/** Presses Tab until each of the elements has focus, and presses a key on it. */
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
  expect(await focused(page)).toBe("phone");
  await page.keyboard.type("(818) 555-0101");
  await pressOn(page, ["contactMethod", "ArrowDown"], ["Next", "Enter"]);
}

async function uploadPlan(page: Page) {
  // Waits before the key is pressed: the chooser may open before the next line runs.
  const chooser = page.waitForEvent("filechooser");
  await pressOn(page, ["files", "Enter"]);
  await (await chooser).setFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) });
  await pressOn(page, ["Upload", "Enter"]);
  await page.getByText("1 of 1 file uploaded.").waitFor();
  await pressOn(page, ["Next", "Enter"]);
}

test("a booking can be made with the keyboard alone", async ({ openPage }) => {
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
    ["Contact Information", 1, "fullName"],
    ["Service Details", 2, "service"],
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
  await page.locator("#preferredDate").fill(inDays(1));
  await page.locator("#preferredDate").blur();
  await page.locator("#preferredDate-advice p").waitFor();
  const topOf = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y;
  expect(await topOf("backupDate")).toBe(await topOf("preferredDate"));
});

test("no page scrolls horizontally at 320 px, as at a zoom of 400 %", async ({ openPage }) => {
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
      await page.getByText("0 of 1 file uploaded. 1 waiting.").waitFor();
    }
    expect(await width(), `step ${step}`).toBe(320);
  }
  await page.goto(await book(page, answers, [file]));
  await page.getByText("Booking and files saved successfully").waitFor();
  expect(await width(), "private page").toBe(320);
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

test("with forced colors, the form shows what is checked, focused and invalid", async ({ openPage }) => {
  const page = await openPage({ forcedColors: "active", reducedMotion: "reduce" });
  await openStep(page, 3);
  const chosen = page.getByRole("radio", { name: "Marketing" });
  const other = page.getByRole("radio", { name: "Construction" });
  await chosen.check();
  // Colors are forced, so the radio buttons must differ in shape.
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

test("no step shifts its layout while it hydrates", async ({ openPage }) => {
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
