import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { test } from "#tests/support/browser";
import { signIn } from "#tests/support/sign-in";

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, level: 1 });
const views = [
  { path: "/terms", shown: heading("Terms") },
  { path: "/privacy", shown: heading("Privacy") },
  { path: "/terms/1", shown: heading("Terms") },
  ...["company", "requests", "data", "security", "legal"].map((section) => ({
    path: `/settings/${section}`,
    shown: heading("Settings"),
  })),
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
