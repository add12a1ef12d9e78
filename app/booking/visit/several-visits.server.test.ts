import { randomUUID } from "node:crypto";
import { asc, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailsBesideStaffVisits } from "#tests/support/mail/outbox";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findRequestedDate } from "~/booking/conversation/messages.server";
import { cancelErasedVisits } from "~/booking/erase/cancel-erased-visit.server";
import { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { cancelAsVisitor, changeStage } from "~/booking/workflow/change-stage.server";
import { correctBooking } from "~/booking/workflow/correct-booking.server";
import { describeEffects } from "~/booking/workflow/describe-effects";
import { findWorkUnderWay } from "~/booking/workflow/find-work-under-way.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { dayMs, hourMs } from "~/lib/time";
import { toPageView } from "~/private-page/page-view.server";
import { enqueueReminders } from "./enqueue-reminders.server";
import { findNextVisits, findVisits, maxUpcomingVisits } from "./find-visit.server";
import { requestDate } from "./request-date.server";
import { cancelVisit, scheduleVisit } from "./visits.server";

let session: Session;
let bookingId: string;
beforeEach(async () => {
  session = await insertSession({ fullName: "Grace Hopper" });
  [bookingId = ""] = await insertBookings([{ stage: "in-review", email: "ada@example.com" }]);
});

const inDays = (days: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + days * dayMs);
const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });

/** @param visitId null for a new visit */
async function schedule(days: number, visitId: string | null = null, mailText: string | null = "We come") {
  const visit = { startsAt: inDays(days), minutes: 120, staffId: session.staff.id };
  const choice = visitId === null ? ({ kind: "new" } as const) : ({ kind: "visit", id: visitId } as const);
  const changed = await scheduleVisit(bookingId, { choice, visit, mailText, form: form() }, session);
  return changed?.result;
}

const cancel = async (visitId?: string) =>
  (await cancelVisit(bookingId, { visitId, mailText: "Sorry", form: form() }, session))?.result;

/** Schedules a visit for each number of days from now, and returns the first two ids. */
async function scheduleAll(...days: number[]): Promise<[string, string]> {
  for (const day of days) expect(await schedule(day, null, null)).toBe("done");
  const [first, second] = await findVisits(bookingId);
  return [first?.id ?? "", second?.id ?? ""];
}

const stageNow = async () => (await findBooking(bookingId))?.stage;
const staffMails = () =>
  db().select().from(mails).where(like(mails.kind, "staff-visit-%")).orderBy(asc(mails.createdAt));
const uidOf = (calendar: string | null) => /^UID:(\S+)/m.exec(calendar ?? "")?.[1];

test("changes each visit of a booking separately, with its own calendar entry and mails", async () => {
  const [first, second] = await scheduleAll(9, 5);
  expect(await schedule(6, first)).toBe("done");
  expect(await findVisits(bookingId)).toMatchObject([
    { id: first, startsAt: inDays(6), sequence: 1 },
    { id: second, startsAt: inDays(9), sequence: 0 },
  ]);
  expect((await mailsBesideStaffVisits()).map(({ kind, calendar }) => [kind, uidOf(calendar)])).toEqual([
    ["booking-visit-moved", first],
  ]);
  expect((await staffMails()).map(({ kind, calendar }) => [kind, uidOf(calendar)])).toContainEqual([
    "staff-visit-scheduled",
    second,
  ]);
  expect(await findNextVisits([bookingId], new Date())).toEqual(new Map([[bookingId, inDays(6)]]));
  expect(await schedule(7, randomUUID())).toBe("visit-ended");
});

test("asks when a person already has a visit at that time, and limits the number of visits", async () => {
  await scheduleAll(5);
  expect(await schedule(5)).toBe("busy");
  await scheduleAll(...Array.from({ length: maxUpcomingVisits - 1 }, (_, index) => 10 + index));
  expect(await schedule(50)).toBe("too-many-visits");
});

test("each visit has its own reminder", async () => {
  await scheduleAll(5, 5.5);
  await enqueueReminders(new Date(inDays(5).getTime() - hourMs));
  const reminders = (await mailsBesideStaffVisits()).map(({ calendar }) => uidOf(calendar));
  expect(reminders.sort()).toEqual((await findVisits(bookingId)).map(({ id }) => id).sort());
});

test("puts the request back in review only when the last upcoming visit is canceled", async () => {
  const [first, second] = await scheduleAll(5, 9);
  expect(await cancel(first)).toBe("done");
  expect(await stageNow()).toBe("scheduled");
  expect(await findVisits(bookingId)).toMatchObject([{ id: second }]);
  expect(await cancel(first)).toBe("visit-ended");
  const booking = await findBooking(bookingId);
  if (!booking) throw new Error("There is no booking.");
  expect(await loadPrivatePage(booking)).toMatchObject({ canceledStart: null, visits: [{ id: second }] });
  expect(await cancel(second)).toBe("done");
  expect(await stageNow()).toBe("in-review");
});

test.each(["canceled", "visitor"] as const)(
  "closing a request (%s) cancels every upcoming visit, each with its own file",
  async (by) => {
    const ids = await scheduleAll(5, 9);
    const [effect] = describeEffects("canceled", await findWorkUnderWay(bookingId));
    expect(effect?.title).toMatch(/^These visits are canceled, too: .*; .*\./);
    if (by === "visitor") await cancelAsVisitor(bookingId, { formId: randomUUID(), text: "" });
    else await changeStage(bookingId, { to: by, mailText: "Sorry", form: form() }, session);
    expect(await findVisits(bookingId)).toEqual([]);
    const toCustomer = (await mailsBesideStaffVisits()).filter(
      ({ toAddress }) => toAddress === "ada@example.com",
    );
    expect(toCustomer).toMatchObject([{ calendarMethod: "CANCEL" }, { calendarMethod: "CANCEL" }]);
    expect(toCustomer.map(({ calendar }) => uidOf(calendar))).toEqual(ids);
    const labels = toCustomer[0]?.content.facts?.map(({ label }) => label) ?? [];
    expect(labels.filter((label) => label === "Canceled visit")).toHaveLength(2);
  },
);

test("a corrected email removes each visit from the earlier calendar", async () => {
  for (const days of [5, 9]) await schedule(days);
  await db().update(mails).set({ state: "sent" });
  const email = "bo@example.com";
  await correctBooking(bookingId, { answers: { email }, form: { formId: randomUUID() } }, session);
  const ids = (await findVisits(bookingId)).map(({ id }) => id);
  const later = (await mailsBesideStaffVisits()).filter(({ state }) => state === "waiting");
  const eventsOf = (address: string) =>
    later.filter(({ toAddress }) => toAddress === address).map(({ calendar }) => uidOf(calendar));
  expect(eventsOf("ada@example.com").sort()).toEqual(ids.sort());
  expect(eventsOf(email).sort()).toEqual(ids.sort());
});

test("an erasure cancels every upcoming visit", async () => {
  await scheduleAll(5, 9);
  await db().transaction((transaction) =>
    cancelErasedVisits(transaction, { id: bookingId, ownerId: session.staff.id }),
  );
  expect(await findVisits(bookingId)).toEqual([]);
  const erased = (await mailsBesideStaffVisits()).filter(({ kind }) => kind === "visit-erased");
  expect(erased).toMatchObject([{ calendarMethod: "CANCEL" }, { calendarMethod: "CANCEL" }]);
});

test("the customer asks for another date for one visit, and the page shows each visit with its own file", async () => {
  const [first, second] = await scheduleAll(5, 9);
  const proposedAt = inDays(12);
  await requestDate(bookingId, { formId: randomUUID(), visit: second, proposedAt, text: "" });
  const [one = null, other = null] = await findVisits(bookingId);
  expect(await findRequestedDate(bookingId, one)).toBeNull();
  expect(await findRequestedDate(bookingId, other)).toEqual(proposedAt);
  const booking = await findBooking(bookingId);
  if (!booking) throw new Error("There is no booking.");
  const page = await loadPrivatePage(booking);
  const view = toPageView("token", booking, page, { flash: null, isRefused: false, formId: "", origin: "" });
  expect(view).toMatchObject({
    visit: { id: first, requestedDate: null, calendar: `/request/token/visit.ics?visit=${first}` },
    otherVisits: [{ id: second, calendar: `/request/token/visit.ics?visit=${second}` }],
  });
  expect(view.otherVisits[0]?.requestedDate).not.toBeNull();
  expect(await schedule(12, second)).toBe("done");
  expect(await findRequestedDate(bookingId, (await findVisits(bookingId))[1] ?? null)).toBeNull();
});
