import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingSubject, mailSubject, readSubject } from "./record-audit.server";

test("parses its own subjects", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(readSubject(bookingSubject(id))).toEqual({ kind: "booking", id });
      expect(readSubject(mailSubject(id))).toEqual({ kind: "mail", id });
    }),
  );
});

test.each(["", "ada@example.com", "booking", "booking 7", "mail x y", `booking ${crypto.randomUUID()} x`])(
  "%j is a subject of another kind",
  (subject) => {
    expect(readSubject(subject)).toBeNull();
  },
);
