import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findHistory } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { bookingNotes, bookings } from "~/db/schema.server";
import { noteSchema } from "./conversation";
import { addNote, findNotes, removeNote } from "./notes.server";

const note = (text: string, formId: string = randomUUID()) => ({ text, formId });
const textsOf = async (id: string) => (await findNotes(id)).notes.map(({ text }) => text);
const kindsOf = async (id: string) => (await findHistory(id)).map(({ kind }) => kind);

async function bookingWithNote(session: Session, text = "Called."): Promise<[id: string, noteId: string]> {
  const [id = ""] = await insertBookings([{}]);
  await addNote(id, note(text), session);
  const { notes } = await findNotes(id);
  return [id, notes[0]?.id ?? ""];
}

test("stores notes with their authors, and records them in the history", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = "", other = ""] = await insertBookings([{}, {}]);
  expect(await addNote(id, note("First.\n<b>Bold</b>"), ada)).toEqual({ result: "done" });
  expect(await addNote(id, note("Second."), bob)).toEqual({ result: "done" });
  const { notes, hasOlder } = await findNotes(id);
  // Both may have the same timestamp, so the order is undefined.
  expect(Object.fromEntries(notes.map(({ text, author }) => [text, author]))).toEqual({
    "First.\n<b>Bold</b>": ada.staff.email,
    "Second.": bob.staff.email,
  });
  expect(hasOlder).toBe(false);
  expect(await findHistory(id)).toMatchObject([
    { kind: "note-added", actor: bob.staff.email },
    { kind: "note-added", actor: ada.staff.email },
  ]);
  expect(await textsOf(other)).toEqual([]);
});

test("adds one note when a form is sent many times concurrently", async () => {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const same = note("Once.");
  expect(await Promise.all(Array.from({ length: 8 }, () => addNote(id, same, session)))).toEqual(
    Array(8).fill({ result: "done" }),
  );
  expect(await textsOf(id)).toEqual(["Once."]);
  expect(await kindsOf(id)).toEqual(["note-added"]);
});

test("adds a note with a known form id when the text, the author or the booking differs", async () => {
  const [ada, bob] = [await insertSession(), await insertSession()];
  const [id = "", other = ""] = await insertBookings([{}, {}]);
  const formId = randomUUID();
  await addNote(id, note("One.", formId), ada);
  await addNote(id, note("Two.", formId), ada);
  await addNote(id, note("One.", formId), bob);
  await addNote(other, note("One.", formId), ada);
  expect((await textsOf(id)).sort()).toEqual(["One.", "One.", "Two."]);
  expect(await textsOf(other)).toEqual(["One."]);
});

test("the id of a note is a valid form id", async () => {
  const [, noteId] = await bookingWithNote(await insertSession());
  expect(noteSchema.safeParse({ text: "x", formId: noteId }).success).toBe(true);
});

test("returns the latest hundred notes newest first, and reports that there are older ones", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const rows = Array.from({ length: 101 }, (_, index) => ({
    id: randomUUID(),
    bookingId,
    author: "ada@example.com",
    text: String(index),
    createdAt: new Date(Date.UTC(2026, 10, 20) + index),
  }));
  await db().insert(bookingNotes).values(rows);
  const { notes, hasOlder } = await findNotes(bookingId);
  expect([notes.length, notes[0]?.text, notes.at(-1)?.text, hasOlder]).toEqual([100, "100", "1", true]);
});

test("the author removes a note, which is recorded once for concurrent requests", async () => {
  const ada = await insertSession();
  const [id, noteId] = await bookingWithNote(ada);
  expect(await Promise.all(Array.from({ length: 5 }, () => removeNote(id, noteId, ada)))).toEqual(
    Array(5).fill({ result: "done" }),
  );
  expect(await textsOf(id)).toEqual([]);
  expect(await findHistory(id)).toMatchObject([
    { kind: "note-removed", actor: ada.staff.email, detail: { author: ada.staff.email } },
    { kind: "note-added" },
  ]);
});

test("an administrator can remove a note, and another staff member cannot", async () => {
  const [id, noteId] = await bookingWithNote(await insertSession());
  expect(await removeNote(id, noteId, await insertSession())).toEqual({ result: "not-allowed" });
  expect(await textsOf(id)).toHaveLength(1);
  expect(await removeNote(id, noteId, await insertSession({ isAdmin: true }))).toEqual({ result: "done" });
  expect(await textsOf(id)).toEqual([]);
});

test("an unknown note, or one of another booking, is missing", async () => {
  const ada = await insertSession();
  const [id, noteId] = await bookingWithNote(ada);
  const [other = ""] = await insertBookings([{}]);
  for (const unknown of [noteId, randomUUID()])
    expect(await removeNote(other, unknown, ada)).toEqual({ result: "unknown-note" });
  expect(await textsOf(id)).toHaveLength(1);
});

test("removes notes together with their booking", async () => {
  const [id] = await bookingWithNote(await insertSession());
  await db().delete(bookings).where(eq(bookings.id, id));
  expect(await db().select().from(bookingNotes)).toEqual([]);
});
