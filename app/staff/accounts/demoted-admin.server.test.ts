// @one-engine

import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { expectResult } from "#tests/support/expect-result";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff, sessionOf } from "#tests/support/records/staff";
import { formPost, sendHeld, type Write } from "#tests/support/routes/held-body";
import { NotAllowedError, type Session, type Staff } from "~/access/session";
import { db, rows } from "~/db/client.server";
import * as schema from "~/db/schema.server";
import { sealPerson } from "~/persons/person-token.server";
import { policies } from "~/policies";
import { action as api } from "~/routes/api/route";
import { action as personFile } from "~/routes/downloads/person-zip";
import { action as billing } from "~/routes/staff/account-billing/route";
import { action as erasure } from "~/routes/staff/erase-person/route";
import { action as firstSteps } from "~/routes/staff/first-steps/route";
import { action as invitationForm } from "~/routes/staff/invite/route";
import { action as mailPage } from "~/routes/staff/mail-details/route";
import { action as mailList } from "~/routes/staff/mail/route";
import { action as keyForms } from "~/routes/staff/settings-keys/route";
import { action as legalForm } from "~/routes/staff/settings-legal/route";
import { action as priceForms } from "~/routes/staff/settings-prices/route";
import { action as replyForms } from "~/routes/staff/settings-replies/route";
import { action as settingsForm } from "~/routes/staff/settings-section/route";
import { action as webhookForms } from "~/routes/staff/settings-webhook/route";
import { action as newWebhook } from "~/routes/staff/settings-webhooks/route";
import { action as newStaff } from "~/routes/staff/signup/route";
import { action as colleaguePage } from "~/routes/staff/user-details/route";
import { action as factors } from "~/routes/staff/user-second-factor/route";
import { action as userList } from "~/routes/staff/users/route";
import { readSection } from "~/settings/save-settings.server";
import { listKeys, createKey } from "~/staff/api-keys/keys.server";
import { invite } from "~/staff/invitations/invite.server";
import { createWebhook } from "~/webhooks/webhooks.server";
import { changeRole } from "./change-role.server";
import { removeUser } from "./remove-user.server";

const password = "battery staple";
const entryIds = ["0198f0a0-0000-7000-8000-000000000001", "0198f0a0-0000-7000-8000-000000000002"] as const;
const person = { kind: "email", value: "customer@example.com" } as const;
const reference = "K7MD3R4F";
const erasurePath = () => `/people/erase?person=${sealPerson(person)}`;
const newUser = { name: "Eve", email: "eve@example.com", mobile: "8185550142", password };
const invited = { fullName: "Ida", email: "ida@example.com", isAdmin: false };

interface ChangeTargets {
  admin: Staff;
  colleague: Staff;
  deviceId: string;
  invitationId: string;
  keyId: string;
  mailId: string;
  settings: Record<string, string>;
  webhookId: string;
  /** The id of a call that the webhook refused. */
  callId: string;
}

/** Creates two administrators and the records that the first one can change. */
async function createTargets(): Promise<ChangeTargets & { boss: Session }> {
  const [admin, colleague] = [await insertStaff({ isAdmin: true }), await insertStaff()];
  const boss = await insertSession({ isAdmin: true });
  await db()
    .insert(schema.passkeys)
    .values({ id: "theirs", userId: colleague.id, publicKey: new Uint8Array([1]), name: "Phone" });
  const { id: deviceId } = await sessionOf(colleague);
  const { id: invitationId } = await expectResult(invite(invited, boss), "done");
  await createKey({ name: "CRM", scopes: ["bookings:read"], expiresAt: null, networks: [] }, boss);
  const [key] = await listKeys();

  await insertBookings([{ email: person.value, reference }]);
  const entries = entryIds.map((id, position) => ({ id, position, label: `Entry ${position}` }));
  await db()
    .insert(schema.prices)
    .values(entries.map((entry) => ({ ...entry, unitCents: 20_000 })));
  await db().insert(schema.legalVersions).values({ document: "terms", version: 2, text: "Our terms" });
  const mail = { kind: "test", toAddress: "a@example.com", subject: "Test", content: { paragraphs: [] } };
  const [failed] = await db()
    .insert(schema.mails)
    .values([
      { ...mail, state: "failed" },
      { ...mail, state: "held" },
    ])
    .returning();
  const now = new Date();
  await db().insert(schema.mailStops).values({ cause: "server", response: "", nextProbeAt: now });
  const { id: webhookId } = await expectResult(
    createWebhook({ ...program, events: ["request.created"] }, boss),
    "done",
  );
  const event = { eventId: webhookId, type: "request.created", body: "{}", state: "failed" as const };
  const [call] = await db()
    .insert(schema.webhookCalls)
    .values({ ...event, webhookId })
    .returning();
  const { values, version } = await readSection("company");
  const sent = { ...values, version, intent: "save" };
  const typed = Object.entries(sent).map(([name, value]) => [name, String(value)]);
  const settings = Object.fromEntries(typed) as ChangeTargets["settings"];
  const ids = {
    invitationId,
    keyId: key?.id ?? "",
    mailId: failed?.id ?? "",
    webhookId,
    callId: call?.id ?? "",
  };
  return { admin, colleague, deviceId, boss, settings, ...ids };
}

type Route = keyof typeof policies;
/** The writes of a route by the names of its forms. A write without a body is a function, because there is no body to hold back. */
type Changes = Record<string, (on: ChangeTargets) => Write | ((session: Session) => Promise<unknown>)>;

const page = (action: Write["action"], path: string, fields: Record<string, string>, params = {}): Write => ({
  action,
  path,
  params,
  ...formPost(fields),
});
const ofColleague = (change: string, fields: Record<string, string>) => (on: ChangeTargets) =>
  page(colleaguePage, `/users/${on.colleague.id}`, { intent: change, ...fields }, { id: on.colleague.id });
const program = { url: "https://crm.example.com/events", description: "CRM" };
const ofWebhook =
  (fields: Record<string, string>) =>
  ({ webhookId: id, callId: call }: ChangeTargets) =>
    page(webhookForms, `/settings/webhooks/${id}`, { confirmed: "yes", call, ...fields }, { id });
const ofPrices = (fields: Record<string, string>) => () => page(priceForms, "/settings/prices", fields);
const newReply = { intent: "save", id: crypto.randomUUID(), digest: "", label: "Parking", text: "Where?" };
const call = (method: string, path: string, body: object): Write => ({
  ...{ action: api, method, path, type: "application/json", body: JSON.stringify(body) },
});
const details = { fullName: "Mallory", email: "mallory@example.com", mobile: "8185550142" };

const changes: Partial<Record<Route, Changes>> = {
  "routes/staff/mail": {
    "send-held": () => page(mailList, "/mail", { intent: "send-held" }),
    "send-failed": () => page(mailList, "/mail", { intent: "send-failed" }),
    "try-now": () => page(mailList, "/mail", { intent: "try-now" }),
  },
  "routes/staff/first-steps": {
    hide: () => page(firstSteps, "/first-steps", { intent: "hide" }),
    "note that the legal texts are read": () => page(firstSteps, "/first-steps", { intent: "legal-read" }),
    "confirm the figures": () => page(firstSteps, "/first-steps", { intent: "figures-read" }),
  },
  "routes/staff/mail-details": {
    "send again": ({ mailId }) =>
      page(mailPage, `/mail/${mailId}`, { formId: crypto.randomUUID() }, { id: mailId }),
  },
  // This route only redirects to a person's page.
  "routes/staff/people": {},
  "routes/staff/erase-person": {
    erase: () => page(erasure, erasurePath(), { mode: "erase", confirmation: reference }),
    anonymize: () => page(erasure, erasurePath(), { mode: "anonymize", confirmation: reference }),
  },
  "routes/downloads/person-zip": {
    export: () => page(personFile, "/people.zip", { person: sealPerson(person) }),
  },
  "routes/staff/settings-legal": {
    publish: () =>
      page(legalForm, "/settings/legal?document=terms", { text: "New", basedOn: "2", intent: "publish" }),
    translate: () =>
      page(legalForm, "/settings/legal?document=terms", {
        ...{ "text-vi": "Mới", "text-fr-BE": "", "text-fr-CA": "" },
        ...{ basedOn: "2", intent: "translate" },
      }),
  },
  "routes/staff/settings-prices": {
    save: ofPrices({ intent: "save", id: crypto.randomUUID(), digest: "", label: "Plan", price: "200" }),
    remove: ofPrices({ intent: "remove", id: entryIds[0], confirmed: "yes" }),
  },
  "routes/staff/settings-keys": {
    make: () => page(keyForms, "/settings/keys", { intent: "make", name: "Accounting", bookings: "read" }),
    revoke: ({ keyId }) =>
      page(keyForms, "/settings/keys", { intent: "revoke", id: keyId, confirmed: "yes" }),
  },
  "routes/staff/settings-replies": { save: () => page(replyForms, "/settings/replies", newReply) },
  "routes/staff/settings-section": {
    save: ({ settings }) =>
      page(settingsForm, "/settings/company", { ...settings, city: "Reno" }, { section: "company" }),
  },
  "routes/staff/settings-webhooks": {
    make: () => page(newWebhook, "/settings/webhooks", { ...program, events: "request.created" }),
  },
  "routes/staff/settings-webhook": {
    save: ofWebhook({ ...program, intent: "save", events: "quote.accepted" }),
    ...Object.fromEntries(
      ["pause", "resume", "renew", "remove", "again", "test"].map((intent) => [
        intent,
        ofWebhook({ intent }),
      ]),
    ),
  },
  "routes/staff/signup": {
    create: () => page(newStaff, "/signup", { ...newUser, confirmPassword: password }),
  },
  "routes/staff/user-second-factor": {
    remove: ({ colleague: { id } }) => page(factors, `/users/${id}/second-factor`, { intent: "x" }, { id }),
  },
  "routes/staff/users": {
    update: ({ colleague: { id } }) =>
      page(userList, "/users", { intent: "update", id, password, confirmed: "yes" }),
    remove: ({ colleague: { id } }) => page(userList, "/users", { intent: "remove", id, confirmed: "yes" }),
    "renew-invitation": ({ invitationId: id }) =>
      page(userList, "/users", { intent: "renew-invitation", id }),
    "revoke-invitation": ({ invitationId: id }) =>
      page(userList, "/users", { intent: "revoke-invitation", id }),
  },
  "routes/staff/user-details": {
    details: ofColleague("details", details),
    role: ofColleague("role", { role: "admin" }),
    "password-link": ofColleague("password-link", {}),
    device: (on) => ofColleague("end-device", { id: on.deviceId })(on),
    "sign-out": ofColleague("sign-out", { version: "1" }),
    calendar: ofColleague("calendar", { version: "1" }),
  },
  "routes/staff/invite": { invite: () => page(invitationForm, "/invite", { ...details, role: "staff" }) },
  "routes/staff/account-billing": {
    save: () => page(billing, "/account-billing", { legalName: "M", invoiceAddress: "", taxId: "" }),
  },
  "api:auth-register": {
    create: () => call("POST", "/api/auth/register", newUser),
  },
  "api:user": {
    update: ({ colleague: { id } }) => call("PUT", `/api/users/${id}`, { ...details, password }),
  },
  "api:delete-user": {
    remove:
      ({ colleague: { id } }) =>
      (session) =>
        removeUser(id, session),
  },
};

const tables = Object.values<unknown>(schema).filter(
  (table): table is PgTable => is(table, PgTable) && getTableName(table) !== "sessions",
);
const rowsOf = (table: PgTable) =>
  sql`(select jsonb_agg(row order by row::text) from (select to_jsonb(t) as row from ${table} t) as rows)`;
const readAll = () =>
  rows<{ all: unknown[] }>(
    db(),
    sql`select jsonb_build_array(${sql.join(tables.map(rowsOf), sql`, `)}) as all`,
  );

test("covers every route on which administrators change something", () => {
  const table: [string, Partial<Record<string, string>>][] = Object.entries(policies);
  const isAdmins = (access?: string) => access === "admin" || access === "self";
  const writing = table.filter(([, { POST, PUT, DELETE, PATCH }]) =>
    [POST, PUT, DELETE, PATCH].some(isAdmins),
  );
  expect(Object.keys(changes).sort()).toEqual(writing.map(([id]) => id).sort());
});

const cases = Object.entries(changes).flatMap(([route, forms]) =>
  Object.entries(forms).map(([name, describeChange]) => [route, name, describeChange] as const),
);

test.each(cases)("%s: %s changes nothing after a demotion, and something before it", async (...given) => {
  const [, , describeChange] = given;
  const { boss, ...on } = await createTargets();
  const change = describeChange(on);
  let before: unknown;
  const demote = async () => {
    await changeRole(on.admin.id, false, boss);
    before = await readAll();
  };
  if (typeof change === "function") {
    const session = await sessionOf(on.admin);
    await demote();
    await expect(change(session)).rejects.toThrow(NotAllowedError);
  } else {
    const answer = await sendHeld(change, on.admin, demote);
    expect(answer instanceof Response ? answer.status : answer.init?.status).toBe(403);
  }
  expect(await readAll()).toEqual(before);

  await changeRole(on.admin.id, true, boss);
  before = await readAll();
  if (typeof change === "function") await change(await sessionOf(on.admin));
  else await sendHeld(change, on.admin, () => Promise.resolve());
  expect(await readAll()).not.toEqual(before);
});
