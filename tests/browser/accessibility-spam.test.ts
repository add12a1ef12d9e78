import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { book, detailPath, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

test("axe finds no violations in spam, before and after its visitor wrote, and in the view without spam", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  const privatePage = await book(page, { fullName: "False Alarm" });
  await signIn(page);
  const path = await detailPath(page, "False Alarm");
  await page.goto(path);
  await untilHydrated(page);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Mark as spam" }).click();
  await page.getByText("This request is marked as spam").waitFor();
  await expectAccessible(page);

  await page.goto(privatePage);
  await page.locator("textarea[name=text]").first().fill("Did you get my request?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Your message is sent").waitFor();
  await expectAccessible(page);

  await page.goto(path);
  await page.getByText("The customer wrote after it was marked.").waitFor();
  await untilHydrated(page);
  await expectAccessible(page);

  await page.goto("/view-booking?spam=1");
  await page.getByText("Wrote since it was marked").filter({ visible: true }).waitFor();
  await untilHydrated(page);
  await expectAccessible(page);

  await page.goto("/view-booking?spam=1&q=zzzz");
  await page.getByText("No bookings match").waitFor();
  await expectAccessible(page);
});
