import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Translations } from "~/messages/languages";
import { users } from "./accounts.server";
import { createdAt, id, timestamptz } from "./columns.server";

/** Attempts counted against a rate limit: `points` of a key in the window that ends at `expire`. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamptz(),
});

/** Nightly removals of old data: one row a night, so that any number of processes do the work once. */
export const retentionRuns = pgTable("retention_runs", {
  /** The Pacific date on which the night begins. */
  night: date({ mode: "string" }).primaryKey(),
  /** Renewed while a process is at work. */
  startedAt: createdAt(),
  /** Null while a process is at work, and after one that was killed. */
  finishedAt: timestamptz(),
  /** What was removed, by kind. */
  removed: jsonb().$type<Record<string, number>>().notNull().default({}),
});

/** How the last backup of this database ended, in one row. The embedded database has a file in place of it. */
export const lastBackup = pgTable(
  "last_backup",
  {
    id: boolean().primaryKey().default(true),
    endedAt: createdAt(),
    /** `incomplete`: it was made, but the site has lost stored files, or the clock is wrong. */
    outcome: text({ enum: ["good", "incomplete", "failed"] }).notNull(),
    /** Why it is not good. */
    message: text().notNull().default(""),
    /** When the last one ended that can be restored. */
    lastMadeAt: timestamptz(),
  },
  (table) => [check("last_backup_single_row", sql`${table.id}`)],
);

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
  (table) => [index("audit_entries_action_idx").on(table.action, table.id)],
);

/** One row with the settings that differ from their defaults; settings/schema.ts describes and validates them. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: smallint().primaryKey().default(1),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Rises with every change: tells processes that their copy is old. */
    version: integer().notNull().default(0),
    /** By section, how often it was saved: tells the second of two editors that the first has saved. */
    sectionVersions: jsonb().$type<Partial<Record<string, number>>>().notNull().default({}),
    updatedAt: createdAt(),
    updatedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("site_settings_single_row", sql`${table.id} = 1`)],
);

export type LegalDocument = "terms" | "privacy";

/** Published versions of the terms and the privacy policy. Version 1 is the text in messages/; it has no row. */
export const legalVersions = pgTable(
  "legal_versions",
  {
    document: text().$type<LegalDocument>().notNull(),
    version: integer().notNull(),
    /** In English, which is binding. */
    text: text().notNull(),
    /** The same version in other languages, by their tag. */
    translations: jsonb().$type<Translations>().notNull().default({}),
    publishedAt: createdAt(),
    publishedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.version] }),
    check("legal_versions_document_check", sql`${table.document} in ('terms', 'privacy')`),
  ],
);

/** Texts that staff reuse in messages and mails to customers, with placeholders such as {name}. */
export const savedReplies = pgTable("saved_replies", {
  id: id(),
  label: text().notNull(),
  text: text().notNull(),
});

/** The price list, which is offered where a quote is written. A quote keeps its own copy of what it was sent with. */
export const prices = pgTable("prices", {
  id: id(),
  label: text().notNull(),
  /** What the price is for one of, such as "sheet"; may be empty. */
  unit: text().notNull().default(""),
  unitCents: integer().notNull(),
});
