import type { Page } from "playwright-core";
import { untilHydrated } from "./booking-form";

/** Opens the sign-in form, focuses it, and waits until its validation is loaded. */
export async function openSignIn(page: Page): Promise<void> {
  await page.goto("/login");
  await untilHydrated(page);
  await page.getByLabel("Email").focus();
  await page.locator("form[novalidate]").waitFor();
}
