import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, level: 1 });
const views = [
  { path: "/terms", shown: heading("Terms") },
  { path: "/privacy", shown: heading("Privacy") },
  ...["company", "requests", "data", "security", "legal"].map((section) => ({
    path: `/settings/${section}`,
    shown: heading("Settings"),
  })),
  { path: "/reports", shown: heading("Reports") },
  { path: "/audit", shown: (page: Page) => page.getByRole("table") },
  { path: "/audit?day=2001-01-01", shown: (page: Page) => page.getByText("No entries match") },
  { path: "/help#audit", shown: (page: Page) => page.getByRole("heading", { name: "Audit" }) },
];

test("axe finds no violations in the policies, settings, reports, audit log and help", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  await signIn(page);
  for (const { path, shown } of views) {
    await page.goto(path);
    await shown(page).waitFor();
    await expectAccessible(page);
  }
});
