import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { grace } from "#tests/support/records/accounts";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { postAgain, thrownBy } from "#tests/support/routes/form-post";
import type { GuardedAct, needsVerification } from "~/access/acts";
import { type Session, type Staff, VerificationNeededError } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, bookingDrafts, mails, savedSearches, sessions } from "~/db/schema.server";
import { sendAllHeld } from "~/mail/send-again.server";
import { erasePerson } from "~/persons/erase-person.server";
import { sealPerson } from "~/persons/person-token.server";
import { sendPerson } from "~/persons/send-person.server";
import { action as personZip } from "~/routes/downloads/person-zip";
import { action as users, loader as usersPage } from "~/routes/staff/users/route";
import { publishLegal, translateLegal } from "~/settings/legal/publish-legal.server";
import { saveSection } from "~/settings/save-settings.server";
import { changeRole } from "~/staff/accounts/change-role.server";
import {
  endDeviceOf,
  removeFactorsOf,
  revokeCalendarFeedOf,
  signColleagueOut,
} from "~/staff/accounts/colleague-access.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { createKey } from "~/staff/api-keys/keys.server";
import { renewRecoveryCodes } from "~/staff/factors/own-factors.server";
import { invite, renewInvitation } from "~/staff/invitations/invite.server";
import { createResetLinkForColleague } from "~/staff/passwords/mail-reset-link.server";
import {
  changeWebhook,
  createWebhook,
  pauseWebhook,
  removeWebhook,
  renewSecret,
  resumeWebhook,
} from "~/webhooks/webhooks.server";

type NeedingAct = {
  [Each in GuardedAct]: (typeof needsVerification)[Each] extends true ? Each : never;
}[GuardedAct];

const id = randomUUID();
const person = { kind: "email", value: "ada@example.com" } as const;
const invited = { fullName: "Maya Chen", email: "maya@example.com", mobile: undefined, isAdmin: false };
const webhook = { description: "Desk", url: "https://desk.example/", events: [] };
const erase = (session: Session, mode: "erase" | "anonymize" = "erase") =>
  erasePerson({ key: person, mode, session });
const insertRequest = () => insertBookings([{ email: person.value }]);

/** Each action that needs a recent confirmation, in an order in which each subject still exists. */
const attempts: Record<NeedingAct, (session: Session) => Promise<unknown>> = {
  "account-created": (session) => createUser(grace, session),
  "account-removed": (session) => removeUser(colleague.id, session),
  "email-changed": (session) => updateUser(colleague.id, { email: "new@example.com" }, session),
  "password-changed": (session) => updateUser(colleague.id, { password: "correct horse" }, session),
  "password-link-created": (session) => createResetLinkForColleague(colleague.id, session),
  "factors-changed": renewRecoveryCodes,
  "role-changed": (session) => changeRole(colleague.id, true, session),
  "invitation-sent": (session) => invite(invited, session),
  "invitation-renewed": async (session) => {
    const made = await expectResult(invite(invited, await sessionOf(admin)), "done");
    return renewInvitation(made.id, session);
  },
  "colleague-device-ended": (session) => endDeviceOf(colleague.id, id, session),
  "colleague-signed-out": (session) => signColleagueOut({ userId: colleague.id, version: 1 }, session),
  "colleague-feed-ended": (session) => revokeCalendarFeedOf({ userId: colleague.id, version: 1 }, session),
  "colleague-factors-removed": (session) => removeFactorsOf(colleague.id, session),
  "key-made": (session) =>
    createKey({ name: "Desk", scopes: ["bookings:read"], networks: [], expiresAt: null }, session),
  "webhook-made": (session) => createWebhook(webhook, session),
  "webhook-changed": (session) => changeWebhook(id, webhook, session),
  "webhook-secret-renewed": (session) => renewSecret(id, session),
  "webhook-paused": (session) => pauseWebhook(id, session),
  "webhook-resumed": (session) => resumeWebhook(id, session),
  "webhook-removed": (session) => removeWebhook(id, session),
  "security-changed": (session) => saveSection("security", { values: {}, version: 0 }, session),
  "retention-changed": (session) => saveSection("data", { values: {}, version: 0 }, session),
  "legal-published": (session) =>
    publishLegal({ document: "terms", text: "New", basedOn: undefined }, session),
  "legal-translated": (session) =>
    translateLegal({ document: "terms", version: undefined, translations: {} }, session),
  "person-exported": (session) =>
    sendPerson(person, session, { connection: undefined, describeRefusal: () => ({}) }),
  "request-erased": async (session) => {
    await insertRequest();
    return erase(session);
  },
  "request-anonymized": async (session) => {
    await insertRequest();
    return erase(session, "anonymize");
  },
  "draft-erased": async (session) => {
    const expiresAt = new Date(Date.now() + 60_000);
    await db()
      .insert(bookingDrafts)
      .values({ answers: { email: person.value }, expiresAt });
    return erase(session);
  },
  "person-mails-erased": async (session) => {
    const mail = { kind: "other", subject: "", content: { paragraphs: [] } };
    await db()
      .insert(mails)
      .values({ ...mail, toAddress: person.value });
    return erase(session);
  },
  "person-searches-erased": async (session) => {
    const search = { name: "Ada", query: `q=${person.value}`, userId: admin.id };
    await db().insert(savedSearches).values(search);
    return erase(session);
  },
  "held-mails-sent": (session) => sendAllHeld(session),
};

const minutesAgo = (minutes: number) =>
  db()
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - minutes * 60_000) });
const toArgs = (request: Request) => ({ request, params: {}, context: {} });

let admin: Staff;
let colleague: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
  colleague = await insertStaff();
});

test.each(Object.entries(attempts))("%s needs a proof of the last 20 minutes", async (_act, attempt) => {
  const session = await sessionOf(admin);
  await minutesAgo(21);
  await expect(attempt(session)).rejects.toThrow(VerificationNeededError);
  const actions = await db().select({ action: auditEntries.action }).from(auditEntries);
  expect(actions.filter(({ action }) => action !== "invitation-sent")).toEqual([]);
});

test("asks for a confirmation before the question about a removal and the page that assigns the work", async () => {
  const request = await requestAs(admin, "/users?page=1");
  await minutesAgo(11);
  const redirect = await thrownBy(
    users(toArgs(postAgain(request, "/users?page=1", { intent: "remove", id: colleague.id }))),
  );
  expect(redirect.headers.get("Location")).toBe("/confirm-identity?redirectTo=%2Fusers%3Fpage%3D1");
  const page = new Request(`http://localhost/users?handover=${colleague.id}`, { headers: request.headers });
  const location = (await thrownBy(usersPage(toArgs(page)))).headers.get("Location");
  expect(location).toContain("/confirm-identity?redirectTo=%2Fusers%3Fhandover");
});

test("after a confirmation, an export leads back to the person's page", async () => {
  const request = await requestAs(admin, "/people");
  await minutesAgo(21);
  const token = sealPerson(person);
  const answer = await personZip(toArgs(postAgain(request, "/people/export", { person: token })));
  const target = new URL(answer.headers.get("Location") ?? "", "http://localhost");
  expect(target.pathname).toBe("/confirm-identity");
  const back = new URL(target.searchParams.get("redirectTo") ?? "", "http://localhost");
  expect([back.pathname, back.searchParams.get("person")]).toEqual(["/people", token]);
});
