import { expect, test } from "vitest";
import type { Stage } from "~/db/schema.server";
import { sheetStatus as text } from "~/messages/print-sheets";
import { toQuoteView } from "./page-view.server";
import { toSheetStatus } from "./printed-sheet";

type State = Parameters<typeof toQuoteView>[0]["state"];

const now = new Date("2026-11-23T20:00:00Z");

function quote(state: State) {
  const base = { id: "1", bookingId: "1", number: 1, lines: [], note: "", author: "", expiryNotedAt: null };
  const times = { createdAt: now, answeredAt: now, validUntil: new Date("2026-12-23T20:00:00Z") };
  return toQuoteView({ ...base, ...times, totalCents: 1_545_100, state }, now);
}

test.each<[Stage, State | null, string]>([
  ["new", null, text.requested],
  ["in-review", null, text.requested],
  ["in-review", "declined", text.requested],
  ["quoted", "sent", text.offered],
  ["quoted", "accepted", text.ordered("You accepted this quote on Nov 23, 2026.", "$15,451.00")],
  ["scheduled", "accepted", text.ordered("You accepted this quote on Nov 23, 2026.", "$15,451.00")],
  ["scheduled", null, text.scheduled],
  ["done", null, text.done],
  ["canceled", "accepted", text.closed],
  ["declined", "withdrawn", text.closed],
])("a printed request in stage %s with a quote that is %s says: %s", (stage, state, status) => {
  expect(toSheetStatus(stage, state ? quote(state) : undefined)).toBe(status);
});
