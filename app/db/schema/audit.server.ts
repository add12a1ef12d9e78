import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.server";

/**
 * Who did what to accounts, settings, data and exports. Append-only: triggers reject UPDATE, DELETE and TRUNCATE. Entries name
 * no customer, so erasing a person's data leaves them as they are.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    /** The acting account; null for the software itself or a command on the server. Not a foreign key: entries outlive accounts. */
    actorId: uuid(),
    /** The acting account's email at that time; empty without an account. */
    actor: text().notNull().default(""),
    /** One of `auditActions` in audit/actions.ts. */
    action: text().notNull(),
    /** What was changed, such as an account's email or the name of a setting; never a customer. */
    subject: text().notNull().default(""),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index("audit_entries_action_idx").on(table.action, table.id),
    index("audit_entries_actor_idx").on(table.actor, table.id),
    index("audit_entries_created_at_idx").on(table.createdAt, table.id),
  ],
);
