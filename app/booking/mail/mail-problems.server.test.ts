import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { noteFailedMails } from "~/booking/workflow/note-failed-mails.server";
import { db } from "~/db/client.server";
import { bookings, mails, type MailState } from "~/db/schema.server";
import { findMailProblems, findWithFailedMail } from "./mail-problems.server";

const email = "ada@example.com";

let id: string;
let other: string;
beforeEach(async () => {
  [id = "", other = ""] = await insertBookings([{ stage: "quoted", waitingFor: "them" }, {}]);
});

async function insertMail(
  state: MailState,
  response = "",
  { toAddress = email, createdAt = new Date() } = {},
) {
  const mail = { kind: "test", bookingId: id, toAddress, subject: "", content: { paragraphs: [] } };
  await db()
    .insert(mails)
    .values({ ...mail, state, response, createdAt });
}

const undelivered = async () =>
  (await findMailProblems({ id, email })).map(({ state, response }) => [state, response]);

test("returns the newest mail of each problem state", async () => {
  for (const state of ["sent", "waiting", "canceled"] as const) await insertMail(state);
  expect(await undelivered()).toEqual([]);
  await insertMail("failed", "550 first", { createdAt: new Date(Date.now() - 60_000) });
  await insertMail("failed", "550 second");
  await insertMail("held", "a limit");
  await insertMail("probably-delivered", "none");
  expect(await undelivered()).toEqual([
    ["failed", "550 second"],
    ["probably-delivered", "none"],
    ["held", "a limit"],
  ]);
});

test("marks only bookings with a failed mail to the customer", async () => {
  await insertMail("failed", "550", { toAddress: "colleague@example.com" });
  expect(await findWithFailedMail([id, other])).toEqual(new Set());
  await insertMail("failed", "550");
  expect(await findWithFailedMail([id, other])).toEqual(new Set([id]));
});

test("a booking with a failed mail waits for the company, and its history records this once", async () => {
  await insertMail("failed", "550");
  await insertMail("failed", "550", { toAddress: "colleague@example.com" });
  await Promise.all([noteFailedMails(), noteFailedMails()]);
  await noteFailedMails();
  expect(await findBooking(id)).toMatchObject({ stage: "quoted", waitingFor: "us" });
  expect(await findHistory(id)).toMatchObject([{ kind: "mail-refused", actor: null }]);
});

test("records nothing for an erased booking", async () => {
  await insertMail("failed", "550");
  await db().update(bookings).set({ erasedAt: new Date() });
  await noteFailedMails();
  expect(await findHistory(id)).toEqual([]);
});
