import { expect } from "vitest";
import type { Page } from "playwright-core";
import { adminEmail, adminPassword } from "./app-server";

/** Signs the page's visitor in as the administrator, without showing the form. */
export async function signIn(page: Page) {
  const response = await page.request.post("/login", {
    form: { email: adminEmail, password: adminPassword },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(302);
}
