// @one-engine

import { randomUUID } from "node:crypto";
import { asc, eq, like } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff, sessionOf } from "#tests/support/records/staff";
import type { Session, Staff } from "~/access/session";
import { cancelAsVisitor } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { mails, users } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { saveMailPreferences } from "~/staff/mail-preferences.server";
import { cancelVisit, scheduleVisit } from "./visits.server";

let session: Session;
let grace: Staff;
let sam: Staff;
let bookingId: string;
beforeEach(async () => {
  session = await insertSession();
  grace = await insertStaff({ email: "Grace@example.com", fullName: "Grace Hopper" });
  sam = await insertStaff({ email: "sam@example.com" });
  const access = { accessInstructions: "Gate code 1234", fullName: "Ada Lovelace" };
  [bookingId = ""] = await insertBookings([access]);
});

const form = () => ({ formId: randomUUID(), seen: Number.MAX_SAFE_INTEGER });

async function schedule(staff: Staff, days = 3) {
  const visit = { startsAt: new Date(Date.now() + days * dayMs), minutes: 90, staffId: staff.id };
  const answer = await scheduleVisit(bookingId, { visit, mailText: null, form: form() }, session);
  expect(answer).toMatchObject({ result: "done" });
}

const cancel = () => cancelVisit(bookingId, { mailText: null, form: form() }, session);
const queued = () =>
  db().select().from(mails).where(like(mails.kind, "staff-visit-%")).orderBy(asc(mails.createdAt));
const markSent = () => db().update(mails).set({ state: "sent" }).where(eq(mails.state, "waiting"));

/** Returns the waiting mails with their recipients, calendar methods and sequences. */
async function waiting() {
  const found = (await queued()).filter(({ state }) => state === "waiting");
  return found.map(({ kind, toAddress, calendar }) => {
    const file = new ICAL.Component(ICAL.parse(calendar ?? "") as unknown[]);
    const sequence = String(file.getFirstSubcomponent("vevent")?.getFirstPropertyValue("sequence"));
    return [kind.replace("staff-visit-", ""), toAddress, file.getFirstPropertyValue("method"), sequence].join(
      " ",
    );
  });
}

test("mails the visit's facts and a calendar file to the assigned person", async () => {
  await schedule(grace);
  const [mail] = await queued();
  expect(mail?.content.facts).toEqual(
    expect.arrayContaining([
      { label: "Customer", value: "Ada Lovelace" },
      { label: "Phone", value: "(818) 555-0142" },
      { label: "Place", value: "Van Nuys, California" },
      { label: "Access", value: "Gate code 1234" },
    ]),
  );
  expect(mail?.content.action).toEqual({ label: "Open the booking", path: `/booking-details/${bookingId}` });
  expect(mail?.calendar).toContain("SUMMARY:Ada Lovelace");
  expect(mail?.calendar).toContain("MAILTO:Grace@example.com");
  expect(mail).toMatchObject({ isNotice: true, condition: { visit: { sequence: 0 } } });
});

test("notifies the affected people of a moved, reassigned or canceled visit", async () => {
  await schedule(grace);
  expect(await waiting()).toEqual(["scheduled grace@example.com REQUEST 0"]);
  await markSent();
  await schedule(grace, 4);
  expect(await waiting()).toEqual(["moved grace@example.com REQUEST 1"]);
  await markSent();
  await schedule(sam, 4);
  expect(await waiting()).toEqual([
    "reassigned grace@example.com CANCEL 2",
    "scheduled sam@example.com REQUEST 2",
  ]);
  await markSent();
  await cancel();
  expect(await waiting()).toEqual(["canceled sam@example.com CANCEL 3"]);
});

test("notifies the assigned person of a customer's cancellation", async () => {
  await schedule(grace);
  await markSent();
  await cancelAsVisitor(bookingId, { formId: randomUUID(), text: "We moved" });
  expect(await waiting()).toEqual(["canceled grace@example.com CANCEL 1"]);
});

test("drops a waiting mail about a visit that changed before it was sent", async () => {
  await schedule(grace);
  await schedule(sam);
  expect(await waiting()).toEqual(["scheduled sam@example.com REQUEST 1"]);
  await cancel();
  expect(await waiting()).toEqual([]);
});

test("respects disabled mails, except for a visit that was announced before", async () => {
  const quiet = { mailsNewRequests: false, mailsVisits: false, mailsReplies: "mine" } as const;
  await saveMailPreferences(quiet, await sessionOf(sam));
  await schedule(sam);
  expect(await waiting()).toEqual([]);
  await schedule(grace);
  await markSent();
  await saveMailPreferences(quiet, await sessionOf(grace));
  await cancel();
  expect(await waiting()).toEqual(["canceled grace@example.com CANCEL 2"]);
});

test("notifies the new assignee but not a removed account", async () => {
  await schedule(grace);
  await markSent();
  await db().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, grace.id));
  await schedule(sam);
  expect(await waiting()).toEqual(["scheduled sam@example.com REQUEST 1"]);
});
