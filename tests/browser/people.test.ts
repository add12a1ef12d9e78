import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { book, button, errorSummary, untilHydrated } from "#tests/support/booking-form";
import { test } from "#tests/support/browser";
import { pdf } from "#tests/support/pdf";
import { signIn } from "#tests/support/sign-in";

/** Finds a person with a request and a file, as an administrator. */
async function findPerson(page: Page) {
  const upload = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) };
  await book(page, { fullName: "Wants Erasure", email: "erasure@example.com" }, [upload]);
  await signIn(page);
  await page.goto("/people");
  await untilHydrated(page);
  await page.locator("main [name=person]").fill("erasure@example.com");
  await button(page, "Find").click();
  await page.locator("#person-found").waitFor();
}

const views = [
  {
    name: "the search for personal data with errors",
    faults: [/^400 POST/],
    show: async (page: Page) => {
      await signIn(page);
      await page.goto("/people");
      await untilHydrated(page);
      await button(page, "Find").click();
      await errorSummary(page).waitFor();
    },
  },
  { name: "the data of a person", show: findPerson },
  {
    name: "the question before an erasure with errors",
    faults: [/^400 POST/],
    show: async (page: Page) => {
      await findPerson(page);
      await page.getByRole("link", { name: "Erase or anonymize…" }).click();
      await button(page, "Erase for good").click();
      await errorSummary(page).waitFor();
    },
  },
];

test.for(views)("axe finds no violations in $name", async ({ show, faults }, { openPage }) => {
  const page = await openForAxe(openPage, faults);
  await show(page);
  await expectAccessible(page);
});
