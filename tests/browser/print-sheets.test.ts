import type { Page } from "playwright-core";
import { expect } from "vitest";
import { book, detailPath, untilHydrated } from "#tests/support/browser/booking-form";
import { phone, test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { dayFromNow } from "#tests/support/future-date";
import { signIn } from "#tests/support/http/sign-in";
import { toQrCode } from "~/lib/qr-code.server";
import { company } from "~/settings/company";

const answers = {
  fullName: "Ana Maria Lopez",
  serviceLocation: "14545 Victory Blvd, Van Nuys, CA",
  accessInstructions: "Gate code 4471. Park in the rear lot.",
  service: "Scan to BIM",
  outputFormats: "PDF",
};

const longerAnswers = {
  accessInstructions: "Loading dock at the rear. Ring the bell marked Facilities.",
  projectScope: "Mechanical room and the corridor outside, before the pumps are replaced.",
  specialInstructions: "Please wear shoe covers.",
};

/** Prints with the browser's default settings, and counts the pages. */
async function countPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: "Letter" });
  return [...file.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}

async function readSheet(page: Page): Promise<{ text: string; code: string | null }> {
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("article");
  const text = await sheet.innerText();
  const code = await sheet
    .getByRole("img", { name: /^QR code/ })
    .locator("path")
    .getAttribute("d");
  return { text, code };
}

test("a confirmation prints as one letter page that begins with the service", async ({ openPage }) => {
  const page = await openPage({ colorScheme: "dark" });
  await page.goto(await book(page, answers));
  expect(await page.title()).toBe(`Request received | ${company().name}`);
  expect(await countPages(page)).toBe(1);
  const { text, code } = await readSheet(page);
  const [reference = ""] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(text) ?? [];
  expect(code).toBe(toQrCode(reference).path);
  expect(text).toContain(company().phone?.label);
  expect(text.indexOf("Scan to BIM")).toBeLessThan(text.indexOf(reference));
  expect(text).toContain("Gate code 4471.");
  expect(await page.getByRole("heading", { name: "We’ve got your request" }).isVisible()).toBe(false);
});

test("a job sheet with a visit prints as one letter page, and notes on another one for the crew; on a phone, the access instructions show at once", async ({
  app,
  openPage,
}) => {
  const page = await openPage();
  const files = ["a.pdf", "b.pdf", "c.pdf"].map((name) => ({
    name,
    mimeType: "application/pdf",
    buffer: pdf(100),
  }));
  await book(page, { ...answers, ...longerAnswers, fullName: "Ana Maria Job" }, files);
  await signIn(page);
  const path = await detailPath(page, "Ana Maria Job");
  await page.goto(`${path}/visit`);
  await untilHydrated(page);
  await page.getByLabel("Date and time").fill(`${dayFromNow(8)}T10:00`);
  await page.getByRole("button", { name: "Schedule visit" }).click();
  await page.waitForURL(`**${path}*`);
  await untilHydrated(page);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(file).toContain("/MediaBox [0 0 612 792]");
  await page.getByText("Internal note", { exact: true }).click();
  await page.getByLabel("New note").fill("Between us");
  await page.getByRole("button", { name: "Add note" }).click();
  await page.getByText("Note added.", { exact: true }).waitFor();
  expect(await countPages(page)).toBe(2);
  const { text, code } = await readSheet(page);
  expect(code).toBe(toQrCode(app.url + path).path);
  for (const part of [
    "Job sheet",
    "Scan to BIM",
    company().email,
    "(818) 555-0101",
    "Do not publish",
    "Site notes",
    "Signature",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Between us");
  const printed = await page.getByRole("main").innerText();
  expect(printed).toContain("Between us");
  for (const part of ["Save date", "Download all as ZIP", "Note added."]) expect(printed).not.toContain(part);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(phone);
  await page.goto(path);
  const access = await page
    .getByRole("region", { name: "Visit" })
    .getByText(/^Loading dock/)
    .boundingBox();
  const bar = await page.getByRole("navigation", { name: "Contact and next step" }).boundingBox();
  expect((access?.y ?? 0) + (access?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("long answers continue on a second page", async ({ openPage }) => {
  const page = await openPage();
  const paragraph = "The basement, both stairs and the roof. ".repeat(60);
  await page.goto(await book(page, { ...answers, projectScope: paragraph, specialInstructions: paragraph }));
  expect(await countPages(page)).toBe(2);
});

test("a job sheet with billing details is still one letter page", async ({ openPage }) => {
  const page = await openPage();
  await book(page, { ...answers, fullName: "Ana Maria Billed" });
  await signIn(page);
  await page.goto("/account-billing");
  await page.locator("[name=legalName]").fill("Survey and Scanning Company of Southern California, LLC");
  await page.locator("[name=invoiceAddress]").fill("Accounts payable\n12 Main St\nFresno, CA 93650");
  await page.locator("[name=taxId]").fill("95-1234567");
  await page.locator("main form button[type=submit]").last().click();
  await page.getByRole("status").first().waitFor();
  await page.goto(await detailPath(page, "Ana Maria Billed"));
  await page.getByText("Print job sheet").first().waitFor({ state: "attached" });
  expect(await countPages(page)).toBe(1);
  expect((await readSheet(page)).text).toContain("Accounts payable, 12 Main St, Fresno, CA 93650");
});
