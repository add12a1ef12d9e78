import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminEmail, adminPassword } from "#tests/support/app/server";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { book, detailPath, errorSummary, focused, untilHydrated } from "#tests/support/browser/booking-form";
import { desktop, type OpenPage, phone, test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { inDays, noonFromNow } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";
import { formatPacificLong } from "~/lib/pacific-time";

const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;

interface BookingOptions extends NonNullable<Parameters<OpenPage>[0]> {
  answers?: Record<string, string>;
  files?: string[];
  hasAxe?: boolean;
}

async function openBooking(
  openPage: OpenPage,
  fullName: string,
  { answers, files = [], hasAxe, ...options }: BookingOptions = {},
): Promise<Page> {
  const buffer = pdf(50_000);
  const sent = files.map((name) => ({ name, mimeType: "application/pdf", buffer }));
  const page = await (hasAxe ? openForAxe(openPage, options.faults) : openPage(options));
  await book(page, { ...answers, fullName }, sent);
  await signIn(page);
  await page.goto(await detailPath(page, fullName));
  if (options.javaScriptEnabled !== false) await untilHydrated(page);
  await page.getByText("Internal note", { exact: true }).click();
  return page;
}

const noteBox = (page: Page) => page.getByLabel("New note");
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation and activity" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a note is rejected, corrected, added and removed, and focus is never lost", async ({ openPage }) => {
  const page = await openBooking(openPage, "Noted Visitor", { faults: [/^400 POST \/booking-details/] });
  await press(page, "Add note");
  await errorSummary(page).getByRole("link", { name: "Enter a note" }).click();
  expect(await focused(page)).toBe("note-text");
  expect(await page.title()).toMatch(/^Error: /);

  const long = "x".repeat(4_001);
  await noteBox(page).fill(long);
  await press(page, "Add note");
  await errorSummary(page).getByText("Shorten the note to 4,000 characters or fewer").waitFor();
  expect(await noteBox(page).inputValue()).toBe(long);

  await noteBox(page).fill(`Two lines:\n${hostile}`);
  await press(page, "Add note");
  await page.getByText("Note added.", { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe("Note added.");
  expect(await page.title()).not.toMatch(/^Error: /);
  expect(await noteBox(page).inputValue()).toBe("");
  expect(await conversation(page).getByText(hostile).count()).toBe(1);
  await conversation(page).getByText("Administrator, internal note").waitFor();

  const dialog = page.getByRole("dialog", { name: "Are you sure you want to remove this note?" });
  const remove = page.getByRole("button", { name: /^Remove note from/ });
  for (const giveUp of [() => page.keyboard.press("Escape"), () => press(page, "Cancel")]) {
    await remove.press("Enter");
    await dialog.waitFor();
    await giveUp();
    await dialog.waitFor({ state: "hidden" });
    expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await remove.click();
  await press(page, "Remove note");
  await page.getByText("Note removed.", { exact: true }).waitFor();
  await expect.poll(() => focused(page)).toBe("Note removed.");
  await page.getByRole("link", { name: "Notes", exact: true }).click();
  await conversation(page).getByText("No notes yet.").waitFor();
});

test("a half-typed note stays while other forms of the page are sent", async ({ openPage }) => {
  const page = await openBooking(openPage, "Half Typed");
  await noteBox(page).fill("Not yet sent");
  await page.getByText("Completion Date", { exact: true }).click();
  await page.getByLabel("Date and time").fill(inDays(26));
  await press(page, "Save date");
  await page.getByText(`Completion date set to ${formatPacificLong(noonFromNow(26))}.`).waitFor();
  expect(await noteBox(page).inputValue()).toBe("Not yet sent");
  await page.getByLabel("More actions").click();
  await press(page, "Mark as viewed");
  await page.getByText("Marked as viewed.", { exact: true }).waitFor();
  expect(await noteBox(page).inputValue()).toBe("Not yet sent");
  expect(await page.getByLabel("Date and time").inputValue()).toBe(inDays(26));
});

test("without a connection a note stays in its box, and can be sent again", async ({ openPage }) => {
  const page = await openBooking(openPage, "Cut Off", { faults: [/^net::ERR_FAILED POST/] });
  await noteBox(page).fill("Written in the basement");
  await page.route(/\/booking-details\/.*\.data/, (route) => route.abort("failed"));
  await press(page, "Add note");
  await page.getByRole("alert").getByText("We couldn’t connect").waitFor();
  expect(await noteBox(page).inputValue()).toBe("Written in the basement");
  await page.unroute(/\/booking-details\/.*\.data/);
  await press(page, "Add note");
  await page.getByText("Note added.", { exact: true }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await conversation(page).getByText("Written in the basement").count()).toBe(1);
});

test("a note typed in an ended session is in its box after signing in again", async ({ openPage }) => {
  const page = await openBooking(openPage, "Signed Out");
  const { pathname } = new URL(page.url());
  await noteBox(page).pressSequentially("Long\ncall");
  await page.context().clearCookies();
  await press(page, "Add note");
  await page.waitForURL("**/login?**");
  await untilHydrated(page);
  await page.getByLabel("Email").fill(adminEmail);
  await page.getByLabel("Password").fill(adminPassword);
  await press(page, "Continue");
  await page.waitForURL((url) => url.pathname === pathname);
  await expect.poll(() => noteBox(page).inputValue()).toBe("Long\ncall");
  await press(page, "Add note");
  await page.getByText("Note added.", { exact: true }).waitFor();
  await page.reload();
  await untilHydrated(page);
  expect(await noteBox(page).inputValue()).toBe("");
});

test("a booking that is loading shows a message, and does not shift the layout", async ({ openPage }) => {
  for (const viewport of [desktop, phone]) {
    const name = `Slow Visitor ${viewport.width}`;
    const page = await openBooking(openPage, name, { viewport });
    await page.goto(`/view-booking?q=${encodeURIComponent(name)}`);
    await untilHydrated(page);
    await page.getByRole("button", { name: `View ${name}` }).click();
    await conversation(page).waitFor();
    await page.getByRole("link", { name: /^Back to/ }).click();
    await page.getByRole("heading", { name: "All Bookings" }).waitFor();
    const waiting: (() => void)[] = [];
    await page.route(/\/booking-details\/.*\.data/, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await page.goBack({ waitUntil: "commit" });
    await page.getByText("Loading booking details...", { exact: true }).waitFor();
    const readPositions = () =>
      page.evaluate(() =>
        // The heading of the skeleton and the heading of the booking.
        ["main h1", "main div:has(> p[role=status]), main section"].map((selector) => {
          const shown = [...document.querySelectorAll(selector)].find(
            (element) => element.getClientRects().length > 0,
          );
          return Math.round(shown?.getBoundingClientRect().bottom ?? -1);
        }),
      );
    const before = await readPositions();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.forEach((go) => go());
    await conversation(page).waitFor();
    const after = await readPositions();
    for (const [index, place] of after.entries())
      expect(Math.abs(place - (before[index] ?? 0)), `${viewport.width} px, ${index}`).toBeLessThan(28);
  }
});

test("axe finds no violations with notes, errors and the confirmation", async ({ openPage }) => {
  // The answers are as wide as they can be.
  const page = await openBooking(openPage, "W".repeat(200), {
    answers: { email: `${"w".repeat(180)}@example.com` },
    files: [`${"long-name-".repeat(8)}.pdf`, "b.pdf"],
    faults: [/^400 POST \/booking-details/],
    hasAxe: true,
  });
  await noteBox(page).fill("Called.");
  await press(page, "Add note");
  await page.getByText("Note added.", { exact: true }).waitFor();
  await press(page, "Add note");
  await errorSummary(page).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Remove note from/ }).click();
  await expectAccessible(page);
});
