import { expect } from "vitest";
import { lendApp } from "#tests/support/app/lent-app";
import { test as base } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

/** A test with its own app, because it changes the settings. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads the fixtures that it needs from the pattern
const test = base.override("app", { scope: "file" }, ({}, { onCleanup }) => lendApp(null, onCleanup));

const name = "Featherstonehaugh & Wolfeschlegel Precision Scanning of California LLC";
const email = "projects.and.inquiries@featherstonehaugh-wolfeschlegel-scanning.example";
const paths = ["/", "/scan-to-bim", "/about", "/booking", "/request", "/login", "/terms", "/dashboard"];

test("a long name and email of the company make no page wider than a phone of 320 px", async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 320, height: 568 } });
  await signIn(page);
  await page.goto("/settings/company");
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Save settings" }).click();
  await page.getByText("Settings saved").waitFor();
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
