import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { addNote, findNotes, removeNote } from "~/booking/conversation/notes.server";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { defaultFilter } from "~/booking/list/filter";
import { searchBookings } from "~/booking/list/search-bookings.server";
import { db } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { fillDetails } from "./search-details.server";

const note = (text: string) => ({ text, formId: randomUUID() });

/** @param scanned bookings to scan in order before an index is used */
async function find(q: string, scanned = 20_000): Promise<string[]> {
  const filter = { ...defaultFilter, q };
  return (await searchBookings(filter, { offset: 0, limit: 25 }, { matches: 50, scanned })).ids;
}

const place = {
  company: "Núñez Builders",
  serviceLocation: "14500 Victory Blvd",
  projectScope: "Roof, by drone",
};

test.each([20_000, 1])(
  "finds company, place and scope, with %i bookings scanned before the index",
  async (scanned) => {
    const [id] = await insertBookings([place, {}, {}]);
    for (const q of ["nunez build", "Victory BLVD", "drone", "ada@example.com"])
      expect(await find(q, scanned), q).toContain(id);
    expect(await find("drone", scanned)).toEqual([id]);
    // Two characters are too common in longer texts.
    expect(await find("dr", scanned)).toEqual([]);
  },
);

test("finds notes and messages, until a note is removed", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([place, {}]);
  await Promise.all(
    ["Gate code is 4711.", "Asks for a helmet."].map((text) => addNote(id, note(text), session)),
  );
  await receiveMessage(id, { formId: randomUUID(), text: "The elevator is out of order." });
  for (const q of ["4711", "helmet", "elevator", "drone"]) expect(await find(q), q).toEqual([id]);
  const { notes } = await findNotes(id);
  await removeNote(id, notes.find(({ text }) => text.includes("4711"))?.id ?? "", session);
  expect(await find("4711")).toEqual([]);
  expect(await find("helmet")).toEqual([id]);
});

test("finds nothing of an anonymized booking", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([place]);
  await addNote(id, note("Asks for a helmet."), session);
  await eraseBookings([id], { mode: "anonymize" });
  for (const q of ["helmet", "drone", "victory"]) expect(await find(q), q).toEqual([]);
});

test("limits the searchable text to the answers and the newest texts", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([place]);
  for (const word of ["first", "second", "third"])
    await addNote(id, note(`${"x".repeat(1_900)} ${word}`), session);
  expect(await find("third")).toEqual([id]);
  expect(await find("drone")).toEqual([id]);
  expect(await find("first")).toEqual([]);
});

test("finds names with letters of other languages, including names stored by an older release", async () => {
  const [id = "", other = ""] = await insertBookings([
    { fullName: "Đinh Thị Mai", company: "Éditions Œuvre" },
    { fullName: "Đinh Văn Lộc", searchText: "đinh van loc", detailsText: "hors d’œuvre" },
  ]);
  for (const q of ["Dinh", "đinh", "oeuvre", "Œuvre"]) expect(await find(q, 1), q).toEqual([id]);
  await fillDetails();
  for (const q of ["Dinh", "đinh"]) expect((await find(q, 1)).sort(), q).toEqual([id, other].sort());
});

test("finds names with any apostrophe and numbers in any notation, including those stored by an older release", async () => {
  const contact = { fullName: "Bonnie O’Neill", phone: "+1 818.555.0199 x3" };
  const stored = "bonnie o’neill\nada@example.com\n+1 818.555.0199 x3\n181855501993";
  const ids = await insertBookings([contact, { ...contact, searchText: stored }]);
  await fillDetails();
  for (const q of ["O'Neill", "O’Neill", "ONeill", "(818) 555-0199", "818‑555‑0199", "+18185550199"])
    expect((await find(q, 1)).sort(), q).toEqual(ids.toSorted());
});

test("fills in the bookings of an older release", async () => {
  const [id = ""] = await insertBookings([place]);
  await addNote(id, note("Asks for a helmet."), await insertSession());
  await db().update(bookings).set({ detailsText: null, searchText: "ada example" });
  expect(await find("helmet")).toEqual([]);
  await fillDetails();
  expect(await find("helmet")).toEqual([id]);
});
