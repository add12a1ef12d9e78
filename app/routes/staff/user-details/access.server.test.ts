import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAgain, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, mails, sessions } from "~/db/schema.server";
import { loader as sendFeed } from "~/routes/downloads/calendar-feed";
import { calendarFeedPath } from "~/staff/sessions/calendar-feed.server";
import { findSession } from "~/staff/sessions/sessions.server";
import { action, loader } from "./route";

const chrome =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36";
const calendarApp = "Google-Calendar-Importer";

let ada: Staff;
let device: Request;
let admin: Request;
beforeEach(async () => {
  ada = await insertStaff({ fullName: "Ada Lovelace" });
  device = await requestAs(ada, "/");
  await db().update(sessions).set({ userAgent: chrome });
  admin = await requestAs(await insertStaff({ isAdmin: true }), "/");
});

const toArgs = (request: Request, id = ada.id) => ({ request, params: { id }, context: {} });
const show = async (change = "", id = ada.id) =>
  (await loader(toArgs(new Request(`http://localhost/users/${id}${change}`, admin), id))).data;
const send = async (intent: string, fields: Record<string, string>, id = ada.id) =>
  readResponse(await action(toArgs(postAgain(admin, `/users/${id}`, { intent, ...fields }), id)));
async function readFeed(path: string, headers = {}) {
  const request = new Request(`http://localhost${path}`, { headers });
  const feed = /([\w-]+)\.ics$/.exec(path)?.[1] ?? "";
  return (await sendFeed({ request, params: { feed }, context: {} })).status;
}
const log = async () => {
  const entries = await db().select().from(auditEntries).orderBy(auditEntries.id);
  return entries.map(({ action, subject, detail }) => [action, subject, detail.name]);
};

test("shows the devices, and the time and program that last read the calendar feed", async () => {
  const before = await show();
  expect(before.access.devices).toMatchObject([{ name: "Chrome 126 on macOS", isCurrent: false }]);
  expect(before.access.calendar.use).toBe("No calendar app has read it yet.");
  const path = await calendarFeedPath(ada.id);
  expect(await readFeed(path, { "User-Agent": `${calendarApp}/1.0` })).toBe(200);
  expect((await show()).access.calendar.use).toMatch(
    /^A calendar app last read it .*Google-Calendar-Importer/,
  );
  // Reads are recorded only once an hour, because a program may ask every minute.
  await readFeed(path, { "User-Agent": chrome });
  expect((await show()).access.calendar.use).toContain(calendarApp);
});

test("signs out one device of the colleague, once, and no other account's", async () => {
  const [{ id } = { id: "" }] = (await show()).access.devices;
  const own = (await findSession(admin))?.id ?? "";
  for (const each of [own, id, id, ""])
    expect((await send("end-device", { id: each })).location).toBe(`/users/${ada.id}`);
  expect(await findSession(device)).toBeNull();
  expect(await findSession(admin)).not.toBeNull();
  expect(await log()).toEqual([["colleague-device-ended", ada.email, "Chrome 126 on macOS"]]);
});

test("after a question, signs out everywhere and ends the calendar feed, once, with a mail to the colleague", async () => {
  const path = await calendarFeedPath(ada.id);
  const page = await show("?change=sign-out");
  expect(page.asked).toBe("sign-out");
  const version = String(page.access.calendar.version);
  for (let time = 0; time < 2; time += 1)
    expect((await send("sign-out", { version })).location).toBe(`/users/${ada.id}`);
  expect(await findSession(device)).toBeNull();
  expect(await readFeed(path)).toBe(404);
  expect((await show()).access.devices).toEqual([]);
  expect(await log()).toEqual([["colleague-signed-out", ada.email, undefined]]);
  expect(await db().select().from(mails)).toMatchObject([{ toAddress: ada.email, kind: "account-notice" }]);
});

test("ends the calendar feed alone, once, but not a renewed one", async () => {
  const path = await calendarFeedPath(ada.id);
  await readFeed(path);
  const page = await show("?change=calendar");
  expect(page.asked).toBe("calendar");
  const version = String(page.access.calendar.version);
  await send("calendar", { version });
  expect(await readFeed(path)).toBe(404);
  expect((await show()).access.calendar.use).toBe("No calendar app has read it yet.");
  const renewed = await calendarFeedPath(ada.id);
  await send("calendar", { version });
  expect(await readFeed(renewed)).toBe(200);
  expect(await findSession(device)).not.toBeNull();
  expect(await log()).toEqual([["colleague-feed-ended", ada.email, undefined]]);
  expect(await db().select().from(mails)).toMatchObject([
    { toAddress: ada.email, content: { action: { path: "/calendar" } } },
  ]);
});

test("refuses these actions on an administrator’s own account", async () => {
  const own = await findSession(admin);
  if (!own) throw new Error("The administrator is signed out.");
  const { id } = own.staff;
  expect((await send("sign-out", { version: "1" }, id)).location).toBe("/account-security");
  expect(await db().$count(sessions, eq(sessions.userId, id))).toBe(1);
  expect(await log()).toEqual([]);
});
