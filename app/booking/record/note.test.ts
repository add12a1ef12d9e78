import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { mayRemoveNote, noteSchema } from "./note";

const formId = randomUUID();
const messagesOf = (input: object) =>
  noteSchema.safeParse({ formId, ...input }).error?.issues.map(({ message }) => message);

describe("a note", () => {
  test("keeps its lines and its markup, and loses what nobody types", () => {
    const text = "  Called <b>Ada</b>.\r\n\r\nGate:\u0000 1234\n ";
    expect(noteSchema.parse({ formId, text })).toEqual({ formId, text: "Called <b>Ada</b>.\n\nGate: 1234" });
  });

  test("has 1 to 4,000 characters", () => {
    expect(messagesOf({ text: "x" })).toBeUndefined();
    expect(messagesOf({ text: "\n".repeat(9) + "x".repeat(4_000) })).toBeUndefined();
    expect(messagesOf({ text: "x".repeat(4_001) })).toEqual(["The note must have 4,000 characters or fewer"]);
    for (const text of ["", " \n\t ", "\u0000", undefined])
      expect(messagesOf({ text })).toEqual(["Enter a note"]);
  });

  test.each(["", "1", "x".repeat(36), undefined])("cannot come from the form %j", (id) => {
    expect(messagesOf({ text: "x", formId: id })).toEqual(["Load the page again, then add the note"]);
  });
});

test("a note is removed by its author or an administrator", () => {
  const note = { author: "ada@example.com" };
  expect(mayRemoveNote(note, { email: "ada@example.com", isAdmin: false })).toBe(true);
  expect(mayRemoveNote(note, { email: "bob@example.com", isAdmin: true })).toBe(true);
  expect(mayRemoveNote(note, { email: "bob@example.com", isAdmin: false })).toBe(false);
});
