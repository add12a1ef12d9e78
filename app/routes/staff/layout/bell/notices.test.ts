import { expect, test } from "vitest";
import { parseNotices } from "./notices";

const entry = { id: "1", fullName: "Ada", at: "2026-11-20T11:48:00.000Z" };
const none = { count: 0, newest: [] };
const toBody = (change: object) => ({ waiting: 3, replies: none, handedOver: none, ...change });

test("parses what the server sends", () => {
  const handed = { ...entry, by: "Tom Okafor", note: "" };
  const replies = { count: 12, newest: [entry] };
  expect(parseNotices(toBody({ replies, handedOver: { count: 1, newest: [handed] } }))).toEqual({
    waiting: 3,
    replies: { count: 12, newest: [{ ...entry, at: new Date(entry.at) }] },
    handedOver: { count: 1, newest: [{ ...handed, at: new Date(entry.at) }] },
  });
});

test.each([
  ["null", null],
  ["no count of what waits", toBody({ waiting: undefined })],
  ["a negative count", toBody({ replies: { count: -1, newest: [] } })],
  ["no list", toBody({ replies: { count: 1 } })],
  ["an entry without a name", toBody({ replies: { count: 1, newest: [{ ...entry, fullName: null }] } })],
  ["an invalid date", toBody({ replies: { count: 1, newest: [{ ...entry, at: "today" }] } })],
  ["a hand-over by nobody", toBody({ handedOver: { count: 1, newest: [entry] } })],
])("rejects %s", (_what, body) => {
  expect(parseNotices(body)).toBeNull();
});
