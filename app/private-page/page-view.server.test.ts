import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { scheduleBooking } from "#tests/support/private-pages";
import { insertSession } from "#tests/support/staff";
import type { Session } from "~/access/session";
import { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { visits } from "~/db/schema.server";
import { dayMs, hourMs } from "~/lib/time";
import * as text from "~/messages/private-page";
import { toPageView } from "./page-view.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{}]);
});

async function view(of = id) {
  const booking = await findBooking(of);
  if (!booking) throw new Error("There is no booking.");
  const occasion = { flash: null, isRefused: false, formId: randomUUID(), origin: "http://site.test" };
  return toPageView("token", booking, await loadPrivatePage(booking), occasion);
}

test("once the visit is over, the page says so, and offers nothing that comes before one", async () => {
  await scheduleBooking(id, session);
  expect(await view()).toMatchObject({ isVisitToCome: true, allows: { date: true } });
  await db()
    .update(visits)
    .set({ startsAt: new Date(Date.now() - hourMs) });
  expect((await view()).headline.title).toBe(text.headings.scheduled);
  await db()
    .update(visits)
    .set({ startsAt: new Date(Date.now() - 3 * dayMs) });
  expect(await view()).toMatchObject({
    headline: { title: text.visitOverHeading, next: text.next.visitOver },
    isVisitToCome: false,
    isTooLate: false,
    allows: { cancel: false, date: false },
  });
});
