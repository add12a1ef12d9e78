import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { quoteValue, recordAudit } from "./record-audit.server";

const actor = { id: crypto.randomUUID(), email: "grace@example.com" };

test("an entry names the actor, the action and the subject", async () => {
  await recordAudit(db(), {
    action: "account-updated",
    actor,
    subject: "ada@example.com",
    detail: { fields: "email" },
  });
  expect(await db().select().from(auditEntries)).toMatchObject([
    {
      action: "account-updated",
      actorId: actor.id,
      actor: actor.email,
      subject: "ada@example.com",
      detail: { fields: "email" },
    },
  ]);
});

test("an entry quotes a value without half of an emoji, which the database would refuse", async () => {
  const to = quoteValue(`${"a".repeat(199)}😀b`);
  await recordAudit(db(), { action: "first-admin-created", actor: null, detail: { to } });
  expect(await db().select().from(auditEntries)).toMatchObject([{ detail: { to: "a".repeat(199) } }]);
});

test("an entry is rolled back with the change that it describes", async () => {
  const change = db().transaction(async (transaction) => {
    await recordAudit(transaction, { action: "calendar-feed-renewed", actor });
    throw new Error("The change failed.");
  });
  await expect(change).rejects.toThrow("The change failed.");
  expect(await db().select().from(auditEntries)).toEqual([]);
});

test.each([
  ["update", sql`update audit_entries set actor = 'nobody'`],
  ["delete", sql`delete from audit_entries`],
  ["truncate", sql`truncate audit_entries`],
])("the database rejects an %s of entries", async (_, statement) => {
  await recordAudit(db(), { action: "calendar-feed-renewed", actor });
  await expect(db().execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("append-only") as string },
  });
  expect(await db().select().from(auditEntries)).toMatchObject([{ actor: actor.email }]);
});
