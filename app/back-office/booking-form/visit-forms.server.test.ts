import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { clockChanges, inDays, noonFromNow } from "#tests/support/future-date";
import { mailsBesideStaffVisits } from "#tests/support/mail/outbox";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import {
  openForm,
  postForm,
  setUp,
  submitForm,
  titleOf,
  visitFields,
} from "#tests/support/routes/staff-forms";
import type { Staff } from "~/access/session";
import type { VisitTimes } from "~/back-office/booking-form/visit-times.server";
import { findHistory } from "~/booking/record/events.server";
import { findVisit, findVisits } from "~/booking/visit/find-visit.server";
import { requestDate } from "~/booking/visit/request-date.server";
import { toPacificInput } from "~/lib/pacific-time";
import { formatPacificSpan } from "~/lib/pacific-weekday";
import { dayMs } from "~/lib/time";
import { paths } from "~/paths";
import { loader as loadTimes } from "~/routes/downloads/visit-times";
import type * as visitRoute from "~/routes/staff/booking-visit/route";

test("schedules and changes a visit; asks about another visit at the same time before it saves or mails anything", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{}]);
  expect(await titleOf((await submitForm("visit", id, staff, visitFields(staff))).cookie)).toBe(
    "Visit scheduled.",
  );
  expect(await findVisit(id)).toMatchObject({ minutes: 90, staffName: "Grace Example" });
  const typed = { ...visitFields(staff), sendMail: "on", mailText: "See you" };
  const { status, shown } = await submitForm("visit", other, staff, typed);
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "Nothing was saved: Grace Example isn’t free at that time",
  ]);
  expect(shown?.messages[1]).toMatch(/^Ada Example, \w{3}, .* to .*M$/);
  expect(shown?.typed).toMatchObject({ mailText: "See you", minutes: "90" });
  expect(shown?.times?.person?.days[0]?.taken).toHaveLength(1);
  expect([await findVisit(other), await mailsBesideStaffVisits(other)]).toEqual([null, []]);
  const anyway = { ...typed, anyway: shown?.overlaps?.join(" ") ?? "" };
  expect(await titleOf((await submitForm("visit", other, staff, anyway)).cookie)).toBe("Visit scheduled.");
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-visit-scheduled" }]);
  const moved = { ...typed, startsAt: inDays(8), mailText: "Moved" };
  expect(await titleOf((await submitForm("visit", id, staff, moved)).cookie)).toBe("Visit changed.");
  expect(await findVisit(id)).toMatchObject({ sequence: 1 });
  expect(await mailsBesideStaffVisits(id)).toMatchObject([
    { kind: "booking-visit-moved", calendarMethod: "REQUEST" },
  ]);
});

test("asks when a person gets two visits at one time in concurrent requests", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{}]);
  const fields = visitFields(staff);
  const answers = await Promise.all(
    [id, other].map((booking) => submitForm("visit", booking, staff, fields)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

test("“Show times” saves nothing, keeps the input, and shows the person's busy and free times", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{ fullName: "Ada Lovelace" }]);
  const startsAt = toPacificInput(noonFromNow(8));
  const typed = { ...visitFields(staff), startsAt };
  await submitForm("visit", other, staff, typed);
  const { status, shown } = await submitForm("visit", id, staff, { ...typed, showVisits: "yes" });
  expect([status, shown?.errors, shown?.typed.minutes]).toEqual([200, {}, "90"]);
  const [day, next] = shown?.times?.person?.days ?? [];
  expect(day).toMatchObject({
    free: ["7:00 AM to 12:00 PM", "1:30 to 7:00 PM"],
    taken: [{ label: "12:00 to 1:30 PM, Ada Lovelace" }],
  });
  expect(next).toMatchObject({ free: ["7:00 AM to 7:00 PM"], taken: [] });
  expect(await findVisit(id)).toBeNull();
});

test("loads the times for the current choice, counts the booking's own visit as free, and warns of a weekend", async () => {
  const { staff, id } = await setUp();
  const fields = { ...visitFields(staff), startsAt: toPacificInput(noonFromNow(8)) };
  await submitForm("visit", id, staff, fields);
  const load = async (chosen: typeof fields) => {
    const request = await requestAs(staff, paths.visitTimes(id, chosen));
    return (await (await loadTimes({ request, params: { id }, context: {} })).json()) as VisitTimes;
  };
  expect((await load(fields)).person?.days[0]).toMatchObject({ free: ["7:00 AM to 7:00 PM"], taken: [] });
  expect(await load({ ...fields, startsAt: "" })).toEqual({ isWeekend: false, person: null });
  const monday = new Date(Date.parse("2027-03-01T20:00Z"));
  const week = Array.from({ length: 7 }, (_, offset) => new Date(monday.getTime() + offset * dayMs));
  const weekends = week.map((date) => load({ ...fields, startsAt: toPacificInput(date) }));
  expect((await Promise.all(weekends)).map(({ isWeekend }) => isWeekend)).toEqual([
    ...[false, false, false, false, false],
    ...[true, true],
  ]);
});

test("refuses a time that daylight saving skips, and asks about one that it repeats", async () => {
  const { staff, id } = await setUp();
  const { spring, autumn } = clockChanges();
  const skipped = await submitForm("visit", id, staff, {
    ...visitFields(staff),
    startsAt: `${spring}T02:30`,
  });
  expect(skipped.shown?.errors.startsAt).toEqual([
    "The clocks skip that hour. Enter 1:30 AM PST or 3:30 AM PDT",
  ]);
  const fields = { ...visitFields(staff), startsAt: `${autumn}T01:30` };
  const repeated = await submitForm("visit", id, staff, fields);
  expect(repeated.shown?.errors).toEqual({ clock: ["The clocks show that time twice. Choose which one"] });
  expect(await findVisit(id)).toBeNull();
  for (const [clock, offset] of [
    ["second", "-08:00"],
    ["first", "-07:00"],
  ] as const) {
    await submitForm("visit", id, staff, { ...fields, clock });
    expect((await findVisit(id))?.startsAt).toEqual(new Date(`${autumn}T01:30${offset}`));
    const { values } = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
    expect(values).toMatchObject({ startsAt: fields.startsAt, clock });
  }
});

test("the form starts with the time in the calendar's link", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  const start = toPacificInput(noonFromNow(9));
  const open = async (search: string) =>
    ((await openForm("visit", id, staff, search)) as Awaited<ReturnType<typeof visitRoute.loader>>).values;
  expect(await open(`?start=${start}`)).toMatchObject({ startsAt: start, minutes: "90", staffId: staff.id });
  expect(await open("?start=x")).toMatchObject({ startsAt: visitFields(staff).startsAt });
});

test("the form adds another visit, and changes the one that its address names", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  const open = async (search: string) =>
    (await openForm("visit", id, staff, search)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(await open("?visit=new")).toMatchObject({ mode: "add", values: { startsAt: "" } });
  const second = { ...visitFields(staff), startsAt: inDays(9) };
  const added = await submitForm("visit", id, staff, second, "?visit=new");
  expect(await titleOf(added.cookie)).toBe("Visit scheduled.");
  const visitId = (await findVisits(id))[1]?.id ?? "";
  const visitQuery = `?visit=${visitId}`;
  expect(await open(visitQuery)).toMatchObject({ mode: "change", values: { startsAt: second.startsAt } });
  await submitForm("visit", id, staff, { ...second, minutes: "120" }, visitQuery);
  expect(await findVisits(id)).toMatchObject([{ minutes: 90 }, { id: visitId, minutes: 120 }]);
  await expect(open(`?visit=${randomUUID()}`)).rejects.toMatchObject({ status: 303 });
});

test("the mail of a changed visit tells of a new time only if it has one", async () => {
  const { staff, id } = await setUp();
  const fields = { ...visitFields(staff), sendMail: "on", mailText: "Changed" };
  await submitForm("visit", id, staff, fields);
  await submitForm("visit", id, staff, { ...fields, minutes: "120" });
  await submitForm("visit", id, staff, { ...fields, startsAt: inDays(8) });
  const sent = await mailsBesideStaffVisits();
  expect(sent.map(({ subject }) => subject.split(":")[0])).toEqual([
    "Your visit is confirmed",
    "Your visit has changed",
    "Your visit has a new time",
  ]);
});

test("an unchanged form changes, records and mails nothing, even when it is repeated", async () => {
  const { staff, id } = await setUp();
  const fields = { ...visitFields(staff), sendMail: "on", mailText: "Your visit" };
  await submitForm("visit", id, staff, fields);
  const seenBefore = { visit: await findVisit(id), events: await findHistory(id) };
  const { head } = await openForm("visit", id, staff);
  const form = { ...fields, formId: head.formId, seen: String(head.seen) };
  for (let time = 0; time < 2; time++) {
    const { location, cookie } = await postForm("visit", id, staff, form);
    expect([location, await titleOf(cookie)]).toEqual([
      `/booking-details/${id}`,
      "Nothing changed, so no email was sent.",
    ]);
  }
  expect({ visit: await findVisit(id), events: await findHistory(id) }).toEqual(seenBefore);
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-visit-scheduled" }]);
  // The same form with a change still works, and still reports a colleague's change.
  expect(await titleOf((await postForm("visit", id, staff, { ...form, minutes: "120" })).cookie)).toBe(
    "Visit changed.",
  );
  expect((await postForm("visit", id, staff, form)).status).toBe(409);
  expect(await findVisit(id)).toMatchObject({ minutes: 120, sequence: 1 });
});

test("the form names the last date that the customer asked for, and starts with it", async () => {
  const { staff, id } = await setUp();
  const ask = (proposedAt: Date) => requestDate(id, { formId: randomUUID(), proposedAt, text: "" });
  const [first, last] = [noonFromNow(8), noonFromNow(9)];
  await ask(first);
  await ask(last);
  const loaded = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(loaded.hint).toContain(formatPacificSpan(last));
  expect(loaded.values.startsAt).toBe(toPacificInput(last));
  await submitForm("visit", id, staff, visitFields(staff));
  const changedForm = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(changedForm.hint).toContain("The visit is now scheduled for");
  expect(changedForm.values.startsAt).toBe(visitFields(staff).startsAt);
  const later = noonFromNow(11);
  await ask(later);
  const again = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(again.values.startsAt).toBe(toPacificInput(later));
});

test("one button accepts the date that the customer asked for, and asks first if the person is busy", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  const proposedAt = noonFromNow(9);
  await requestDate(id, { formId: randomUUID(), proposedAt, text: "" });
  const fields = (await requestedDateOf(id, staff))?.fields ?? {};
  expect(fields).toMatchObject({ minutes: "90", staffId: staff.id });
  const [other = ""] = await insertBookings([{}]);
  await submitForm("visit", other, staff, { ...visitFields(staff), startsAt: toPacificInput(proposedAt) });
  const { status, shown } = await postForm("visit", id, staff, fields);
  expect([status, shown?.overlaps?.length, await kindsToCustomer()]).toEqual([409, 1, []]);
  const anyway = { ...fields, anyway: shown?.overlaps?.join(" ") ?? "" };
  for (let time = 0; time < 2; time++)
    expect((await postForm("visit", id, staff, anyway)).location).toBe(`/booking-details/${id}`);
  expect(await findVisit(id)).toMatchObject({ startsAt: proposedAt, minutes: 90, staffId: staff.id });
  expect(await kindsToCustomer()).toEqual(["booking-visit-moved"]);
  expect(await requestedDateOf(id, staff)).toBeNull();
});

test("a first visit at an accepted date goes to the booking's owner, or stays unassigned", async () => {
  const { staff, id } = await setUp();
  const [owned = ""] = await insertBookings([{ ownerId: staff.id }]);
  const proposedAt = noonFromNow(9);
  for (const [booking, staffId] of [
    [id, null],
    [owned, staff.id],
  ] as const) {
    await requestDate(booking, { formId: randomUUID(), proposedAt, text: "" });
    await postForm("visit", booking, staff, (await requestedDateOf(booking, staff))?.fields ?? {});
    expect(await findVisit(booking)).toMatchObject({ startsAt: proposedAt, minutes: 120, staffId });
  }
  expect(await kindsToCustomer()).toEqual(["booking-visit-scheduled", "booking-visit-scheduled"]);
});

async function kindsToCustomer() {
  const kinds = (await mailsBesideStaffVisits()).map(({ kind }) => kind);
  return kinds.filter((kind) => kind.startsWith("booking-"));
}

async function requestedDateOf(id: string, staff: Staff) {
  const loaded = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  return loaded.requestedDate;
}

test("a visit needs a time in the future, a length, and an active person", async () => {
  const { staff, id } = await setUp();
  const fields = { startsAt: inDays(-1), minutes: "7", staffId: "me" };
  const { shown } = await submitForm("visit", id, staff, fields);
  expect(shown?.errors).toEqual({
    startsAt: ["Enter a date and time in the future"],
    minutes: ["Choose how long the visit takes"],
    staffId: ["Choose who visits"],
  });
  const removedStaff = await insertStaff({ deactivatedAt: new Date() });
  const { status, shown: refused } = await submitForm("visit", id, staff, visitFields(removedStaff));
  expect([status, refused?.errors]).toEqual([
    409,
    { staffId: ["That account was removed. Choose someone else."] },
  ]);
});
