import type { Page } from "playwright-core";
import { expectAccessible, openForAxe } from "#tests/support/accessible";
import { book, untilHydrated } from "#tests/support/booking-form";
import { type OpenPage, test } from "#tests/support/browser";
import { signIn } from "#tests/support/sign-in";

/** Opens the page of a new booking that staff have marked as spam. Returns it with the path of the visitor's private page. */
async function openSpam(openPage: OpenPage, fullName: string): Promise<{ page: Page; privatePage: string }> {
  const page = await openForAxe(openPage);
  const privatePage = await book(page, { fullName });
  await signIn(page);
  await page.goto(`/view-booking?q=${encodeURIComponent(fullName)}`);
  await page.locator("tbody th a").first().click();
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await page.getByText("This request is marked as spam").waitFor();
  return { page, privatePage };
}

async function write(page: Page, privatePage: string) {
  await page.goto(privatePage);
  await page.locator("textarea[name=text]").first().fill("Did you get my request?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your message is sent").waitFor();
}

test("axe finds no violations in a booking that is spam", async ({ openPage }) => {
  const { page } = await openSpam(openPage, "Cheap Watches");
  await untilHydrated(page);
  await expectAccessible(page);
});

test("axe finds no violations in spam whose visitor wrote", async ({ openPage }) => {
  const { page, privatePage } = await openSpam(openPage, "False Alarm");
  const { pathname } = new URL(page.url());
  await write(page, privatePage);
  await expectAccessible(page);
  await page.goto(pathname);
  await page.getByText("The customer wrote after it was marked.").waitFor();
  await untilHydrated(page);
  await expectAccessible(page);
  await page.goto("/view-booking?spam=1");
  await page.getByText("Wrote after the mark").filter({ visible: true }).waitFor();
  await untilHydrated(page);
  await expectAccessible(page);
});

test("axe finds no violations in the view without spam", async ({ openPage }) => {
  const page = await openForAxe(openPage);
  await signIn(page);
  await page.goto("/view-booking?spam=1&q=zzzz");
  await page.getByText("No bookings match").waitFor();
  await expectAccessible(page);
});
