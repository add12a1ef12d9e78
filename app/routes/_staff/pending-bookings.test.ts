import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePendingResponse } from "./pending-enquiries";

const askedAt = new Date("2026-11-20T12:00:00Z");
const enquiry = { id: "1", fullName: "Ada", createdAt: "2026-11-20T11:48:00.000Z" };
const answer = (change: object) => ({ ptotalCount: 1, pendingBookings: [enquiry], ...change });

test("an answer of the API reads as what the bell shows", () => {
  expect(parsePendingResponse(answer({}), askedAt)).toEqual({
    count: 1,
    newest: [{ id: "1", fullName: "Ada", createdAt: new Date(enquiry.createdAt) }],
    askedAt,
  });
});

test("no more than 20 enquiries are taken, the count stays true", () => {
  const read = parsePendingResponse(
    answer({ ptotalCount: 3000, pendingBookings: Array.from({ length: 3000 }, () => enquiry) }),
    askedAt,
  );
  expect([read?.count, read?.newest.length]).toEqual([3000, 20]);
});

test.each([
  ["no object", "text"],
  ["null", null],
  ["a list", []],
  ["no count", answer({ ptotalCount: undefined })],
  ["a count in words", answer({ ptotalCount: "1" })],
  ["a count below nothing", answer({ ptotalCount: -1 })],
  ["half a booking", answer({ ptotalCount: 1.5 })],
  ["no list", answer({ pendingBookings: {} })],
  ["an entry that is none", answer({ pendingBookings: [null] })],
  ["an entry without a name", answer({ pendingBookings: [{ ...enquiry, fullName: undefined }] })],
  ["an entry without an id", answer({ pendingBookings: [{ ...enquiry, id: 1 }] })],
  ["a date that is none", answer({ pendingBookings: [{ ...enquiry, createdAt: "yesterday" }] })],
])("%s is no answer", (_what, body) => {
  expect(parsePendingResponse(body, askedAt)).toBeNull();
});

test("whatever JSON comes, it is taken whole or not at all", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(parsePendingResponse(body, askedAt)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(
        fc.record({ id: fc.uuid(), fullName: fc.string(), createdAt: fc.date({ noInvalidDate: true }) }),
      ),
      (count, given) => {
        const body: unknown = JSON.parse(JSON.stringify({ ptotalCount: count, pendingBookings: given }));
        expect(parsePendingResponse(body, askedAt)).toEqual({ count, newest: given.slice(0, 20), askedAt });
      },
    ),
  );
});
