import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimeAgo, parsePendingResponse } from "./pending-bookings";

const fetchedAt = new Date("2026-11-20T12:00:00Z");
const booking = { id: "1", fullName: "Ada", createdAt: "2026-11-20T11:48:00.000Z" };
const toBody = (change: object) => ({ ptotalCount: 1, pendingBookings: [booking], ...change });

test("parses a response of the API", () => {
  expect(parsePendingResponse(toBody({}), fetchedAt)).toEqual({
    count: 1,
    newest: [{ id: "1", fullName: "Ada", at: new Date(booking.createdAt) }],
    fetchedAt,
  });
});

test("keeps the count but at most 20 bookings", () => {
  const read = parsePendingResponse(
    toBody({ ptotalCount: 3000, pendingBookings: Array.from({ length: 3000 }, () => booking) }),
    fetchedAt,
  );
  expect([read?.count, read?.newest.length]).toEqual([3000, 20]);
});

test.each([
  ["a string", "text"],
  ["null", null],
  ["an array", []],
  ["a missing count", toBody({ ptotalCount: undefined })],
  ["a count as a string", toBody({ ptotalCount: "1" })],
  ["a negative count", toBody({ ptotalCount: -1 })],
  ["a fractional count", toBody({ ptotalCount: 1.5 })],
  ["an object in place of the list", toBody({ pendingBookings: {} })],
  ["a null entry", toBody({ pendingBookings: [null] })],
  ["an entry without a name", toBody({ pendingBookings: [{ ...booking, fullName: undefined }] })],
  ["an entry with an invalid id", toBody({ pendingBookings: [{ ...booking, id: 1 }] })],
  ["an invalid date", toBody({ pendingBookings: [{ ...booking, createdAt: "yesterday" }] })],
])("rejects %s", (_what, body) => {
  expect(parsePendingResponse(body, fetchedAt)).toBeNull();
});

test("rejects arbitrary JSON and parses every valid body", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(parsePendingResponse(body, fetchedAt)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(
        fc.record({ id: fc.uuid(), fullName: fc.string(), createdAt: fc.date({ noInvalidDate: true }) }),
      ),
      (count, bookings) => {
        const body: unknown = JSON.parse(JSON.stringify({ ptotalCount: count, pendingBookings: bookings }));
        expect(parsePendingResponse(body, fetchedAt)).toEqual({
          count,
          newest: bookings.slice(0, 20).map(({ createdAt: at, ...booking }) => ({ ...booking, at })),
          fetchedAt,
        });
      },
    ),
  );
});

test.each([
  [-5_000, "just now"],
  [0, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [12 * 60_000 + 59_999, "12 minutes ago"],
  [3_599_999, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [86_399_999, "23 hours ago"],
  [86_400_000, "1 day ago"],
  [1_200 * 86_400_000, "1,200 days ago"],
])("formats %i ms before now as %s", (elapsed, text) => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(formatTimeAgo(new Date(now.getTime() - elapsed), now)).toBe(text);
});
