import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNotices } from "./notices";

const at = "2026-11-20T11:48:00.000Z";
const entry = { id: "1", fullName: "Ada", at };
const none = { count: 0, newest: [] };
const toBody = (change: object) => ({
  fetchedAt: "2026-11-20T12:00:00.000Z",
  waiting: 3,
  pending: none,
  replies: none,
  handedOver: none,
  ...change,
});

test.each([
  ["null", null],
  ["a string", "text"],
  ["no time", toBody({ fetchedAt: undefined })],
  ["an invalid time", toBody({ fetchedAt: "today" })],
  ["no count of what waits", toBody({ waiting: undefined })],
  ["a count as a string", toBody({ waiting: "1" })],
  ["a fractional count", toBody({ pending: { count: 1.5, newest: [] } })],
  ["a negative count", toBody({ replies: { count: -1, newest: [] } })],
  ["no list", toBody({ replies: { count: 1 } })],
  ["an object in place of a list", toBody({ pending: { count: 1, newest: {} } })],
  ["a null entry", toBody({ pending: { count: 1, newest: [null] } })],
  ["an entry without a name", toBody({ replies: { count: 1, newest: [{ ...entry, fullName: null }] } })],
  ["an entry with an invalid id", toBody({ replies: { count: 1, newest: [{ ...entry, id: 1 }] } })],
  ["an invalid date", toBody({ replies: { count: 1, newest: [{ ...entry, at: "today" }] } })],
  ["a hand-over by nobody", toBody({ handedOver: { count: 1, newest: [entry] } })],
])("rejects %s", (_what, body) => {
  expect(parseNotices(body)).toBeNull();
});

test("rejects arbitrary JSON and parses what the server sends", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(parseNotices(body)).toBeNull();
    }),
  );
  const date = fc.date({ noInvalidDate: true });
  const listOf = (fields: Record<string, fc.Arbitrary<string>>) =>
    fc.record({
      count: fc.nat(),
      newest: fc.array(fc.record({ id: fc.uuid(), fullName: fc.string(), at: date, ...fields })),
    });
  const notices = fc.record({
    fetchedAt: date,
    waiting: fc.nat(),
    pending: listOf({}),
    replies: listOf({}),
    handedOver: listOf({ by: fc.string(), note: fc.string() }),
  });
  fc.assert(
    fc.property(notices, (sent) => {
      expect(parseNotices(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
    }),
  );
});
