import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { phone, test as base } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { inDays } from "#tests/support/future-date";
import { insertPrivatePages, type PageState } from "#tests/support/records/private-pages";
import * as text from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";

let pages: Record<PageState, string>;

const test = base.override("app", ({ lentApp }, { onCleanup }) =>
  lendApp(lentApp, onCleanup, async () => {
    pages = await insertPrivatePages({ fullName: "W".repeat(200) });
  }),
);

test("axe finds no violations in a request in any state, and in the questions before an answer", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  for (const path of [
    pages.quoted,
    `${pages.quoted}?view=accept`,
    `${pages.quoted}?view=decline`,
    pages.scheduled,
    `${pages.scheduled}?view=cancel`,
    pages.soon,
    pages.visitCanceled,
    "/request",
  ]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test("axe finds no violations in a new request, with errors and in an unknown one, and the summary has focus", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage, [/^400 POST/, /^404 GET/]);
  await page.goto(pages.new);
  await expectAccessible(page);
  await page.getByLabel(forms.message.label).fill("x".repeat(4_001));
  await page.getByRole("button", { name: forms.message.send }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await summary.waitFor();
  expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await page.goto("/request/x");
  await page.getByRole("heading", { name: text.unknown.title }).waitFor();
  await expectAccessible(page);
});

test("a visitor on a phone accepts the quote from the first screen, writes, and adds a file", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone });
  await page.goto(pages.quoted);
  const accept = page.getByRole("link", { name: text.quote.accept });
  await expect.poll(async () => bottomOf(await accept.boundingBox())).toBeLessThanOrEqual(phone.height);
  const message = page.getByLabel(forms.message.label);
  await message.fill("Is Friday fine?");
  await page.reload();
  await expect.poll(() => message.inputValue()).toBe("Is Friday fine?");
  await page.getByRole("button", { name: forms.message.send }).click();
  await page.getByText(forms.message.sent, { exact: true }).waitFor();
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("typed")));
  await expect.poll(kept).toEqual([]);
  expect(await message.inputValue()).toBe("");
  const file = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) };
  await page.getByRole("heading", { name: text.files.heading, exact: true }).click();
  await page.locator("#files").setInputFiles(file);
  await page.getByRole("button", { name: forms.file.send, exact: true }).click();
  await page.getByText(forms.file.sent(1), { exact: true }).waitFor();
  await page.getByRole("heading", { name: text.files.heading, exact: true }).click();
  await page.getByRole("link", { name: text.files.downloadFile("plan.pdf") }).waitFor();
  await accept.click();
  await page.getByRole("button", { name: forms.accept.send }).click();
  await page.getByRole("heading", { name: text.quoteAcceptedHeading }).waitFor();
});

test("a visitor on a phone finds the visit and its calendar entry on the first screen, and asks for another date", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone });
  await page.goto(pages.scheduled);
  const calendar = page.getByRole("link", { name: text.visit.calendar });
  await expect.poll(async () => bottomOf(await calendar.boundingBox())).toBeLessThanOrEqual(phone.height);
  await page.getByText(forms.date.open, { exact: true }).click();
  await page.getByLabel(forms.date.label).fill(inDays(21));
  await page.getByRole("button", { name: forms.date.send }).click();
  await page.getByText(forms.date.sent, { exact: true }).waitFor();
});

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity);

test("asks for the link from the footer, and names no request", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: text.lookupTitle }).click();
  await page.getByLabel(text.lookupReference).fill("K7MD-3R4F");
  await page.getByLabel(text.lookupEmail).fill("nobody@example.com");
  await page.getByRole("button", { name: text.lookupSend }).click();
  await page.getByText(text.lookupSentAdvice).waitFor();
});
