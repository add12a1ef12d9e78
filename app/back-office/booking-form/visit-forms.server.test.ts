import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  inDays,
  openForm,
  postForm,
  setUp,
  submitForm,
  titleOf,
  visitFields,
} from "#tests/support/booking-forms";
import { insertBookings } from "#tests/support/bookings";
import { noonFromNow } from "#tests/support/future-date";
import { mailsBesideStaffVisits } from "#tests/support/outbox";
import { insertStaff } from "#tests/support/staff";
import type { Staff } from "~/access/session";
import { eventsOfBooking } from "~/booking/record/events.server";
import { askForDate } from "~/booking/visit/ask-for-date.server";
import { visitOfBooking } from "~/booking/visit/find-visit.server";
import { toPacificInput } from "~/lib/pacific-time";
import { formatAppointment } from "~/lib/pacific-weekday";
import type * as visitRoute from "~/routes/staff/booking-visit/route";

test("a visit is scheduled and changed; one at the same time is asked about before anything is saved or mailed", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{}]);
  expect(await titleOf((await submitForm("visit", id, staff, visitFields(staff))).cookie)).toBe(
    "Visit scheduled.",
  );
  expect(await visitOfBooking(id)).toMatchObject({ minutes: 90, staffName: "Grace Example" });
  const typed = { ...visitFields(staff), sendMail: "on", mailText: "See you" };
  const { status, shown } = await submitForm("visit", other, staff, typed);
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "Nothing was saved: Grace Example has another visit at that time",
  ]);
  expect(shown?.messages[1]).toMatch(/^Ada Example, \w{3}, .* – .*M$/);
  expect(shown?.typed).toMatchObject({ mailText: "See you", minutes: "90" });
  expect(shown?.day?.visits).toHaveLength(1);
  expect([await visitOfBooking(other), await mailsBesideStaffVisits(other)]).toEqual([null, []]);
  const anyway = { ...typed, anyway: shown?.overlaps?.join(" ") ?? "" };
  expect(await titleOf((await submitForm("visit", other, staff, anyway)).cookie)).toBe("Visit scheduled.");
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-visit-scheduled" }]);
  const moved = { ...typed, startsAt: inDays(8), mailText: "Moved" };
  expect(await titleOf((await submitForm("visit", id, staff, moved)).cookie)).toBe("Visit changed.");
  expect(await visitOfBooking(id)).toMatchObject({ sequence: 1 });
  expect(await mailsBesideStaffVisits(id)).toMatchObject([
    { kind: "booking-visit-moved", calendarMethod: "REQUEST" },
  ]);
});

test("of two visits of one person at one time that are scheduled at once, the second one asks", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{}]);
  const fields = visitFields(staff);
  const answers = await Promise.all(
    [id, other].map((booking) => submitForm("visit", booking, staff, fields)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
});

test("“Show the visits of that day” saves nothing, keeps what was typed, and lists them", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{ fullName: "Ada Lovelace" }]);
  await submitForm("visit", other, staff, visitFields(staff));
  const later = { ...visitFields(staff), minutes: "30", showVisits: "yes" };
  const { status, shown } = await submitForm("visit", id, staff, later);
  expect([status, shown?.errors, shown?.typed.minutes]).toEqual([200, {}, "30"]);
  expect(shown?.day?.visits.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^.*M, Ada Lovelace$/),
  ]);
  const nextDay = await submitForm("visit", id, staff, { ...later, startsAt: inDays(8) });
  expect(nextDay.shown?.day?.title).toContain("no other visit");
  expect(nextDay.shown?.day?.visits).toEqual([]);
  expect(await visitOfBooking(id)).toBeNull();
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

test("the form of a visit that is sent unchanged changes, records and mails nothing, however often", async () => {
  const { staff, id } = await setUp();
  const fields = { ...visitFields(staff), sendMail: "on", mailText: "Your visit" };
  await submitForm("visit", id, staff, fields);
  const seenBefore = { visit: await visitOfBooking(id), events: await eventsOfBooking(id) };
  const { head } = await openForm("visit", id, staff);
  const form = { ...fields, formId: head.formId, seen: String(head.seen) };
  for (let time = 0; time < 2; time++) {
    const { location, cookie } = await postForm("visit", id, staff, form);
    expect([location, await titleOf(cookie)]).toEqual([
      `/booking-details/${id}`,
      "Nothing changed, so no email was sent.",
    ]);
  }
  expect({ visit: await visitOfBooking(id), events: await eventsOfBooking(id) }).toEqual(seenBefore);
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-visit-scheduled" }]);
  // The same form with a change is sent as ever, and a colleague's change in between is still reported.
  expect(await titleOf((await postForm("visit", id, staff, { ...form, minutes: "120" })).cookie)).toBe(
    "Visit changed.",
  );
  expect((await postForm("visit", id, staff, form)).status).toBe(409);
  expect(await visitOfBooking(id)).toMatchObject({ minutes: 120, sequence: 1 });
});

test("the form of a visit names the date that the customer asked for last, and begins with it", async () => {
  const { staff, id } = await setUp();
  const ask = (proposedAt: Date) => askForDate(id, { formId: randomUUID(), proposedAt, text: "" });
  const [first, last] = [noonFromNow(8), noonFromNow(9)];
  await ask(first);
  await ask(last);
  const loaded = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(loaded.hint).toContain(formatAppointment(last));
  expect(loaded.values.startsAt).toBe(toPacificInput(last));
  await submitForm("visit", id, staff, visitFields(staff));
  const changed = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(changed.hint).toContain(formatAppointment(last));
  expect(changed.values.startsAt).toBe(visitFields(staff).startsAt);
  const later = noonFromNow(11);
  await ask(later);
  const again = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(again.values.startsAt).toBe(toPacificInput(later));
});

test("the date that the customer asked for is accepted by one button, which asks first if the person is busy", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  const proposedAt = noonFromNow(9);
  await askForDate(id, { formId: randomUUID(), proposedAt, text: "" });
  const fields = (await dateToAcceptOf(id, staff))?.fields ?? {};
  expect(fields).toMatchObject({ minutes: "90", staffId: staff.id });
  const [other = ""] = await insertBookings([{}]);
  await submitForm("visit", other, staff, { ...visitFields(staff), startsAt: toPacificInput(proposedAt) });
  const { status, shown } = await postForm("visit", id, staff, fields);
  expect([status, shown?.overlaps?.length, await mailsBesideStaffVisits()]).toEqual([409, 1, []]);
  const anyway = { ...fields, anyway: shown?.overlaps?.join(" ") ?? "" };
  for (let time = 0; time < 2; time++)
    expect((await postForm("visit", id, staff, anyway)).location).toBe(`/booking-details/${id}`);
  expect(await visitOfBooking(id)).toMatchObject({ startsAt: proposedAt, minutes: 90, staffId: staff.id });
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-visit-moved" }]);
  expect(await dateToAcceptOf(id, staff)).toBeNull();
});

test("a first visit at an accepted date is of the owner, or of nobody yet", async () => {
  const { staff, id } = await setUp();
  const [owned = ""] = await insertBookings([{ ownerId: staff.id }]);
  const proposedAt = noonFromNow(9);
  for (const [booking, staffId] of [
    [id, null],
    [owned, staff.id],
  ] as const) {
    await askForDate(booking, { formId: randomUUID(), proposedAt, text: "" });
    await postForm("visit", booking, staff, (await dateToAcceptOf(booking, staff))?.fields ?? {});
    expect(await visitOfBooking(booking)).toMatchObject({ startsAt: proposedAt, minutes: 120, staffId });
  }
  expect(await mailsBesideStaffVisits()).toHaveLength(2);
});

async function dateToAcceptOf(id: string, staff: Staff) {
  const loaded = (await openForm("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  return loaded.dateToAccept;
}

test("a visit needs a time ahead, a length and a person who is there", async () => {
  const { staff, id } = await setUp();
  const fields = { startsAt: inDays(-1), minutes: "7", staffId: "me" };
  const { shown } = await submitForm("visit", id, staff, fields);
  expect(shown?.errors).toEqual({
    startsAt: ["Enter a date and time in the future"],
    minutes: ["Choose how long the visit takes"],
    staffId: ["Choose who visits"],
  });
  const removed = await insertStaff({ deactivatedAt: new Date() });
  const { status, shown: refused } = await submitForm("visit", id, staff, visitFields(removed));
  expect([status, refused?.errors]).toEqual([
    409,
    { staffId: ["That account was removed. Choose someone else."] },
  ]);
});
