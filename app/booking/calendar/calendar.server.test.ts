import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { readWeek } from "~/booking/calendar/week";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { auditEntries, users, visits } from "~/db/schema.server";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { loader as sendFeed } from "~/routes/downloads/calendar-feed";
import { loader as sendRequestVisit } from "~/routes/downloads/private-page-calendar";
import { loader as sendVisit } from "~/routes/downloads/visit-calendar";
import { loader as loadRequests } from "~/routes/staff/calendar-schedule/route";
import { loader as loadWeek } from "~/routes/staff/calendar/route";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { updateUser } from "~/staff/accounts/update-user.server";
import { insertResetLink, resetLinkPath } from "~/staff/passwords/reset-link.server";
import { resetPassword } from "~/staff/passwords/reset-password.server";
import { calendarFeedPath, renewCalendarFeed } from "~/staff/sessions/calendar-feed.server";
import { endOtherDevices } from "~/staff/sessions/devices.server";

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
  expect(await resetPassword(resetLinkPath(link).split("/").at(-1) ?? "", "battery staple")).toEqual({
    result: "done",
  });
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
  test("has the visits of one staff member within its time range, including canceled ones", async () => {
    const sam = await insertStaff();
    const planned = await insertVisit(sam.id);
    const canceled = await insertVisit(sam.id, { startsAt: inDays(5), canceledAt: new Date() });
    await insertVisit(sam.id, { canceledAt: inDays(-31) });
    await insertVisit(sam.id, { startsAt: inDays(-31) });
    await insertVisit(sam.id, { startsAt: inDays(367) });
    await insertVisit((await insertStaff()).id);
    await insertVisit(null);
    const response = await open(tokenOf(await calendarFeedPath(sam.id)));
    expect(response.headers.get("Content-Type")).toContain("text/calendar");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(await entriesOf(response)).toEqual([
      { uid: planned.id, status: "CONFIRMED", summary: "Ada Lovelace: Digital Twin" },
      { uid: canceled.id, status: "CANCELLED", summary: "Ada Lovelace: Digital Twin" },
    ]);
  });

  test("returns the same response for a wrong or renewed address and for a removed account", async () => {
    const session = await insertSession();
    const token = tokenOf(await calendarFeedPath(session.staff.id));
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
    await renewCalendarFeed(session);
    expect(await answer(token)).toEqual(wrong);
    const renewed = tokenOf(await calendarFeedPath(session.staff.id));
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
    const feeds = [await calendarFeedPath(owner.staff.id), await calendarFeedPath(admin.staff.id)].map(
      tokenOf,
    );
    const answers = () => Promise.all(feeds.map(async (feed) => (await open(feed)).status));
    expect(await answers()).toEqual([200, 200]);
    await revoke(owner, admin);
    expect(await answers()).toEqual([404, 200]);
    expect((await open(tokenOf(await calendarFeedPath(owner.staff.id)))).status).toBe(200);
  });

  test("accepts and audits two concurrent renewals, and rejects one of a removed account", async () => {
    const staff = await insertStaff();
    const session = await sessionOf(staff);
    await Promise.all([renewCalendarFeed(session), renewCalendarFeed(session)]);
    expect(await db().select({ version: users.calendarVersion }).from(users)).toEqual([{ version: 3 }]);
    await db().update(users).set({ deactivatedAt: new Date() });
    await expect(renewCalendarFeed(session)).rejects.toThrow("removed");
    const entry = { action: "calendar-feed-renewed", actor: staff.email, subject: staff.email };
    expect(await db().select().from(auditEntries)).toMatchObject([entry, entry]);
  });
});

test("the visitor's link returns the visit, or nothing without one", async () => {
  const { bookingId, id } = await insertVisit(null);
  const [token = ""] = (await privatePagePath(bookingId)).split("/").slice(-1);
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

test("staff get one visit, or the week of everyone, one person or nobody, as last chosen", async () => {
  const sam = await insertStaff();
  const mine = await insertVisit(sam.id, { startsAt: new Date("2026-11-01T08:30:00Z") });
  const other = await insertVisit(null, { startsAt: new Date("2026-11-01T09:30:00Z") });
  await insertVisit(sam.id, { startsAt: new Date("2026-11-02T08:00:00Z") });
  const request = await requestAs(sam, `/calendar/${other.id}.ics`);
  const one = await sendVisit({ request, params: { visit: other.id }, context: {} });
  expect(await entriesOf(one)).toMatchObject([{ uid: other.id }]);

  const load = async (query: string, preferences = "") => {
    const request = await requestAs(sam, `/calendar?week=2026-10-26${query}`);
    if (preferences) request.headers.append("Cookie", preferences);
    const { data, init } = await loadWeek({ request, params: {}, context: {} });
    const visits = data.week.days.flatMap(({ date, cards }) => cards.map(({ id, time }) => [date, id, time]));
    const [cookie = ""] = new Headers(init?.headers)
      .getSetCookie()
      .map((each) => each.split(";", 1)[0] ?? "");
    return { who: data.who, unassigned: data.unassigned, visits, cookie };
  };
  // 1:30 AM occurs twice on this Sunday, before and after daylight saving time ends.
  const ofSam = ["2026-11-01", mine.id, "1:30 AM PDT to 2:00 AM PST"];
  const ofNobody = ["2026-11-01", other.id, "1:30 AM PST to 3:00 AM PST"];
  expect(await load("")).toMatchObject({ who: "all", unassigned: 1, visits: [ofSam, ofNobody], cookie: "" });
  expect((await load("&who=nobody")).visits).toEqual([ofNobody]);
  expect((await load(`&who=${sam.id}`)).visits).toEqual([ofSam]);
  const chosen = await load("&who=me");
  expect(chosen).toMatchObject({ who: "me", unassigned: 1, visits: [ofSam] });
  expect((await load("", chosen.cookie)).who).toBe("me");
  expect((await load("&who=all", chosen.cookie)).who).toBe("all");
  expect((await load("", `${chosen.cookie}x`)).who).toBe("all");
  // From the night before the week into its Monday.
  const late = await insertVisit(sam.id, { startsAt: new Date("2026-10-26T06:30:00Z") });
  expect((await load("&who=me")).visits).toEqual([["2026-10-26", late.id, "Sun 11:30 PM to 1:00 AM"], ofSam]);
});

test("a free hour in the week leads to the open requests, and to a request's form with that time", async () => {
  const sam = await insertStaff();
  const now = Date.now();
  const { dates } = readWeek(toPacificDay(new Date(now + 14 * dayMs)), new Date(now));
  const [monday = "", tuesday = ""] = dates;
  await insertVisit(sam.id, { startsAt: parsePacific(`${tuesday}T09:30`) ?? new Date(), minutes: 60 });
  await insertBookings([
    { fullName: "Ada Open", createdAt: new Date(now - 2 * dayMs) },
    { fullName: "Bob Done", stage: "done" },
    { fullName: "Cy Open", createdAt: new Date(now - dayMs) },
  ]);
  const loadFree = async (week: string) => {
    const { data } = await loadWeek({
      request: await requestAs(sam, `/calendar?week=${week}`),
      params: {},
      context: {},
    });
    return data.week.days.map(({ free }) => free);
  };
  const [free, freeWithVisit] = await loadFree(monday);
  expect(free?.map(({ hour }) => hour)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(freeWithVisit?.map(({ hour }) => hour)).toEqual([7, 8, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect((await loadFree("2026-03-09")).flat()).toEqual([]);

  const choose = async (query: string) =>
    loadRequests({ request: await requestAs(sam, `/calendar/schedule${query}`), params: {}, context: {} });
  const start = `?start=${freeWithVisit?.[0]?.start ?? ""}`;
  const names = async (query: string) =>
    (await choose(start + query)).requests.map(({ fullName, visit }) => [fullName, visit !== null]);
  expect(await names("")).toEqual([
    ["Cy Open", false],
    ["Ada Open", false],
    ["Ada Lovelace", true],
  ]);
  expect(await names("&q=ada+open")).toEqual([["Ada Open", false]]);
  await expect(choose("?start=soon")).rejects.toMatchObject({ status: 302 });
});

test("the week marks own, unassigned and double-booked visits", async () => {
  const sam = await insertStaff({ fullName: "Sam Example" });
  const at = (time: string) => ({ startsAt: new Date(`2026-12-09T${time}Z`), minutes: 120 });
  const visits = [
    await insertVisit(sam.id, at("17:30")),
    await insertVisit(sam.id, at("18:30")),
    await insertVisit(null, at("23:00")),
  ];
  const request = await requestAs(await insertStaff(), "/calendar?week=2026-12-07");
  const { data } = await loadWeek({ request, params: {}, context: {} });
  const toShown = (id: string | undefined, tone: string, who: string, conflict: string | null) =>
    expect.objectContaining({ id, tone, who, conflict }) as unknown;
  expect(data.week.days.flatMap(({ cards }) => cards)).toEqual([
    toShown(visits[0]?.id, "colleague", "Sam Example", "Sam Example twice"),
    toShown(visits[1]?.id, "colleague", "Sam Example", "Sam Example twice"),
    toShown(visits[2]?.id, "nobody", "Nobody assigned", null),
  ]);
  const own = await loadWeek({
    request: await requestAs(sam, "/calendar?week=2026-12-07&who=me"),
    params: {},
    context: {},
  });
  expect(own.data.week.days.flatMap(({ cards }) => cards.map(({ who }) => who))).toEqual(["You", "You"]);
});
