import { expectAccessible, openForAxe } from "#tests/support/browser/accessible";
import { errorSummary, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";

test("axe finds no violations in the page for a forgotten password, and in dead links", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage, [/^404 GET \/invitation/, /^404 GET \/reset-password/]);
  await page.goto("/forgot-password");
  await page.getByText("Ask an administrator for one.").waitFor();
  await expectAccessible(page);
  for (const folder of ["invitation", "reset-password"]) {
    await page.goto(`/${folder}/nothing`);
    await page.getByRole("heading", { name: "doesn’t work anymore" }).waitFor();
    await expectAccessible(page);
  }
});

test("axe finds no violations from an invitation with errors to the account that accepted it", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage, [/^400 POST/]);
  await signIn(page);
  await page.goto("/invite");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Create link" }).click();
  await errorSummary(page).waitFor();
  await expectAccessible(page);

  await page.getByLabel("Full name").fill("Petra Axe");
  await page.getByLabel("Email").fill(`petra-axe-${Date.now()}@example.com`);
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel("Link").inputValue();
  await expectAccessible(page);

  await page.goto(new URL(link).pathname);
  const accept = async (password: string) => {
    for (const label of ["New password", "Confirm password"]) await page.getByLabel(label).fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
  };
  await accept("short");
  await errorSummary(page).waitFor();
  await expectAccessible(page);

  await accept("battery staple");
  await page.getByText("Your account is ready").waitFor();
  await signIn(page);
  await page.goto("/users");
  await page.getByRole("link", { name: "Petra Axe" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByText("The link is ready").waitFor();
  await expectAccessible(page);
});
