// @one-engine

import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { mailsBesideStaffVisits } from "#tests/support/mail/outbox";
import { insertBookings } from "#tests/support/records/bookings";
import { scheduleBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findHistory } from "~/booking/record/events.server";
import type { ChosenStage } from "~/booking/stage/stages";
import { cancelAsVisitor, changeStage } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { findVisit, lastCanceledStart } from "./find-visit.server";

let session: Session;
let bookingId: string;
const tookPlace = { startsAt: new Date(Date.now() - 3 * dayMs), sequence: 0, canceledAt: null };

beforeEach(async () => {
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{}]);
  await scheduleBooking(bookingId, session);
  await db().update(visits).set({ startsAt: tookPlace.startsAt });
});

async function moveTo(to: ChosenStage) {
  const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  expect(await changeStage(bookingId, { to, mailText: "A text", form }, session)).toMatchObject({
    result: "done",
  });
}

test.each<[string, ChosenStage[]]>([
  ["reopening the done job", ["done", "in-review"]],
  ["canceling the request", ["canceled"]],
  ["declining the reopened request", ["done", "in-review", "declined"]],
])("%s leaves the visit that took place as it was", async (_, stages) => {
  for (const stage of stages) await moveTo(stage);
  expect(await db().select().from(visits)).toMatchObject([tookPlace]);
  expect(await lastCanceledStart(bookingId, await findVisit(bookingId))).toBeNull();
  const kinds = (await findHistory(bookingId)).map(({ kind }) => kind);
  expect(kinds).not.toContain("visit-canceled");
  expect(await mailsBesideStaffVisits()).toMatchObject(stages.map(() => ({ calendarMethod: null })));
});

test("schedules a new visit after a past one, which the customer may cancel", async () => {
  await moveTo("done");
  await moveTo("in-review");
  await scheduleBooking(bookingId, session, 12);
  const second = await findVisit(bookingId);
  expect(second?.startsAt.getTime()).toBeGreaterThan(Date.now());
  expect(await db().select().from(visits).orderBy(visits.startsAt)).toMatchObject([
    tookPlace,
    { id: second?.id, sequence: 0, canceledAt: null },
  ]);
  expect(await cancelAsVisitor(bookingId, { formId: randomUUID(), text: "" })).toEqual({ result: "done" });
  expect(await db().select().from(visits).orderBy(visits.startsAt)).toMatchObject([
    tookPlace,
    { sequence: 1, canceledAt: expect.any(Date) as Date },
  ]);
  expect(await lastCanceledStart(bookingId, await findVisit(bookingId))).toEqual(second?.startsAt);
});

test("leaves a past visit unchanged, and schedules the next one beside it", async () => {
  await scheduleBooking(bookingId, session, 2);
  expect(await db().select().from(visits).orderBy(visits.startsAt)).toMatchObject([
    tookPlace,
    { sequence: 0, canceledAt: null },
  ]);
  const [last] = await findHistory(bookingId);
  expect(last?.kind).toBe("visit-scheduled");
});

test("the customer may cancel a request in review after its visit took place", async () => {
  await moveTo("done");
  await moveTo("in-review");
  expect(await cancelAsVisitor(bookingId, { formId: randomUUID(), text: "" })).toEqual({ result: "done" });
  expect(await db().select().from(visits)).toMatchObject([tookPlace]);
});
