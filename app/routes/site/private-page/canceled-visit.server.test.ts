import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { cancelVisitOf, quoteBooking, scheduleBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import type { ChosenStage } from "~/booking/stage/stages";
import { findVisit } from "~/booking/visit/find-visit.server";
import { changeStage } from "~/booking/workflow/change-stage.server";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import { loader } from "./route";

let bookingId: string;
let path: string;
let session: Session;

beforeEach(async () => {
  session = await insertSession();
  [bookingId = ""] = await insertBookings([{}]);
  path = await privatePagePath(bookingId);
});

async function read() {
  const params = { token: path.split("/").at(-1) };
  const answer = await loader({ request: new Request(`http://site.test${path}`), params, context: {} });
  if (answer.data.kind !== "page") throw new Error("The link opens nothing.");
  const { visit, canceledVisit } = answer.data;
  return { visit: visit?.when ?? null, canceledVisit };
}

/** Schedules a visit and returns its time as the page shows it before and after a cancellation. */
async function schedule(days: number) {
  await scheduleBooking(bookingId, session, days);
  const visit = await findVisit(bookingId);
  if (!visit) throw new Error("There is no visit.");
  const { startsAt, minutes } = visit;
  return { when: formatPacificSpanLong(startsAt, minutes), canceled: formatPacificSpanLong(startsAt) };
}

const moveTo = (to: ChosenStage) =>
  changeStage(
    bookingId,
    { to, visit: "keep", mailText: null, form: { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER } },
    session,
  );

test("names the canceled visit until another one is scheduled", async () => {
  expect(await read()).toEqual({ visit: null, canceledVisit: null });
  const first = await schedule(10);
  expect(await read()).toEqual({ visit: first.when, canceledVisit: null });
  await cancelVisitOf(bookingId, session);
  expect(await read()).toEqual({ visit: null, canceledVisit: first.canceled });
  await quoteBooking(bookingId, session);
  expect(await read()).toEqual({ visit: null, canceledVisit: first.canceled });
  const second = await schedule(20);
  expect(await read()).toEqual({ visit: second.when, canceledVisit: null });
  await cancelVisitOf(bookingId, session);
  expect(await read()).toEqual({ visit: null, canceledVisit: second.canceled });
});

test.each<ChosenStage>(["declined", "canceled"])(
  "the page of a request that is %s tells of no canceled visit",
  async (stage) => {
    await schedule(10);
    await cancelVisitOf(bookingId, session);
    await moveTo(stage);
    expect(await read()).toEqual({ visit: null, canceledVisit: null });
  },
);

test("a done request shows its visit, and none that was canceled before", async () => {
  await schedule(10);
  await cancelVisitOf(bookingId, session);
  const second = await schedule(20);
  await moveTo("done");
  expect(await read()).toEqual({ visit: second.when, canceledVisit: null });
});
