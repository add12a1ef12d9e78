import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import type { Session } from "~/access/session";
import { findVisitTimes } from "~/back-office/booking-form/visit-times.server";
import { scheduleVisit } from "~/booking/visit/visits.server";
import { db } from "~/db/client.server";
import { busyCalendars, busySpans, visits } from "~/db/schema.server";
import { parsePacific, toPacificDay, toPacificInput } from "~/lib/pacific-time";
import { dayMs, hourMs } from "~/lib/time";
import { action, loader } from "~/routes/staff/account-calendar/route";
import { loader as loadWeek } from "~/routes/staff/calendar/route";
import { removeUser } from "~/staff/accounts/remove-user.server";
import { removeOwnBusyCalendar, readDueCalendars, saveBusyCalendar } from "./busy-calendar.server";

const date = toPacificDay(new Date(Date.now() + 3 * dayMs));
const start = parsePacific(`${date}T10:00`) ?? new Date();
const end = new Date(start.getTime() + hourMs);

const stamp = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, "");
const event = (uid: string, from: Date, until: Date) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Dentist\r\nDTSTART:${stamp(from)}\r\nDTEND:${stamp(until)}\r\nEND:VEVENT\r\n`;

const calendar = { status: 200, events: "", requests: 0, url: "" };
const reach = { internalHosts: ["127.0.0.1"], timeout: 2_000 };
const server = createServer((_request, response) => {
  calendar.requests++;
  response
    .writeHead(calendar.status)
    .end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\n${calendar.events}END:VCALENDAR\r\n`);
});

let sam: Session;
beforeEach(async () => {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-of-sam.ics`;
  Object.assign(calendar, { status: 200, events: event("dentist", start, end), requests: 0, url });
  sam = await insertSession({ fullName: "Sam Example" });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const path = "/account-calendar";
const post = async (form: Record<string, string>) =>
  readResponse(await action({ request: await postAs(sam.staff, path, form), params: {}, context: {} }));
const load = async () =>
  (await loader({ request: await requestAs(sam.staff, path), params: {}, context: {} })).data;
const spans = () => db().select({ startsAt: busySpans.startsAt, endsAt: busySpans.endsAt }).from(busySpans);

/** Moves the start of the last read into the past. */
const passMinutes = (minutes: number) =>
  db()
    .update(busyCalendars)
    .set({ triedAt: new Date(Date.now() - minutes * 60_000) });

test("stores only the times of a calendar, and neither stores its address in plain text nor shows it", async () => {
  expect(await saveBusyCalendar(calendar.url, sam, reach)).toEqual({ result: "done" });
  expect(await spans()).toEqual([{ startsAt: start, endsAt: end }]);
  const stored = JSON.stringify([
    await db().select().from(busyCalendars),
    await db().select().from(busySpans),
  ]);
  expect(stored).not.toMatch(/secret-of-sam|Dentist|127\.0\.0\.1/);
  const page = await load();
  expect(page.calendar).toMatchObject({ host: new URL(calendar.url).host, advice: null });
  expect(JSON.stringify(page)).not.toContain("secret-of-sam");
});

test.each([
  ["http://calendar.example.com/a.ics", "https:// or webcal://"],
  ["https://10.0.0.1/a.ics", "https:// or webcal://"],
  ["webcal://169.254.169.254/a.ics", "https:// or webcal://"],
  ["https://localhost/a.ics", "https:// or webcal://"],
  ["", "Enter the address"],
])("refuses the address %j, and stores nothing", async (address, message) => {
  const { status, shown } = await post({ intent: "save", address });
  expect([status, JSON.stringify(shown)]).toEqual([400, expect.stringContaining(message)]);
  expect(await db().$count(busyCalendars)).toBe(0);
});

test("a calendar is read again after 15 minutes; a failure keeps its times, and its owner learns why", async () => {
  await saveBusyCalendar(calendar.url, sam, reach);
  await passMinutes(14);
  await readDueCalendars(reach);
  expect(calendar.requests).toBe(1);
  calendar.status = 404;
  await passMinutes(16);
  await readDueCalendars(reach);
  await readDueCalendars(reach);
  expect(calendar.requests).toBe(2);
  expect(await spans()).toHaveLength(1);
  expect((await load()).calendar?.advice).toMatch(/^The server says there’s no calendar/);
  const request = await requestAs(sam.staff, "/calendar");
  expect((await loadWeek({ request, params: {}, context: {} })).data.busyCalendar).toMatchObject({
    hasFault: true,
  });
  Object.assign(calendar, { status: 200, events: "" });
  await passMinutes(16);
  await readDueCalendars(reach);
  expect(await spans()).toEqual([]);
  expect((await load()).calendar?.advice).toBeNull();
});

test("does not fetch an address that now leads to an internal host", async () => {
  await saveBusyCalendar(calendar.url, sam, reach);
  await passMinutes(16);
  await readDueCalendars({ ...reach, internalHosts: [] });
  expect(calendar.requests).toBe(1);
  expect((await load()).calendar?.advice).toMatch(/^The address must start with https/);
});

test("a visit at a busy time needs a confirmation, like a visit at the time of another", async () => {
  await saveBusyCalendar(calendar.url, sam, reach);
  const [id = ""] = await insertBookings([{}]);
  const visit = { startsAt: new Date(start.getTime() + hourMs / 2), minutes: 60, staffId: sam.staff.id };
  const schedule = (accepted: string[]) =>
    scheduleVisit(id, { visit, accepted, mailText: null, form: { formId: crypto.randomUUID() } }, sam);
  const first = await schedule([]);
  if (first?.result !== "busy") throw new Error("The visit was scheduled.");
  expect(first.overlaps).toMatchObject([{ startsAt: start, minutes: 60, fullName: null }]);
  // Another read gives the same span the same id.
  await passMinutes(16);
  await readDueCalendars(reach);
  expect(await schedule(first.overlaps.map(({ id }) => id))).toMatchObject({ result: "done" });
});

test("the form of a visit and the week show busy times", async () => {
  await saveBusyCalendar(calendar.url, sam, reach);
  const typed = { startsAt: `${date}T09:00`, staffId: sam.staff.id, minutes: "60" };
  const { person } = await findVisitTimes(typed, undefined);
  expect(person?.days[0]).toMatchObject({ taken: [{ label: "10:00 to 11:00 AM, busy" }] });
  expect(person?.days[0]?.free[0]).toBe("7:00 to 10:00 AM");
  const yesterday = toPacificInput(new Date(Date.now() - dayMs));
  const { person: inThePast } = await findVisitTimes({ ...typed, startsAt: yesterday }, undefined);
  expect(inThePast?.days[0]).toMatchObject({ free: [] });
  const week = async (who: string) => {
    const request = await requestAs(sam.staff, `/calendar?week=${date}&who=${who}`);
    const { data } = await loadWeek({ request, params: {}, context: {} });
    return data.week.days.flatMap(({ cards }) => cards);
  };
  expect(await week("all")).toMatchObject([{ tone: "busy", time: "10:00 to 11:00 AM", who: "You" }]);
  expect(await week("nobody")).toEqual([]);
});

test("a visit that our own email put into the calendar is no busy time", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const [visit] = await db()
    .insert(visits)
    .values({ bookingId, startsAt: start, minutes: 60, staffId: sam.staff.id })
    .returning();
  calendar.events = event((visit?.id ?? "").toUpperCase(), start, end);
  await saveBusyCalendar(calendar.url, sam, reach);
  expect(await spans()).toEqual([]);
});

test("a calendar is removed with its account, and on its owner's request", async () => {
  const admin = await insertSession({ isAdmin: true });
  await saveBusyCalendar(calendar.url, sam, reach);
  await saveBusyCalendar(calendar.url, admin, reach);
  await removeOwnBusyCalendar(admin);
  expect(await db().select({ userId: busyCalendars.userId }).from(busyCalendars)).toEqual([
    { userId: sam.staff.id },
  ]);
  await removeUser(sam.staff.id, admin);
  expect([await db().$count(busyCalendars), await db().$count(busySpans)]).toEqual([0, 0]);
});
