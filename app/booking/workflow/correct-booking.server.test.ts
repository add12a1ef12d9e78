import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { findInDatabase } from "#tests/support/records/personal-data";
import { scheduleBooking } from "#tests/support/records/private-pages";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findLastDecisionId } from "~/booking/change/change-booking.server";
import { addNote } from "~/booking/conversation/notes.server";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { readListQuery } from "~/booking/list/read-list-query";
import { searchBookings } from "~/booking/list/search-bookings.server";
import { describeEvent } from "~/booking/record/describe-event";
import { findEvents } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { findDuplicates } from "~/booking/record/find-duplicates.server";
import { correctBooking } from "./correct-booking.server";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession({ fullName: "Grace Example" });
  [id = ""] = await insertBookings([{ fullName: "Adda Lovelase", company: "", projectScope: "A house" }]);
});

type CorrectedAnswers = Parameters<typeof correctBooking>[1]["answers"];
const correct = (answers: CorrectedAnswers, form: { formId?: string; seen?: number } = {}) =>
  correctBooking(id, { answers, form: { formId: randomUUID(), ...form } }, session);

const corrections = async () =>
  (await findEvents(id, { kinds: ["corrected"], limit: 10 })).map(describeEvent);

test("records the earlier and the corrected answer once for a form that is sent twice", async () => {
  const form = { formId: randomUUID() };
  const answers = { fullName: "Ada Lovelace", company: "Engines Inc", projectScope: "A house" };
  expect(await correct(answers, form)).toMatchObject({ result: "done", becomesOwner: true });
  expect(await correct(answers, form)).toEqual({ result: "done" });
  expect(await findBooking(id)).toMatchObject({ ...answers, ownerId: session.staff.id });
  expect(await corrections()).toEqual([
    `Corrected by ${session.staff.email}. Full Name: “Adda Lovelase” is now “Ada Lovelace”. Company: “Engines Inc” was added.`,
  ]);
  expect(await correct(answers)).toEqual({ result: "unchanged" });
});

test("tells the second of two concurrent corrections what the first one changed", async () => {
  const seen = await findLastDecisionId(id);
  await correct({ phone: "(818) 555-0199" }, { seen });
  expect(await correct({ phone: "(818) 555-0100" }, { seen })).toMatchObject({
    result: "changed",
    changes: [{ kind: "corrected" }],
  });
  expect(await findBooking(id)).toMatchObject({ phone: "(818) 555-0199" });
});

test("search and duplicates find a corrected request by its new answers only", async () => {
  const [other = ""] = await insertBookings([
    { email: "other@example.com", phone: "(775) 555-0111", serviceLocation: "Reno" },
  ]);
  await addNote(id, { text: "Rings twice", formId: randomUUID() }, session);
  const phone = "(775) 555-0111";
  await correct({ fullName: "Ada Lovelace", email: "ada@engines.example", phone, projectScope: "A barn" });
  const found = async (query: string) => {
    const { ids } = await searchBookings(readListQuery(new URLSearchParams({ q: query })), {
      offset: 0,
      limit: 10,
    });
    return ids;
  };
  for (const query of ["lovelace", "engines.example", "775-555-0111", "barn", "rings twice"])
    expect([query, (await found(query)).includes(id)]).toEqual([query, true]);
  for (const query of ["lovelase", "A house"])
    expect([query, (await found(query)).includes(id)]).toEqual([query, false]);
  const booking = await findBooking(id);
  expect(booking && (await findDuplicates(booking))).toMatchObject([{ id: other, samePhone: true }]);
});

test("erasing the person removes earlier answers", async () => {
  await scheduleBooking(id, session);
  await correct({ fullName: "Ada Lovelace", email: "ada@engines.example", serviceLocation: "Reno" });
  const old = ["Adda Lovelase", "Van Nuys, California"];
  expect(await findInDatabase(old)).not.toEqual([]);
  await eraseBookings([id], { mode: "anonymize" });
  expect(await findInDatabase([...old, "Ada Lovelace", "engines.example"])).toEqual([]);
});
