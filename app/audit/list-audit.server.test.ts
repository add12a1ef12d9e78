import { expect, test } from "vitest";
import { parseCsv } from "#tests/support/files/csv";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { exportAudit } from "./export-audit.server";
import type { AuditFilter } from "./filter";
import { countAudit, listAudit, listPeople } from "./list-audit.server";

type Entry = typeof auditEntries.$inferInsert;

async function insert(...entries: Partial<Entry>[]) {
  const filled = entries.map((entry) => ({ action: "billing-changed", actor: "ada@example.com", ...entry }));
  while (filled.length > 0) await db().insert(auditEntries).values(filled.splice(0, 500));
}

const found = async (filter: AuditFilter) =>
  (await listAudit(filter, undefined)).entries.map(({ subject }) => subject);

test("pages through every entry once, newest first, while others are added", async () => {
  await insert(...Array.from({ length: 120 }, (_, index) => ({ subject: String(index) })));
  const seen: string[] = [];
  let after: number | undefined;
  do {
    const { entries, next } = await listAudit({}, after);
    expect(entries.length).toBeLessThanOrEqual(50);
    seen.push(...entries.map(({ subject }) => subject));
    after = next;
    await insert({ subject: "late" });
  } while (after !== undefined);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
});

test("filters by area, action, person and days", async () => {
  // 11 PM and 1 AM in Pacific time, around the midnight of December 11.
  const [before, after] = [new Date("2026-12-11T07:00:00Z"), new Date("2026-12-11T09:00:00Z")];
  await insert(
    { subject: "billing", createdAt: before },
    { subject: "created", action: "account-created", createdAt: after },
    { subject: "grace@example.com", action: "account-removed", createdAt: after },
    { subject: "own", action: "signed-in", actor: "grace@example.com", createdAt: after },
  );
  expect(await found({ what: "accounts" })).toEqual(["grace@example.com", "created"]);
  expect(await found({ what: "account-created" })).toEqual(["created"]);
  expect(await found({ what: "data" })).toEqual([]);
  expect(await found({ person: "grace@example.com" })).toEqual(["own", "grace@example.com"]);
  expect(await found({ person: "'; drop table users; --" })).toEqual([]);
  expect(await found({ to: "2026-12-10" })).toEqual(["billing"]);
  expect(await found({ from: "2026-12-11" })).toHaveLength(3);
  expect(await found({ from: "2026-12-11", to: "2026-12-11", what: "security" })).toEqual(["own"]);
  expect(await found({ from: "2026-12-12", to: "2026-12-11" })).toEqual([]);
  expect(await countAudit({ from: "2026-12-12", to: "2026-12-11" })).toBe(0);
  expect(await countAudit({ person: "grace@example.com" })).toBe(2);
});

test("offers the accounts of the log, also former ones, and the current ones", async () => {
  await insert({ actor: "former@example.com" }, { actor: "former@example.com" }, { actor: "" });
  await insertStaff({ email: "Bea@example.com" });
  await insertStaff({ email: "gone@example.com", deactivatedAt: new Date() });
  expect(await listPeople()).toEqual(["Bea@example.com", "former@example.com"]);
});

test("offers a bounded number of accounts", async () => {
  await insert(...Array.from({ length: 300 }, (_, index) => ({ actor: `a${index}@example.com` })));
  expect(await listPeople()).toHaveLength(200);
});

async function exported(filter: AuditFilter) {
  let text = "";
  let count = 0;
  const names = new Map([["booking 1", { text: "Booking K7MD-3R4F" }]]);
  for await (const chunk of exportAudit(filter, () => Promise.resolve(names))) {
    text += chunk.csv;
    count += chunk.count;
  }
  expect(text.startsWith("\ufeff")).toBe(true);
  const [headers = [], ...table] = parseCsv(text.slice(1));
  expect(count).toBe(table.length);
  return table.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index]])));
}

test("exports entries in words, and no cell is a formula", async () => {
  await insert({
    action: "account-updated",
    actor: "=cmd|' /C calc'!A0",
    subject: "+grace@example.com",
    detail: { fields: "email, mobile" },
    createdAt: new Date("2026-12-11T17:30:05Z"),
  });
  await insert({ action: "request-link-renewed", subject: "booking 1" });
  expect(await exported({})).toMatchObject([
    { What: "Renewed a customer’s private link", About: "Booking K7MD-3R4F", Area: "Bookings and spam" },
    {
      "Time (Pacific time)": "2026-12-11 09:30",
      "Time (UTC)": "2026-12-11T17:30:05.000Z",
      Who: "'=cmd|' /C calc'!A0",
      Area: "Accounts",
      What: "Changed an account",
      About: "'+grace@example.com",
      Details: "Fields: email, phone number",
    },
  ]);
});

test("exports every matching entry across several batches, and a header without any", async () => {
  await insert(...Array.from({ length: 1_203 }, (_, index) => ({ subject: String(index) })));
  const subjects = (await exported({ what: "settings" })).map(({ About }) => About);
  expect(subjects).toEqual(Array.from({ length: 1_203 }, (_, index) => String(1_202 - index)));
  expect(await exported({ what: "data" })).toEqual([]);
});
