import type { Response } from "playwright-core";
import { expect } from "vitest";
import { errorSummary, focused, postsOf, untilHydrated } from "#tests/support/browser/booking-form";
import { test, untilPainted } from "#tests/support/browser/open-page";
import { openSignIn } from "#tests/support/browser/sign-in-form";

/** What the scripts of Zod and of Conform's parser contain, however they are minified. */
const validators = ["_zod", "__intent__"];

/** Returns the validators that a list of scripts contains. */
async function findValidators(scripts: Response[]): Promise<string[]> {
  const bodies = await Promise.all(scripts.map((script) => script.text()));
  return validators.filter((mark) => bodies.some((body) => body.includes(mark)));
}

test("the sign-in page loads its validation with the first focus", async ({ openPage }) => {
  const page = await openPage();
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/login", { waitUntil: "networkidle" });
  await untilHydrated(page);
  const first = scripts.splice(0);
  expect(first.length).toBeGreaterThan(0);
  expect(await findValidators(first)).toEqual([]);
  await page.getByLabel("Email").focus();
  await page.locator("form[novalidate]").waitFor();
  expect(await findValidators(scripts)).toEqual(validators);
});

test("a wrong email address is rejected without a request, and its error disappears when it is corrected", async ({
  openPage,
}) => {
  const page = await openPage();
  await openSignIn(page);
  const posts = postsOf(page);
  // A browser would accept it.
  await page.getByLabel("Email").fill("ada@example");
  await page.getByLabel("Password").fill("correct horse");
  await page.keyboard.press("Enter");
  await errorSummary(page).getByRole("link").click();
  expect(await focused(page)).toBe("login-email");
  expect(await page.title()).toMatch(/^Error: /);
  await page.getByLabel("Email").fill("ada@example.com");
  await errorSummary(page).waitFor({ state: "detached" });
  expect(posts).toEqual([]);
});

test("until its validation arrives, the form is validated by the browser and by the server", async ({
  openPage,
}) => {
  const page = await openPage({ faults: [/^400 POST \/login/, /^net::ERR_FAILED/] });
  await page.route(/\/assets\/parse-form-/, (route) => route.abort());
  await page.goto("/login");
  await untilHydrated(page);
  const posts = postsOf(page);
  // A passkey may be asked for meanwhile.
  const ofForm = () => posts.filter((path) => path.startsWith("/login"));
  await page.getByRole("button", { name: "Continue" }).click();
  await untilPainted(page);
  expect(await focused(page)).toBe("login-email");
  expect(ofForm()).toEqual([]);

  await page.getByLabel("Email").fill("ada@example");
  await page.getByLabel("Password").fill("correct horse");
  await page.keyboard.press("Enter");
  await errorSummary(page).waitFor();
  expect(ofForm()).toEqual(["/login.data"]);
  expect(await page.getByLabel("Email").inputValue()).toBe("ada@example");
  expect(await page.getByLabel("Password").inputValue()).toBe("correct horse");
});
