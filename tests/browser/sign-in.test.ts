import type { Response } from "playwright-core";
import { expect } from "vitest";
import { errorSummary, focused, untilHydrated } from "#tests/support/browser/booking-form";
import { test } from "#tests/support/browser/open-page";

test("the sign-in page loads no schema", async ({ openPage }) => {
  const page = await openPage();
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/login", { waitUntil: "networkidle" });
  await untilHydrated(page);
  const bodies = await Promise.all(scripts.map((script) => script.text()));
  expect(bodies.length).toBeGreaterThan(0);
  // Minifiers keep this name of a property.
  expect(bodies.filter((body) => body.includes("_zod"))).toEqual([]);
});

test("a wrong email address gets an error at its field, and the typed values stay", async ({ openPage }) => {
  const page = await openPage({ faults: [/^400 POST \/login/] });
  await page.goto("/login");
  await untilHydrated(page);
  // A browser would accept this address.
  await page.getByLabel("Email").fill("ada@example");
  await page.getByLabel("Password").fill("correct horse");
  await page.keyboard.press("Enter");
  await errorSummary(page).getByRole("link").click();
  expect(await focused(page)).toBe("login-email");
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@example");
  expect(await page.getByLabel("Password").inputValue()).toBe("correct horse");
});
