import type { Page as BrowserPage } from "playwright-core";
import { rememberForm } from "#tests/support/app/log";
import { adminEmail, adminPassword } from "#tests/support/app/server";
import { type Page, Visitor } from "./visitor";

/** Signs a browser page in as the administrator, without opening the form. */
export async function signIn(page: BrowserPage): Promise<void> {
  const response = await page.request.post("/login", {
    form: { email: adminEmail, password: adminPassword },
    maxRedirects: 0,
  });
  if (response.status() !== 302) throw new Error(`The sign-in failed with status ${response.status()}.`);
}

/** Signs a new visitor in, by default as the administrator, without opening a page. */
export async function signInVisitor(
  url: string,
  { email = adminEmail, password = adminPassword } = {},
): Promise<Visitor> {
  const fields = { email, password };
  rememberForm(Object.entries(fields));
  const visitor = new Visitor(url);
  const response = await visitor.fetch("/login", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: new URL(url).origin },
  });
  if (response.status !== 302) throw new Error(`The sign-in failed with status ${response.status}.`);
  return visitor;
}

/** Signs a new visitor in at the site's form, by default as the administrator, and returns the page after it. */
export async function signInAtForm(
  url: string,
  { email = adminEmail, password = adminPassword } = {},
): Promise<{ visitor: Visitor; page: Page }> {
  const visitor = new Visitor(url);
  const form = await visitor.open("/login");
  return { visitor, page: await form.submit({ email, password }, "Continue") };
}
