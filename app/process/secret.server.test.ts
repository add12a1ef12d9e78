import { randomUUID } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeOf, insertFactors } from "#tests/support/records/factors";
import { insertStaff } from "#tests/support/records/staff";
import { findSubmittedAnswers, submitAnswers } from "~/booking/form/submit.server";
import { findByToken, privatePagePath } from "~/booking/private-page/private-link.server";
import { bookingSchema } from "~/booking/schema";
import { db } from "~/db/client.server";
import { webhooks } from "~/db/schema.server";
import { openPerson, sealPerson } from "~/persons/person-token.server";
import { acceptTotpCode, reencryptAuthenticatorApps } from "~/staff/factors/authenticator-app.server";
import { calendarFeedPath, findCalendarFeedOwner } from "~/staff/sessions/calendar-feed.server";
import { readSessionCookie } from "~/staff/sessions/sessions.server";
import { openSecret, reencryptWebhookSecrets, sealSecret } from "~/webhooks/webhook-secret.server";
import { env } from "./env.server";

const [first, second] = ["the first secret, of 32 characters", "the second secret, of 32 characters"];
const use = (present: string, previous?: string) =>
  Object.assign(env(), { SESSION_SECRET: previous ? [present, previous] : [present] });
const settings = { ...env() };
beforeEach(() => use(first));
afterEach(() => Object.assign(env(), settings));

const tokenIn = (path: string) =>
  path
    .split("/")
    .at(-1)
    ?.replace(/\.ics$/, "");
const answers = bookingSchema.parse({
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Van Nuys, California",
});

/** Creates one object of each kind that depends on the secret. Returns a function that checks which of them still work. */
async function makeAll() {
  const staff = await insertStaff();
  const { secret } = await insertFactors(staff);
  const { id } = await submitAnswers(answers, { key: "client-key-1" });
  const link = tokenIn(await privatePagePath(id));
  const feed = tokenIn(await calendarFeedPath(staff.id));
  const person = sealPerson({ kind: "email", value: "ada@example.com" });
  const cookie = await createCookie("__session", { secrets: [first] }).serialize("a session");
  return async (seconds = 0) => ({
    cookie:
      (await readSessionCookie(new Request("http://localhost/", { headers: { Cookie: cookie } }))) ===
      "a session",
    link: (await findByToken(link))?.id === id,
    sameLink: tokenIn(await privatePagePath(id)) === link,
    feed: (await findCalendarFeedOwner(feed)) === staff.id,
    person: openPerson(person)?.value === "ada@example.com",
    repeat: (await findSubmittedAnswers(answers, "client-key-1"))?.id === id,
    authenticator: await acceptTotpCode(db(), staff.id, codeOf(secret, seconds)),
  });
}

const everything = {
  cookie: true,
  link: true,
  sameLink: true,
  feed: true,
  person: true,
  repeat: true,
  authenticator: true,
};

test("a new secret ends nothing while the earlier one is accepted", async () => {
  const check = await makeAll();
  use(second, first);
  expect(await check()).toEqual(everything);
});

test("authenticator apps outlive the earlier secret after a start has encrypted them again", async () => {
  const check = await makeAll();
  use(second, first);
  await reencryptAuthenticatorApps();
  await reencryptAuthenticatorApps();
  use(second);
  // The visitor's link opens the page until a new one is created, for example for the next email.
  expect(await check()).toMatchObject({
    link: true,
    sameLink: false,
    feed: false,
    person: false,
    repeat: false,
    authenticator: true,
  });
});

test("both secrets of a webhook outlive the earlier secret, also if only the older one was encrypted with it", async () => {
  const id = randomUUID();
  const encryptedPrevious = sealSecret("older", id);
  use(second, first);
  const encryptedSecret = sealSecret("newer", id);
  const values = { url: "https://example.com", description: "A receiver", events: [] };
  await db()
    .insert(webhooks)
    .values({ ...values, id, encryptedSecret, encryptedPrevious });
  await reencryptWebhookSecrets();
  use(second);
  const [row] = await db().select().from(webhooks).where(eq(webhooks.id, id));
  expect(openSecret(row?.encryptedPrevious ?? "", id)).toBe("older");
  expect(openSecret(row?.encryptedSecret ?? "", id)).toBe("newer");
});

test("authenticator apps are rejected without the earlier secret", async () => {
  const check = await makeAll();
  use(second);
  expect((await check()).authenticator).toBe(false);
});
