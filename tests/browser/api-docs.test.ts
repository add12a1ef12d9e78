import { expect } from "vitest";
import { expectNoViolations, openForAxe } from "#tests/support/browser/accessible";
import { phone, test } from "#tests/support/browser/open-page";
import { signIn } from "#tests/support/http/sign-in";
import { contract } from "~/api/contract";
import { allWebhookTypes } from "~/webhooks/types";

const operationCount = Object.values(contract).flatMap((operations) => Object.keys(operations)).length;

/** Milliseconds for one action. Swagger UI renders all operations again when one of them opens, which takes seconds on a busy machine. */
const patience = 60_000;

// `openPage` fails the test if the page violates its content security policy.
test("staff read every operation and try one, in both themes without axe violations", async ({
  openPage,
}) => {
  const page = await openForAxe(openPage);
  page.setDefaultTimeout(patience);
  await page.setViewportSize(phone);
  await signIn(page);
  await page.goto("/api/docs");
  expect(await page.title()).toBe("API | Datum 3D");
  await page.locator(".opblock").first().waitFor();
  expect(await page.locator(".opblock").count()).toBe(operationCount + allWebhookTypes.length);
  await page.getByText("/api/booking/pending", { exact: true }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await page.getByText("ptotalCount").first().waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // Swagger UI's responses have axe violations, so the operation is closed again.
  await page.getByText("/api/booking/pending", { exact: true }).click();
  // This operation has the widest schemas.
  await page.getByText("/api/booking/create", { exact: true }).click();
  await page.getByRole("heading", { name: "Responses" }).waitFor();
  await expectNoViolations(page, "page");
  const [sheet, body] = await page.evaluate(() =>
    [document.querySelector(".opblock"), document.body].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    ),
  );
  expect([sheet, body]).toEqual(["rgb(17, 29, 38)", "rgb(10, 18, 26)"]);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await page.waitForURL("**/dashboard");
});

test("without script every operation is listed", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await signIn(page);
  await page.goto("/api/docs");
  const operations = page.getByRole("listitem");
  expect(await operations.count()).toBe(operationCount);
  for (const operation of await operations.all())
    expect(await operation.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
});
