import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { adminEmail, adminPassword } from "#tests/support/app/server";
import { expectAccessible } from "#tests/support/browser/accessible";
import { untilHydrated } from "#tests/support/browser/booking-form";
import { type OpenPage, test } from "#tests/support/browser/open-page";
import { paths } from "~/paths";

// The tests share one account and run in this order: each leaves the state that the next one needs.

declare global {
  interface Window {
    reportQuestion: (question: PasskeyQuestion) => Promise<void>;
  }
}

interface Authenticator {
  credentials: () => Promise<Credential[]>;
  add: (credential: Credential) => Promise<void>;
  /** Confirms every question from now on, as a person would. */
  confirm: () => Promise<void>;
}
type Credential = Record<string, unknown> & { credentialId: string; rpId?: string };

/** Adds a virtual authenticator to a page's browser. It confirms without asking while its owner is present. */
async function addAuthenticator(page: Page, { isPresent = true } = {}): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: isPresent,
    },
  });
  return {
    credentials: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId }))
        .credentials as unknown as Credential[],
    confirm: async () => {
      await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
    },
    add: async (credential) => {
      await session.send("WebAuthn.addCredential", { authenticatorId, credential: credential as never });
    },
  };
}

/** Uses `localhost`, because a passkey cannot belong to an IP address. */
async function openSite(openPage: OpenPage, url: string, faults: RegExp[] = []): Promise<Page> {
  return openPage({ baseURL: url.replace("127.0.0.1", "localhost"), faults });
}

/** Waits for a path. Ignores the query, which contains the page after the sign-in. */
async function untilAt(page: Page, path: string) {
  await page.waitForURL((url) => url.pathname === path);
}

async function enterPassword(page: Page) {
  await page.goto("/login");
  await untilHydrated(page);
  await page.getByLabel("Email").fill(adminEmail);
  await page.getByLabel("Password").fill(adminPassword);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Makes the browser wait for a passkey for one second instead of a minute. */
async function shortenQuestion(page: Page) {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      if (options?.publicKey) options.publicKey.timeout = 1_000;
      return get(options);
    };
  });
}

type PasskeyQuestion = "by the button" | "by suggestion";

/**
 * Records how a page asks the browser for a passkey.
 *
 * @param holdsButton makes the request of a button wait for the event `confirm-passkey`, as if its owner took a while
 * @returns a function that returns the requests so far
 */
async function watchPasskeys(page: Page, { holdsButton = false } = {}): Promise<() => PasskeyQuestion[]> {
  const questions: PasskeyQuestion[] = [];
  await page.exposeFunction("reportQuestion", (question: PasskeyQuestion) => void questions.push(question));
  await page.addInitScript((isHeld) => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options) => {
      const isSuggestion = options?.mediation === "conditional";
      await window.reportQuestion(isSuggestion ? "by suggestion" : "by the button");
      if (isHeld && !isSuggestion)
        await new Promise((resolve) => addEventListener("confirm-passkey", resolve, { once: true }));
      return get(options);
    };
  }, holdsButton);
  return () => questions;
}

let passkey: Credential;
let codes: string[];

test("a passkey is added, shows recovery codes once, and the account lists it", async ({ app, openPage }) => {
  const page = await openSite(openPage, app.url);
  const device = await addAuthenticator(page);
  await enterPassword(page);
  await untilAt(page, "/dashboard");
  await page.goto("/account-security");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Enter a name for the passkey").waitFor();
  await page.getByLabel("Name of the new passkey").fill("Work laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
  codes = await page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("recovery-codes.txt");
  await page.getByRole("link", { name: "I’ve saved them" }).click();
  await page.getByText("Work laptop", { exact: true }).waitFor();
  expect(await page.getByText(codes[0] ?? "").count()).toBe(0);
  [passkey = { credentialId: "" }] = await device.credentials();
  expect(passkey.rpId).toBe("localhost");
});

test("a sign-in asks for the passkey, which opens it and confirms before sensitive pages", async ({
  app,
  openPage,
}) => {
  const page = await openSite(openPage, app.url);
  await enterPassword(page);
  await page.getByRole("heading", { name: "Confirm your sign-in" }).waitFor();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page);
  // Adds the passkey only now, because the sign-in page would already have used it.
  const device = await addAuthenticator(page);
  await device.add(passkey);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await untilAt(page, "/dashboard");
  await page.goto("/confirm-identity?redirectTo=/settings/security");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await untilAt(page, "/settings/security");
  [passkey = passkey] = await device.credentials();
});

test("a passkey signs in without a password: by the button, or where the browser suggests it", async ({
  app,
  openPage,
}) => {
  const page = await openSite(openPage, app.url);
  const questions = await watchPasskeys(page, { holdsButton: true });
  const device = await addAuthenticator(page, { isPresent: false });
  await device.add(passkey);
  await page.goto("/login?redirectTo=%2Fcalendar");
  await untilHydrated(page);
  await expect.poll(questions).toEqual(["by suggestion"]);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect.poll(questions).toEqual(["by suggestion", "by the button"]);
  // Confirms only now, because before, the suggestion's request would have received the confirmation.
  await device.confirm();
  await page.evaluate(() => dispatchEvent(new Event("confirm-passkey")));
  await untilAt(page, "/calendar");
  await page.context().clearCookies();
  await page.goto("/login");
  await untilAt(page, "/dashboard");
  [passkey = passkey] = await device.credentials();
});

test("the button signs in although the browser is about to suggest passkeys", async ({ app, openPage }) => {
  const page = await openSite(openPage, app.url);
  const device = await addAuthenticator(page);
  await device.add(passkey);
  const questions = await watchPasskeys(page, { holdsButton: true });
  // The server answers the request for suggestions only after the button's request.
  const suggestion = new Promise<Route>((resolve) => {
    void page.route(`**${paths.passkeyOptions()}`, resolve, { times: 1 });
  });
  await page.goto("/login");
  const held = await suggestion;
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect.poll(questions).toEqual(["by the button"]);
  await held.continue();
  const answer = await held.request().response();
  await answer?.finished();
  await page.evaluate(() => dispatchEvent(new Event("confirm-passkey")));
  await untilAt(page, "/dashboard");
  expect(questions()).toEqual(["by the button"]);
  [passkey = passkey] = await device.credentials();
});

test("a passkey of another site is not used, and the page shows the next step", async ({ app, openPage }) => {
  const page = await openSite(openPage, app.url);
  await shortenQuestion(page);
  const device = await addAuthenticator(page);
  await enterPassword(page);
  const button = page.getByRole("button", { name: "Use a passkey" });
  await button.waitFor();
  // The browser itself offers no passkey of another site.
  await device.add({ ...passkey, rpId: "example.com" });
  await button.click();
  await page.getByText("Nothing was confirmed. Try again when you’re ready.").waitFor();
  expect(page.url()).toContain("/login/verify");
});

test("the passkey is renamed and removed", async ({ app, openPage }) => {
  const page = await openSite(openPage, app.url);
  await enterPassword(page);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[2] ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await untilAt(page, "/dashboard");
  await page.goto("/account-security");
  await untilHydrated(page);
  await page.getByLabel("Rename Work laptop").click();
  await page.getByLabel("Name", { exact: true }).fill("Old laptop");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await page.getByText("Passkey renamed").waitFor();
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  await page.getByText("You don’t have a passkey yet.").waitFor();
});
