import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { listAudit, readAuditQuery } from "./list-audit.server";

type NewEntry = typeof auditEntries.$inferInsert;

async function insert(...entries: Partial<NewEntry>[]) {
  const filled = entries.map((entry) => ({ action: "billing-changed", actor: "ada@example.com", ...entry }));
  await db().insert(auditEntries).values(filled);
}

const read = (search: string) => readAuditQuery(new URLSearchParams(search));
const found = async (search: string) => (await listAudit(read(search))).entries.map(({ subject }) => subject);

test("pages through every entry once, newest first, while others are added", async () => {
  await insert(...Array.from({ length: 120 }, (_, index) => ({ subject: String(index) })));
  const seen: string[] = [];
  let after: number | undefined;
  do {
    const { entries, next } = await listAudit({ after });
    expect(entries.length).toBeLessThanOrEqual(50);
    seen.push(...entries.map(({ subject }) => subject));
    after = next;
    await insert({ subject: "late" });
  } while (after !== undefined);
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
});

test("searches by action, person and day", async () => {
  // 11 PM and 1 AM in Pacific time, around the midnight of December 11.
  const [before, after] = [new Date("2026-12-11T07:00:00Z"), new Date("2026-12-11T09:00:00Z")];
  await insert(
    { subject: "billing", createdAt: before },
    { subject: "created", action: "account-created", createdAt: after },
    { subject: "grace@example.com", action: "account-removed", createdAt: after },
    { subject: "own", action: "signed-in", actor: "grace@example.com", createdAt: after },
  );
  expect(await found("action=account-created")).toEqual(["created"]);
  expect(await found("action=key-made")).toEqual([]);
  expect(await found("person=grace%40example.com")).toEqual(["own", "grace@example.com"]);
  expect(await found("person='; drop table users; --")).toEqual([]);
  expect(await found("day=2026-12-10")).toEqual(["billing"]);
  expect(await found("day=2026-12-11&action=signed-in&person=grace%40example.com")).toEqual(["own"]);
});

test.each(["action=unknown", "day=2026-13-01", "after=-1", "after=x", "after=1.5", "person=", "person=%20"])(
  "%s is ignored",
  (search) => {
    expect(read(search)).toEqual({});
  },
);
