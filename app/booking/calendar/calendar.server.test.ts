import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertSession, insertStaff, requestAs, sessionOf } from "#tests/support/staff";
import type { Session } from "~/access/session";
import { privatePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { auditEntries, users, visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { loader as sendFeed } from "~/routes/downloads/calendar-feed";
import { loader as sendRequestVisit } from "~/routes/downloads/private-page-calendar";
import { loader as sendVisit } from "~/routes/downloads/visit-calendar";
import { loader as loadWeek } from "~/routes/staff/calendar/route";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { insertResetLink, resetLinkPath } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";
import { endOtherDevices } from "~/staff/sessions/devices.server";
import { feedPath, renewFeed } from "./feed-address.server";

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function insertVisit(staffId: string | null, values: Partial<typeof visits.$inferInsert> = {}) {
  const [bookingId = ""] = await insertBookings([{ fullName: "Ada Lovelace", service: "Digital Twin" }]);
  const [visit] = await db()
    .insert(visits)
    .values({ bookingId, startsAt: inDays(3), minutes: 90, staffId, ...values })
    .returning();
  if (!visit) throw new Error("The database returned no visit.");
  return visit;
}

const tokenOf = (path: string) => /\/([\w-]{64})\.ics$/.exec(path)?.[1] ?? "";
const open = (feed: string) =>
  sendFeed({
    request: new Request(`http://site.test/calendar-feed/${feed}.ics`),
    params: { feed },
    context: {},
  });

async function setPasswordByLink(userId: string) {
  const link = await db().transaction((transaction) => insertResetLink(transaction, userId));
  expect(await resetPassword(resetLinkPath(link).split("/").at(-1) ?? "", "battery staple")).toBe(true);
}

async function entriesOf(response: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => ({
    uid: event.getFirstPropertyValue("uid"),
    status: event.getFirstPropertyValue("status"),
    summary: event.getFirstPropertyValue("summary"),
  }));
}

describe("the feed", () => {
  test("has the visits of one member of staff, canceled ones as canceled, within its bounds", async () => {
    const sam = await insertStaff();
    const planned = await insertVisit(sam.id);
    const canceled = await insertVisit(sam.id, { startsAt: inDays(5), canceledAt: new Date() });
    await insertVisit(sam.id, { canceledAt: inDays(-31) });
    await insertVisit(sam.id, { startsAt: inDays(-31) });
    await insertVisit(sam.id, { startsAt: inDays(367) });
    await insertVisit((await insertStaff()).id);
    await insertVisit(null);
    const response = await open(tokenOf(await feedPath(sam.id)));
    expect(response.headers.get("Content-Type")).toContain("text/calendar");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await entriesOf(response)).toEqual([
      { uid: planned.id, status: "CONFIRMED", summary: "Ada Lovelace: Digital Twin" },
      { uid: canceled.id, status: "CANCELLED", summary: "Ada Lovelace: Digital Twin" },
    ]);
  });

  test("a wrong or renewed address and that of a removed account get one answer", async () => {
    const session = await insertSession();
    const token = tokenOf(await feedPath(session.staff.id));
    const answer = async (address: string) => {
      const { status, headers } = await open(address);
      return [status, ...headers];
    };
    const wrong = await answer("x");
    expect(wrong[0]).toBe(404);
    for (const address of [
      `${token.slice(0, -2)}AA`,
      `${token}AAAA`,
      token.slice(0, 40),
      "",
      "é".repeat(5_000),
    ])
      expect(await answer(address)).toEqual(wrong);
    expect((await answer(token))[0]).toBe(200);
    await renewFeed(session);
    expect(await answer(token)).toEqual(wrong);
    const renewed = tokenOf(await feedPath(session.staff.id));
    expect((await answer(renewed))[0]).toBe(200);
    await db().update(users).set({ deactivatedAt: new Date() });
    expect(await answer(renewed)).toEqual(wrong);
  });

  test.each<[by: string, revoke: (owner: Session, admin: Session) => Promise<unknown>]>([
    [
      "a new password of its owner's",
      (owner) => updateUser(owner.staff.id, { password: "battery staple" }, owner),
    ],
    [
      "a new password of an administrator's",
      (owner, admin) => updateUser(owner.staff.id, { password: "battery staple" }, admin),
    ],
    ["a new password by a link", (owner) => setPasswordByLink(owner.staff.id)],
    ["a new email", (owner) => updateUser(owner.staff.id, { email: "new@example.com" }, owner)],
    ["a sign-out of all other devices", (owner) => endOtherDevices(owner)],
    [
      "a removal that is undone",
      async (owner, admin) => {
        await removeUser(owner.staff.id, admin);
        await db().update(users).set({ deactivatedAt: null });
      },
    ],
  ])("ends with %s, and not with those of a colleague", async (_by, revoke) => {
    const [owner, admin] = [await insertSession(), await insertSession({ isAdmin: true })];
    const feeds = [await feedPath(owner.staff.id), await feedPath(admin.staff.id)].map(tokenOf);
    const answers = () => Promise.all(feeds.map(async (feed) => (await open(feed)).status));
    expect(await answers()).toEqual([200, 200]);
    await revoke(owner, admin);
    expect(await answers()).toEqual([404, 200]);
    expect((await open(tokenOf(await feedPath(owner.staff.id)))).status).toBe(200);
  });

  test("two renewals at once both succeed and are in the audit log, and one of a removed account is refused", async () => {
    const staff = await insertStaff();
    const session = await sessionOf(staff);
    await Promise.all([renewFeed(session), renewFeed(session)]);
    expect(await db().select({ version: users.calendarVersion }).from(users)).toEqual([{ version: 3 }]);
    await db().update(users).set({ deactivatedAt: new Date() });
    await expect(renewFeed(session)).rejects.toThrow("removed");
    const entry = { action: "calendar-feed-renewed", actor: staff.email, subject: staff.email };
    expect(await db().select().from(auditEntries)).toMatchObject([entry, entry]);
  });
});

test("the visitor's link has the visit, and none without one", async () => {
  const { bookingId, id } = await insertVisit(null);
  const [token = ""] = (await privatePath(bookingId)).split("/").slice(-1);
  const send = (token: string) =>
    sendRequestVisit({
      request: new Request(`http://site.test/request/${token}/visit.ics`),
      params: { token },
      context: {},
    });
  expect(await entriesOf(await send(token))).toMatchObject([{ uid: id, status: "CONFIRMED" }]);
  expect((await send("x")).status).toBe(404);
  await db().update(visits).set({ canceledAt: new Date() });
  expect((await send(token)).status).toBe(404);
});

test("staff get one visit, and a week of their own visits or everyone's", async () => {
  const sam = await insertStaff();
  const mine = await insertVisit(sam.id, { startsAt: new Date("2026-11-01T08:30:00Z") });
  const other = await insertVisit(null, { startsAt: new Date("2026-11-01T09:30:00Z") });
  await insertVisit(sam.id, { startsAt: new Date("2026-11-02T08:00:00Z") });
  const request = await requestAs(sam, `/calendar/${other.id}.ics`);
  const one = await sendVisit({ request, params: { visit: other.id }, context: {} });
  expect(await entriesOf(one)).toMatchObject([{ uid: other.id }]);

  const open = async (query: string) => {
    const { data } = await loadWeek({
      request: await requestAs(sam, `/calendar?week=2026-10-26${query}`),
      params: {},
      context: {},
    });
    return data.sheet.days.flatMap(({ date, visits }) => visits.map(({ id, start }) => [date, id, start]));
  };
  // 1:30 AM happens twice on this Sunday, before and after the change from daylight saving time.
  expect(await open("")).toEqual([["2026-11-01", mine.id, "1:30 AM"]]);
  expect(await open("&who=all")).toEqual([
    ["2026-11-01", mine.id, "1:30 AM"],
    ["2026-11-01", other.id, "1:30 AM"],
  ]);
  expect(await open(`&who=${sam.id}`)).toHaveLength(1);
  // From the night before the week into its Monday.
  const late = await insertVisit(sam.id, { startsAt: new Date("2026-10-26T06:30:00Z") });
  expect(await open("")).toEqual([
    ["2026-10-26", late.id, "Sun 11:30 PM"],
    ["2026-11-01", mine.id, "1:30 AM"],
  ]);
});
