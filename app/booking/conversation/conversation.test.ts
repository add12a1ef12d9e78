import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { mayRemoveNote, noteSchema } from "./conversation";

const formId = randomUUID();
const messagesOf = (input: object) =>
  noteSchema.safeParse({ formId, ...input }).error?.issues.map(({ message }) => message);

describe("a note", () => {
  test("keeps its line breaks and markup, and removes control characters and outer blanks", () => {
    const text = "  Called <b>Ada</b>.\r\n\r\nGate:\u0000 1234\n ";
    expect(noteSchema.parse({ formId, text })).toEqual({ formId, text: "Called <b>Ada</b>.\n\nGate: 1234" });
  });

  test("must have 1 to 4,000 characters", () => {
    expect(messagesOf({ text: "x" })).toBeUndefined();
    expect(messagesOf({ text: "\n".repeat(9) + "x".repeat(4_000) })).toBeUndefined();
    expect(messagesOf({ text: "x".repeat(4_001) })).toEqual([
      "Shorten the note to 4,000 characters or fewer",
    ]);
    for (const text of ["", " \n\t ", "\u0000", undefined])
      expect(messagesOf({ text })).toEqual(["Enter a note"]);
  });

  test.each(["", "1", "x".repeat(36), undefined])("is rejected with the invalid form id %j", (id) => {
    expect(messagesOf({ text: "x", formId: id })).toEqual(["Reload the page, then try again"]);
  });
});

test("only the author or an administrator may remove a note", () => {
  const note = { author: "ada@example.com" };
  expect(mayRemoveNote(note, { email: "ada@example.com", isAdmin: false })).toBe(true);
  expect(mayRemoveNote(note, { email: "bob@example.com", isAdmin: true })).toBe(true);
  expect(mayRemoveNote(note, { email: "bob@example.com", isAdmin: false })).toBe(false);
});
