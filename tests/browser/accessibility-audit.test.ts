import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { test } from "#tests/support/browser";
import { signIn } from "#tests/support/sign-in";

const views = [
  { path: "/audit", shown: (page: Page) => page.getByRole("table") },
  { path: "/audit?to=2001-01-01", shown: (page: Page) => page.getByText("No entries match") },
  { path: "/help#audit", shown: (page: Page) => page.getByRole("heading", { name: "Audit" }) },
];

test.for(views)("axe finds no violations at $path", async ({ path, shown }, { openPage }) => {
  const page = await openForAxe(openPage);
  await signIn(page);
  await page.goto(path);
  await shown(page).waitFor();
  await expectAccessible(page);
});
