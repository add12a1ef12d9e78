import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilPainted } from "./open-page";

/** Valid answers by step. The last step has only the consents. */
const valid: Record<number, Record<string, string>> = {
  1: { fullName: "Ada Lovelace", email: "ada@example.com", phone: "(818) 555-0101" },
  2: { serviceLocation: "Van Nuys, California" },
  3: {},
  4: {},
};

/** Opens a step after posting valid answers to the steps before it. */
export async function reachStep(page: Page, step: number, answers: Record<string, string> = {}) {
  await postStepsBefore(page, step, answers);
  await page.goto(`/booking?step=${step}`);
  await onStep(page, step);
}

async function postStepsBefore(page: Page, step: number, answers: Record<string, string> = {}) {
  for (let before = 1; before < step; before++)
    await postStep(page, before, { ...valid[before], ...answers });
}

/** Calls `reachStep`, and waits until the page is hydrated. */
export async function openStep(page: Page, step: number, answers: Record<string, string> = {}) {
  await reachStep(page, step, answers);
  await untilHydrated(page);
}

async function postStep(page: Page, step: number, form: Record<string, string>) {
  const response = await page.request.post(`/booking?step=${step}`, {
    form: { intent: "next", ...form },
    maxRedirects: 0,
  });
  expect(response.headers().location).toBe(`/booking?step=${step + 1}`);
}

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a booking without opening the form, and returns the path of its private page. */
export async function book(
  page: Page,
  answers: Record<string, string> = {},
  files: Upload[] = [],
): Promise<string> {
  for (let step = 1; step < 5; step++) await postStep(page, step, { ...valid[step], ...answers });
  for (const file of files) {
    const response = await page.request.post("/api/files/upload", { multipart: { files: file } });
    expect(response.status()).toBe(201);
  }
  const submit = await page.request.post("/booking?step=5", {
    form: { termsAccepted: "on", privacyConsent: "on", intent: "submit" },
    maxRedirects: 0,
  });
  const { location = "" } = submit.headers();
  expect(location).toMatch(/^\/request\/[\w-]{43}$/);
  return location;
}

/** Returns the path of a booking's page in the back office. The page's visitor must be signed in. */
export async function detailPath(page: Page, fullName: string): Promise<string> {
  const list = await page.request.get(`/view-booking?q=${encodeURIComponent(fullName)}`);
  const [path] = /\/booking-details\/[0-9a-f-]{36}/.exec(await list.text()) ?? [];
  if (!path) throw new Error(`The list has no booking of ${fullName}.`);
  return path;
}

export async function fillStep(page: Page, step: number, answers: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...valid[step], ...answers }))
    await page.locator(`[name=${name}]`).fill(value);
}

export async function onStep(page: Page, step: number) {
  await page.getByText(`Step ${step} of 5`).waitFor();
}

/** Waits until React has hydrated the page and the browser has painted its first effects. */
export async function untilHydrated(page: Page) {
  await page.locator("html[data-hydrated]").waitFor();
  await untilPainted(page);
}

export function button(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

export function errorSummary(page: Page) {
  return page.getByRole("alert").filter({ hasText: "There is a problem" });
}

export async function errorsOf(page: Page): Promise<string[]> {
  return errorSummary(page).getByRole("link").allTextContents();
}

/** Returns the id of the focused element, or its text if it has no id. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.hasAttribute("id") ? element.id : (element?.textContent ?? "");
  });
}

/** Returns a list to which each post of the page adds its path from now on. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  return posts;
}
