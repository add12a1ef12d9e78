import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import { postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, sessions, webhookCalls, webhooks } from "~/db/schema.server";
import { action as listAction, loader as listLoader } from "~/routes/staff/settings-webhooks/route";
import { findWebhook } from "~/webhooks/webhooks.server";
import { action, loader } from "./route";
import { handleSettingsWebhookForms } from "./settings-webhook-forms.server";

const list = "/settings/webhooks";
const toArgs = (request: Request, id?: string) => ({ request, params: { id }, context: {} });
const crm = { url: "https://crm.example.com/events", description: "CRM", events: "request.created" };

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
});

const make = async (form: Record<string, string> = crm) =>
  readResponse(await listAction(toArgs(await postAs(admin, list, form))));

async function createWebhook() {
  const { shown } = await make();
  const id = shown?.made?.id ?? "";
  const path = `${list}/${id}`;
  return {
    id,
    secret: shown?.made?.secret ?? "",
    send: async (form: Record<string, string>) =>
      readResponse(await action(toArgs(await postAs(admin, path, form), id))),
    load: async () => (await loader(toArgs(await requestAs(admin, path), id))).data,
  };
}

test("an administrator creates a webhook, whose secret is shown once", async () => {
  const { id, secret, load } = await createWebhook();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { webhooks: listed } = (await listLoader(toArgs(await requestAs(admin, list)))).data;
  expect(listed).toMatchObject([{ id, url: crm.url, description: "CRM", state: "active", waiting: 0 }]);
  const page = await load();
  expect(page).toMatchObject({ webhook: { events: ["request.created"] }, state: "active", calls: [] });
  expect(JSON.stringify([listed, page])).not.toContain(secret);
  expect(await db().select().from(auditEntries)).toMatchObject([{ action: "webhook-made", subject: "CRM" }]);
});

test("a refused form says why, and creates no webhook", async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ url: "http://crm.example.com/" }, "Enter an https:// address"],
    [{ url: "https://10.0.0.1/" }, "Enter an https:// address"],
    [{ url: "https://a:b@crm.example.com/" }, "Enter an https:// address"],
    [{ description: " " }, "Enter a name"],
    [{ events: "everything" }, "Choose at least one event"],
  ];
  for (const [fields, message] of wrong) {
    const { status, shown } = await make({ ...crm, ...fields });
    expect([status, JSON.stringify(shown)]).toEqual([400, expect.stringContaining(message)]);
  }
  expect(await db().$count(webhooks)).toBe(0);
});

test("there are up to 20 webhooks", async () => {
  const other = { ...crm, events: ["request.created"], encryptedSecret: "" };
  await db()
    .insert(webhooks)
    .values(Array.from({ length: 19 }, () => other));
  expect((await make()).shown?.made?.id).toBeDefined();
  const { status, shown } = await make();
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "There are too many webhooks. Remove those that nobody needs.",
  ]);
});

test("a webhook is changed, paused and resumed", async () => {
  const { send, load } = await createWebhook();
  const moved = { ...crm, intent: "save", url: "https://crm.example.com/v2", events: "quote.accepted" };
  expect((await send(moved)).location).toMatch(/^\/settings\/webhooks\//);
  expect((await load()).webhook).toMatchObject({ url: moved.url, events: ["quote.accepted"] });
  await send({ intent: "pause" });
  expect(await load()).toMatchObject({ state: "paused", webhook: { pauseReason: "staff" } });
  await send({ intent: "resume" });
  expect(await load()).toMatchObject({ state: "active", webhook: { pauseReason: null } });
});

test("asks before a new secret and before the removal", async () => {
  const { secret, send, load } = await createWebhook();
  expect((await send({ intent: "renew" })).shown?.question).toBe("renew");
  const { shown } = await send({ intent: "renew", confirmed: "yes" });
  expect(shown?.secret).toMatch(/^whsec_/);
  expect(shown?.secret).not.toBe(secret);
  expect((await send({ intent: "remove" })).shown?.question).toBe("remove");
  expect((await send({ intent: "remove", confirmed: "yes" })).location).toBe(list);
  expect((await thrownBy(load())).status).toBe(404);
});

test("the forms of a webhook that was removed meanwhile get the error page", async () => {
  const { id, send } = await createWebhook();
  const found = await findWebhook(id);
  await send({ intent: "remove", confirmed: "yes" });
  const session = await sessionOf(admin);
  for (const intent of ["save", "pause", "resume", "renew", "remove"]) {
    const request = await postAs(admin, `${list}/${id}`, { ...crm, intent, confirmed: "yes" });
    const answer = await thrownBy(handleSettingsWebhookForms(request, found, session));
    expect([answer.status, await answer.text()]).toEqual([404, "That webhook no longer exists"]);
  }
});

test("shows a program's response, and sends an event again", async () => {
  const { id, send, load } = await createWebhook();
  const attempt = { at: new Date().toISOString(), milliseconds: 12 };
  await db()
    .insert(webhookCalls)
    .values({
      ...{ webhookId: id, eventId: id, type: "request.created", body: "{}", state: "failed", attempts: 2 },
      log: [
        { ...attempt, status: null, answer: "unreachable: ECONNREFUSED" },
        { ...attempt, status: 500, answer: "No" },
      ],
    });
  const [call] = (await load()).calls;
  expect(call).toMatchObject({
    state: "failed",
    answer: "500 No",
    log: [expect.stringContaining("No connection (ECONNREFUSED), 12 ms"), expect.stringContaining("500 No")],
  });
  await send({ intent: "again", call: call?.id ?? "" });
  expect(await db().select().from(webhookCalls)).toMatchObject([{ state: "waiting", attempts: 0 }]);
});

test("staff have no access, and an administrator confirms who they are", async () => {
  const { id, load } = await createWebhook();
  const staff = await insertStaff();
  expect((await thrownBy(listAction(toArgs(await postAs(staff, list, crm))))).status).toBe(403);
  expect((await thrownBy(action(toArgs(await postAs(staff, list, { intent: "pause" }), id)))).status).toBe(
    403,
  );
  const request = await requestAs(admin, list);
  await db()
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 30 * 60_000) });
  const asked = await thrownBy(listLoader(toArgs(request)));
  expect(asked.headers.get("Location")).toMatch(/^\/confirm-identity/);
  expect((await load()).webhook.id).toBe(id);
});
