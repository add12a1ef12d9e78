import { expect, test } from "vitest";
import { describeEvent, groupActs, withNames } from "./describe-event";

const actor = "staff@example.com";

test.each([
  [{ kind: "created", actor: null, detail: {} }, "Created"],
  [{ kind: "viewed", actor, detail: {} }, "Viewed by staff@example.com"],
  [{ kind: "marked-pending", actor, detail: {} }, "Marked as pending by staff@example.com"],
  [
    { kind: "file-downloaded", actor, detail: { name: "plan.pdf" } },
    "plan.pdf downloaded by staff@example.com",
  ],
  [{ kind: "file-downloaded", actor, detail: {} }, "File downloaded by staff@example.com"],
  [
    { kind: "files-expired", actor: null, detail: { count: "2" } },
    "2 files removed when their retention time ended",
  ],
  [{ kind: "files-downloaded", actor, detail: {} }, "All files downloaded by staff@example.com"],
  [{ kind: "note-added", actor, detail: {} }, "Note added by staff@example.com"],
  [{ kind: "note-removed", actor, detail: { author: actor } }, "Note removed by staff@example.com"],
  [
    { kind: "note-removed", actor, detail: { author: "ada@example.com" } },
    "Note by ada@example.com removed by staff@example.com",
  ],
  [
    { kind: "completion-date-set", actor, detail: { date: "2026-12-11T17:30:00.000Z" } },
    "Completion date set to Dec 11, 2026, 9:30 AM by staff@example.com",
  ],
  [{ kind: "completion-date-set", actor, detail: {} }, "Completion date removed by staff@example.com"],
  [
    { kind: "stage-changed", actor, detail: { from: "new", to: "in-review" } },
    "Stage changed from New to In review by staff@example.com",
  ],
  [{ kind: "owner-changed", actor, detail: {} }, "Assigned to nobody by staff@example.com"],
  [
    { kind: "quote-accepted", actor: null, detail: { number: "2", totalCents: "125050" } },
    "Quote 2 ($1,250.50) accepted by the customer",
  ],
  [
    { kind: "visit-canceled", actor: null, detail: { startsAt: "2026-12-11T17:30:00.000Z" } },
    "Visit on Fri, Dec 11, 2026, 9:30 AM canceled by the customer",
  ],
  [{ kind: "marked-spam", actor, detail: { reason: "staff" } }, "Marked as spam by staff@example.com"],
  [
    { kind: "marked-spam", actor: null, detail: { reason: "too-fast" } },
    "Marked as spam by the form: Sent too fast for a person",
  ],
  [
    {
      kind: "corrected",
      actor,
      detail: {
        "fullName.before": "Ada",
        "fullName.after": "Ada Lovelace",
        "phone.before": "",
        "phone.after": "555-0142",
        "company.before": "Analytical",
        "company.after": "",
      },
    },
    "Corrected by staff@example.com. Full Name: “Ada” is now “Ada Lovelace”. Phone: “555-0142” was added. Company: “Analytical” was removed.",
  ],
] as const)("describes %j as %s", (event, text) => {
  expect(describeEvent(event)).toBe(text);
});

test("withNames replaces emails by names where a name is known", () => {
  const names = new Map([[actor, "Grace Hopper"]]);
  const event = { kind: "note-removed", actor, detail: { author: "ada@example.com" } } as const;
  expect(describeEvent(withNames(event, names))).toBe("Note by ada@example.com removed by Grace Hopper");
});

test("one act is what one person did at one time, with one event of each kind", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
  const events = [
    { kind: "viewed", actor, createdAt: at(0) },
    { kind: "owner-changed", actor, createdAt: at(0) },
    { kind: "message-received", actor: null, createdAt: at(0) },
    { kind: "file-added", actor: null, createdAt: at(1) },
    { kind: "file-added", actor: null, createdAt: at(1) },
  ] as const;
  expect(groupActs(events).map((act) => act.map(({ kind }) => kind))).toEqual([
    ["viewed", "owner-changed"],
    ["message-received"],
    ["file-added"],
    ["file-added"],
  ]);
});
