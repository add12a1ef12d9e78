import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { cancelVisitOf, quoteBooking, scheduleBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { acceptQuote } from "~/booking/quote/answer-quote.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { cancelAsVisitor } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { mails, visits } from "~/db/schema.server";
import { formatPacificDay, toPacificDay } from "~/lib/pacific-time";
import { dayMs, hourMs } from "~/lib/time";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import * as text from "~/messages/private-page";
import { toPageView } from "./page-view.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{}]);
});

async function view(bookingId = id) {
  const booking = await findBooking(bookingId);
  if (!booking) throw new Error("There is no booking.");
  const occasion = { flash: null, isRefused: false, formId: randomUUID(), origin: "http://site.test" };
  return toPageView("token", booking, await loadPrivatePage(booking), occasion);
}

test("a new request does not promise an email after a permanent failure, until another one is sent", async () => {
  const booking = await findBooking(id);
  const toAddress = booking?.email ?? "";
  const mail = { kind: "test", bookingId: id, toAddress, subject: "", content: { paragraphs: [] } };
  const promised = { failedEmail: null, headline: { next: text.confirmationEmailed(toAddress) } };
  await db()
    .insert(mails)
    .values({ ...mail, state: "waiting" });
  expect(await view()).toMatchObject(promised);
  await db().update(mails).set({ state: "failed" });
  expect(await view()).toMatchObject({
    failedEmail: toAddress,
    // The message above tells the visitor to save the address.
    headline: { next: null },
    asksForAddress: true,
  });
  await db().update(mails).set({ state: "held" });
  expect(await view()).toMatchObject({ isMailLate: true, headline: { next: null } });
  await db().update(mails).set({ state: "failed" });
  await db()
    .insert(mails)
    .values({ ...mail, state: "sent", createdAt: new Date(Date.now() + 1_000) });
  expect(await view()).toMatchObject(promised);
});

test("shows a quote that ended with the customer's cancellation as canceled, not withdrawn", async () => {
  await quoteBooking(id, session);
  await cancelAsVisitor(id, { formId: randomUUID(), text: "" });
  const today = formatPacificDay(new Date());
  expect((await view()).quotes).toMatchObject([{ outcome: text.quote.canceledOn(today) }]);
});

test.each<[Locale, string]>([
  ["vi", "Đã chấp nhận báo giá"],
  ["fr-BE", "Devis accepté"],
  ["fr-CA", "Soumission acceptée"],
])(
  "the stage of an accepted quote agrees with the quote, not with the request, in %s",
  async (locale, label) => {
    await quoteBooking(id, session);
    const form = { formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
    await acceptQuote(id, { how: "phone", on: toPacificDay(new Date()), form }, session);
    const { progress } = await withLocale(locale, () => view());
    expect(progress.map((mark) => mark.label)).toContain(label);
  },
);

test("the page begins with an open quote even after the visit", async () => {
  await scheduleBooking(id, session);
  await quoteBooking(id, session);
  await cancelVisitOf(id, session);
  expect((await view()).headline.title).toBe(text.headings.quoted);
});

test("after the visit, the page says so, and offers no actions from before it", async () => {
  await scheduleBooking(id, session);
  expect(await view()).toMatchObject({ hasUpcomingVisit: true, allows: { date: true } });
  await db()
    .update(visits)
    .set({ startsAt: new Date(Date.now() - hourMs) });
  expect((await view()).headline.title).toBe(text.headings.scheduled);
  await db()
    .update(visits)
    .set({ startsAt: new Date(Date.now() - 3 * dayMs) });
  expect(await view()).toMatchObject({
    headline: { title: text.visitOverHeading, next: text.next.visitOver },
    hasUpcomingVisit: false,
    isTooLate: false,
    allows: { cancel: false, date: false },
  });
});

test.each(["scheduled", "done", "declined", "canceled"] as const)(
  "the headline of a request that is %s is the one of its stage",
  async (stage) => {
    const [other = ""] = await insertBookings([{ stage }]);
    const next = stage === "scheduled" ? text.next.scheduledSoon : text.next[stage];
    expect((await view(other)).headline).toMatchObject({ title: text.headings[stage], next });
  },
);
