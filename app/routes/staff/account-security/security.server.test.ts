import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeOf, insertFactors } from "#tests/support/records/factors";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { authorize } from "~/api/authorize.server";
import { db } from "~/db/client.server";
import {
  auditEntries,
  mails,
  passkeys,
  recoveryCodes,
  sessions,
  siteSettings,
  totpSecrets,
} from "~/db/schema.server";
import { guard } from "~/guard.server";
import { action as setUp, loader as openSetUp } from "~/routes/staff/account-authenticator/route";
import { action as removeOf } from "~/routes/staff/user-second-factor/route";
import { loadSettings } from "~/settings/settings.server";
import { findPreparedSecret } from "~/staff/factors/authenticator-app.server";
import { findFactors } from "~/staff/factors/find-factors.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./route";

let staff: Staff;
let request: Request;

beforeEach(async () => {
  staff = await insertStaff();
  request = await requestAs(staff, "/account-security", { headers: { "User-Agent": chrome } });
});
afterEach(async () => {
  vi.useRealTimers();
  await db().delete(siteSettings);
  await loadSettings();
});

const chrome =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const toArgs = (sent: Request, params = {}) => ({ request: sent, params, context: {} });
const change = async (fields: Record<string, string>, from = request) =>
  readResponse(await action(toArgs(postAgain(from, "/account-security", fields))));
const show = async (from = request) => (await loader(toArgs(from))).data;
const countLines = async () => {
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  const sentMails = await db().select().from(mails);
  return { actions: entries.map((entry) => entry.action), mails: sentMails.map(({ kind }) => kind) };
};
async function demandFactors() {
  await db()
    .insert(siteSettings)
    .values({ values: { administratorsNeedSecondFactor: true }, version: 1 });
  await loadSettings();
}

test("sets up an authenticator app by its code, with ten recovery codes that are stored as hashes", async () => {
  expect((await change({ intent: "set-up-app" })).location).toBe("/account-security/authenticator");
  const secret = (await findPreparedSecret(staff.id)) ?? "";
  const page = await openSetUp(toArgs(request));
  expect(page.data.secret.replaceAll(" ", "")).toBe(secret);
  expect((await findFactors(staff.id)).authenticatorSince).toBeNull();

  const enter = async (code: string) =>
    readResponse(await setUp(toArgs(postAgain(request, "/account-security/authenticator", { code }))));
  expect((await enter("000000")).status).toBe(400);
  const { shown } = await enter(codeOf(secret));
  expect(new Set(shown?.codes).size).toBe(10);
  expect(JSON.stringify(await db().select().from(recoveryCodes))).not.toContain(shown?.codes?.[0]);
  expect(JSON.stringify(await db().select().from(totpSecrets))).not.toContain(secret);
  expect(await countLines()).toEqual({
    actions: ["authenticator-added"],
    mails: ["security-authenticator-added"],
  });
  expect((await thrownBy(openSetUp(toArgs(request)))).headers.get("Location")).toBe("/account-security");
});

test("new recovery codes replace the earlier ones; an account without a second factor gets none", async () => {
  expect((await change({ intent: "renew-codes" })).location).toBe("/account-security");
  const { codes } = await insertFactors(staff);
  const { shown } = await change({ intent: "renew-codes" });
  expect(shown?.codes).toHaveLength(10);
  expect(shown?.codes).not.toContain(codes[0]);
  expect((await show()).recoveryCodesLeft).toBe(10);
  expect(await countLines()).toEqual({
    actions: ["recovery-codes-renewed"],
    mails: ["security-recovery-codes-renewed"],
  });
});

test("a change needs a recent confirmation of identity", async () => {
  await insertFactors(staff);
  await db()
    .update(sessions)
    .set({ verifiedAt: new Date(Date.now() - 21 * 60_000) });
  const redirect = await thrownBy(loader(toArgs(request)));
  expect(redirect.headers.get("Location")).toContain("/confirm-identity?");
  for (const intent of ["remove-app", "renew-codes", "end-others", "set-up-app"])
    await expect(action(toArgs(postAgain(request, "/account-security", { intent })))).rejects.toMatchObject({
      status: 303,
    });
  expect((await findFactors(staff.id)).authenticatorSince).not.toBeNull();
  expect(await countLines()).toEqual({ actions: [], mails: [] });
});

test("lists the devices by browser, and signs out one or all others, but no other account's", async () => {
  const [second, third] = [await requestAs(staff, "/"), await requestAs(staff, "/")];
  const colleague = await requestAs(await insertStaff(), "/");
  await db()
    .update(sessions)
    .set({ userAgent: chrome })
    .where(eq(sessions.id, (await findSession(request))?.id ?? ""));
  const { devices } = await show();
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(devices[0]?.name).toBe("Chrome 126 on macOS");
  expect(devices[1]?.name).toBe("Unknown browser");

  const colleagues = (await findSession(colleague))?.id ?? "";
  await change({ intent: "end-device", id: colleagues });
  await change({ intent: "end-device", id: devices[0]?.id ?? "" });
  expect(await findSession(colleague)).not.toBeNull();
  expect(await findSession(request)).not.toBeNull();
  await change({ intent: "end-device", id: (await findSession(second))?.id ?? "" });
  expect([await findSession(second), await findSession(third)].map((found) => found === null)).toEqual([
    true,
    false,
  ]);
  await change({ intent: "end-others" });
  expect(await findSession(third)).toBeNull();
  expect((await countLines()).actions).toEqual(["session-ended", "other-sessions-ended"]);
});

test("renames and removes only the user's own passkeys", async () => {
  const colleague = await insertStaff();
  const row = { publicKey: new Uint8Array([1]), name: "Phone" };
  await db()
    .insert(passkeys)
    .values([
      { ...row, id: "own", userId: staff.id },
      { ...row, id: "theirs", userId: colleague.id },
    ]);
  const refused = await change({ intent: "rename-passkey", id: "own", name: " " });
  expect([refused.status, refused.shown?.typed]).toMatchObject([
    400,
    { intent: "rename-passkey", id: "own" },
  ]);
  for (const id of ["own", "theirs"]) await change({ intent: "rename-passkey", id, name: "<b>New</b>" });
  expect((await show()).passkeys[0]?.name).toBe("<b>New</b>");
  for (const id of ["own", "theirs"]) await change({ intent: "remove-passkey", id });
  const left = await db().select().from(passkeys);
  expect(left.map(({ id, name }) => [id, name])).toEqual([["theirs", "Phone"]]);
});

test.each(["", "{", "[]", '{"id":"x"}', "x".repeat(30_000)])("no passkey is made of %j", async (passkey) => {
  expect((await change({ intent: "add-passkey", name: "Phone", passkey })).status).toBe(400);
  expect(await db().select().from(passkeys)).toEqual([]);
});

test("the rule demands a second factor of administrators, who cannot remove their last one", async () => {
  const admin = await insertStaff({ isAdmin: true });
  const theirs = await requestAs(admin, "/users");
  expect((await guard("routes/staff/users", theirs)).staff.isAdmin).toBe(true);
  await demandFactors();
  const redirect = await thrownBy(guard("routes/staff/users", theirs));
  expect(redirect.headers.get("Location")).toBe("/account-security");
  const api = await thrownBy(authorize(theirs, { GET: "admin" }, "GET"));
  expect([api.status, await api.text()]).toEqual([403, expect.stringMatching(/second factor/)]);
  expect((await show(theirs)).mustAddFactor).toBe(true);

  await insertFactors(admin);
  expect((await guard("routes/staff/users", theirs)).staff.isAdmin).toBe(true);
  const refused = await change({ intent: "remove-app" }, theirs);
  expect([refused.status, refused.shown?.messages[0]]).toEqual([
    409,
    "Administrators must have a second factor",
  ]);
  expect((await findFactors(admin.id)).authenticatorSince).not.toBeNull();
});

test("an administrator removes a colleague's factors, which signs them out with a mail; other accounts are refused", async () => {
  const admin = await insertStaff({ isAdmin: true });
  await insertFactors(staff);
  const from = await requestAs(admin, "/users");
  const remove = (id: string, by = from) =>
    removeOf(toArgs(postAgain(by, `/users/${id}/second-factor`, {}), { id }));
  const answer = readResponse(await remove(staff.id));
  expect(answer.location).toBe(`/users/${staff.id}`);
  expect(await findSession(request)).toBeNull();
  expect(await findFactors(staff.id)).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
  expect(await countLines()).toEqual({
    actions: ["second-factors-removed"],
    mails: ["security-second-factors-removed"],
  });
  const system = await insertStaff({ isAdmin: true, email: "admin@example.com" });
  await insertFactors(system);
  expect(readResponse(await remove(system.id)).status).toBe(403);
  expect((await thrownBy(remove(admin.id))).status).toBe(404);
  expect((await findFactors(system.id)).authenticatorSince).not.toBeNull();
});
