import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { correctBooking } from "~/booking/workflow/correct-booking.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { erasePerson } from "./erase-person.server";
import { findPerson } from "./find-person.server";
import type { PersonKey } from "./person-key";

const mistyped = "ada@exmaple.com";
const keyOf = (value: string): PersonKey => ({ kind: "email", value });
const kindsOf = async (address: string) =>
  (await findPerson(keyOf(address))).mails.newest.map(({ kind }) => kind).sort();

test("finds and erases mails to a mistyped address for its owner, but not a colleague's mails", async () => {
  const session = await insertSession({ isAdmin: true });
  const [bookingId = ""] = await insertBookings([{ email: mistyped }]);
  const mail = { bookingId, subject: "", content: { paragraphs: [] }, state: "sent" as const };
  const { email: colleague } = session.staff;
  await db()
    .insert(mails)
    .values([
      { ...mail, kind: "booking-received", toAddress: mistyped },
      { ...mail, kind: "answer-message", toAddress: colleague, isNotice: true },
    ]);
  const answers = { email: "ada@example.com" };
  await correctBooking(bookingId, { answers, form: { formId: crypto.randomUUID() } }, session);
  expect(await kindsOf(mistyped)).toEqual(["booking-received"]);
  expect(await kindsOf(colleague)).toEqual([]);

  const erased = await erasePerson({ key: keyOf(mistyped), mode: "erase", session });
  expect(erased).toMatchObject({ requests: 0, mails: 1 });
  expect(await kindsOf(mistyped)).toEqual([]);
  expect(await findPerson(keyOf("ada@example.com"))).toMatchObject({ requests: { total: 1 } });
});
