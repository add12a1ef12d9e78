import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { errorSummary, untilHydrated } from "#tests/support/booking-form";
import { test } from "#tests/support/browser";
import { signIn } from "#tests/support/sign-in";

interface View {
  name: string;
  show: (page: Page) => Promise<void>;
  faults?: RegExp[];
}

const views: View[] = [
  {
    name: "the page for a forgotten password",
    show: async (page) => {
      await page.goto("/forgot-password");
      await page.getByText("Ask an administrator for one.").waitFor();
    },
  },
  ...["invitation", "reset-password"].map((folder) => ({
    name: `a dead link of ${folder}`,
    faults: [/^404 GET/],
    show: async (page: Page) => {
      await page.goto(`/${folder}/nothing`);
      await page.getByRole("heading", { name: "doesn’t work anymore" }).waitFor();
    },
  })),
  {
    name: "an invitation with errors",
    show: async (page) => {
      await signIn(page);
      await page.goto("/invite");
      await untilHydrated(page);
      await page.getByRole("button", { name: "Create link" }).click();
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "the staff accounts with the link of an invitation",
    show: async (page) => {
      await openInvited(page, "Grace Axe");
    },
  },
  {
    name: "the page that accepts an invitation, with errors",
    faults: [/^400 POST/],
    show: async (page) => {
      await page.goto(await openInvited(page, "Ada Axe"));
      for (const label of ["New password", "Confirm password"]) await page.getByLabel(label).fill("short");
      await page.getByRole("button", { name: "Create account" }).click();
      await errorSummary(page).waitFor();
    },
  },
  {
    name: "the page of a colleague with a link",
    show: async (page) => {
      const accept = await openInvited(page, "Petra Axe");
      await page.goto(accept);
      for (const label of ["New password", "Confirm password"])
        await page.getByLabel(label).fill("battery staple");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByText("Your account is ready").waitFor();
      await page.goto("/users");
      await page.getByRole("link", { name: "Petra Axe" }).click();
      await page.getByRole("button", { name: "Create link" }).click();
      await page.getByText("The link is ready").waitFor();
    },
  },
];

/** Invites a person, and returns the path of the link that the list of accounts shows then. */
async function openInvited(page: Page, name: string): Promise<string> {
  await signIn(page);
  await page.goto("/invite");
  await untilHydrated(page);
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill(`${name.replace(" ", "-").toLowerCase()}-${Date.now()}@example.com`);
  await page.getByRole("button", { name: "Create link" }).click();
  return new URL(await page.getByLabel("Link").inputValue()).pathname;
}

test.for(views)("axe finds no violations in $name", async ({ show, faults }, { openPage }) => {
  const page = await openForAxe(openPage, faults);
  await show(page);
  await expectAccessible(page);
});
