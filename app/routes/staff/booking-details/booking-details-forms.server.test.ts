import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { findNotes } from "~/booking/conversation/notes.server";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { currentConnection, db, setConnection } from "~/db/client.server";
import { bookings } from "~/db/schema.server";
import { retryAdvice, unknownForm } from "~/messages/refusals";
import { consumeFlash } from "~/server/flash.server";
import { action } from "./route";

type PostedFields = Record<string, string>;

async function post(id: string, fields: PostedFields | string, staff?: Staff) {
  const request = await requestAs(staff ?? (await insertStaff()), `/booking-details/${id}`, {
    method: "POST",
    body: typeof fields === "string" ? fields : new URLSearchParams(fields),
  });
  return action({ request, params: { id }, context: {} });
}

/** Sends a form. Returns the title of the flash message. */
async function submit(id: string, fields: PostedFields, staff?: Staff) {
  const { status, location, cookie } = readResponse(await post(id, fields, staff));
  expect([status, location]).toEqual([303, `/booking-details/${id}`]);
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  return flash?.title;
}

async function submitInvalid(id: string, fields: PostedFields | string, staff?: Staff) {
  const { status, shown } = readResponse(await post(id, fields, staff));
  return [status, shown] as const;
}

const addNote = (text: string, formId: string = randomUUID()) => ({ intent: "add-note", text, formId });
const setDate = (completionDate: string) => ({ intent: "set-completion-date", completionDate });

test("marks a pending booking as viewed, once", async () => {
  const staff = await insertStaff();
  const [id = ""] = await insertBookings([{}]);
  for (let time = 0; time < 2; time++)
    expect(await submit(id, { intent: "mark-viewed" }, staff)).toBe("Marked as viewed.");
  expect(await findBooking(id)).toMatchObject({ status: 1, viewedBy: staff.id });
  expect(await findHistory(id)).toHaveLength(1);
});

test("sets the completion date in Pacific time, and removes it if empty", async () => {
  const [id = ""] = await insertBookings([{}]);
  expect(await submit(id, setDate("2026-12-11T09:30"))).toBe(
    "Completion date set to Dec 11, 2026, 9:30 AM Pacific time.",
  );
  expect((await findBooking(id))?.completionDate).toEqual(new Date("2026-12-11T17:30:00Z"));
  expect(await submit(id, setDate("2026-12-11T09:30"))).toMatch(/^Nothing changed\./);
  expect(await submit(id, setDate(""))).toBe("Completion date removed.");
  expect(await submit(id, setDate(""))).toBe("Nothing changed. This booking has no completion date.");
  expect((await findBooking(id))?.completionDate).toBeNull();
});

test("rejects an invalid date and returns it with the error", async () => {
  const [id = ""] = await insertBookings([{}]);
  const [status, shown] = await submitInvalid(id, setDate("2026-02-30T09:30"));
  expect(status).toBe(400);
  expect(shown).toMatchObject({
    typed: { intent: "set-completion-date", completionDate: "2026-02-30T09:30" },
    errors: { completionDate: ["Enter the completion date as a date and time, or leave it blank"] },
  });
  expect((await findBooking(id))?.completionDate).toBeNull();
});

test.each([
  ["", "Enter a note"],
  [" \n ", "Enter a note"],
  ["x".repeat(4_001), "Shorten the note to 4,000 characters or fewer"],
])("rejects the note %.9s and returns it with the error", async (text, message) => {
  const [id = ""] = await insertBookings([{}]);
  const [status, shown] = await submitInvalid(id, addNote(text));
  expect([status, shown?.typed.intent, shown?.errors]).toEqual([400, "add-note", { text: [message] }]);
  expect(shown?.typed.text).toBe(text);
  expect((await findNotes(id)).notes).toEqual([]);
});

test("responds with 404 to a note on a removed booking, and returns its text", async () => {
  const [id = ""] = await insertBookings([{}]);
  await db().delete(bookings).where(eq(bookings.id, id));
  const thrown = await post(id, addNote("Long <thought>")).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("Nothing was thrown.");
  expect([thrown.status, await thrown.json()]).toEqual([
    404,
    {
      message: "There’s no booking at this address. It may have been removed.",
      typed: "Long <thought>",
    },
  ]);
});

test.each<PostedFields>([
  { intent: "mark-pending" },
  setDate(""),
  { intent: "remove-note", noteId: randomUUID() },
])("responds to %j with 404 for an unknown booking", async (form) => {
  for (const id of [randomUUID(), "1"]) await expect(post(id, form)).rejects.toMatchObject({ status: 404 });
});

test("removes a note, and responds with 403 to users without the right", async () => {
  const ada = await insertStaff();
  const [id = ""] = await insertBookings([{}]);
  await submit(id, addNote("Called."), ada);
  const noteId = (await findNotes(id)).notes[0]?.id ?? "";
  const form = { intent: "remove-note", noteId };
  await expect(post(id, form)).rejects.toMatchObject({ status: 403 });
  expect(await submit(id, form, ada)).toBe("Note removed.");
});

test.each(["", "intent=", "intent=delete-everything", "intent=constructor", "x=1&intent=__proto__"])(
  "rejects the form %j with 400",
  async (form) => {
    const [id = ""] = await insertBookings([{}]);
    const request = await requestAs(await insertStaff(), `/booking-details/${id}`, {
      method: "POST",
      body: new URLSearchParams(form),
    });
    expect(readResponse(await action({ request, params: { id }, context: {} }))).toMatchObject({
      status: 400,
      shown: { messages: [unknownForm] },
    });
  },
);

test("rejects an invalid note id", async () => {
  const [id = ""] = await insertBookings([{}]);
  await expect(post(id, { intent: "remove-note", noteId: "'; drop" })).rejects.toMatchObject({ status: 400 });
});

test("returns a form that is too large or has another type as action data", async () => {
  const [id = ""] = await insertBookings([{}]);
  expect(await submitInvalid(id, addNote("x".repeat(300_000)))).toMatchObject([
    413,
    { messages: [expect.stringContaining("too large")] },
  ]);
  expect(await submitInvalid(id, "plain text")).toMatchObject([415, { typed: {} }]);
});

test.each<[string, PostedFields, string]>([
  ["returns the typed note", addNote("Kept."), "Your text is still here. Wait a minute, then try again."],
  ["speaks of no text where there is none,", { intent: "mark-viewed" }, retryAdvice],
])("%s and the request id when the database is unreachable", async (_, fields, advice) => {
  const [id = ""] = await insertBookings([{}]);
  const body = new URLSearchParams(fields);
  const request = await requestAs(await insertStaff(), `/booking-details/${id}`, { method: "POST", body });
  const connection = currentConnection();
  if (!connection) throw new Error("There is no connection.");
  const refuse = () => Promise.reject(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
  const unreachable = Object.create(connection.db, {
    transaction: { value: refuse },
  }) as typeof connection.db;
  setConnection({ ...connection, db: unreachable });
  try {
    expect(await action({ request, params: { id }, context: {} })).toMatchObject({
      init: { status: 503 },
      data: {
        initialValue: fields,
        error: { "": [expect.anything(), advice, "Error code: no-request"] },
      },
    });
  } finally {
    setConnection(connection);
  }
});
