import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { book, button, errorSummary, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { pdf } from "#tests/support/files/pdf";
import { signIn } from "#tests/support/http/sign-in";

test("axe finds no violations in the search for personal data, its results and the question before an erasure", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage, [/^400 POST/]);
  const upload = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf(100) };
  await book(page, { fullName: "Wants Erasure", email: "erasure@example.com" }, [upload]);
  await signIn(page);
  await page.goto("/people");
  await untilHydrated(page);
  await button(page, "Find").click();
  await errorSummary(page).waitFor();
  await expectAccessible(page);
  await page.locator("main [name=person]").fill("erasure@example.com");
  await button(page, "Find").click();
  await page.locator("#person-found").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Erase or anonymize…" }).click();
  await button(page, "Erase for good").waitFor();
  await expectAccessible(page);
});
