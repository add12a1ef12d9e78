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

/** Attempts that count against a rate limit: the `points` of a key in the window that ends at `expire`. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamptz(),
});

/** Nightly removals of old data. One row for each night, so several processes do the work once. */
export const retentionRuns = pgTable("retention_runs", {
  /** The Pacific date of the evening. */
  night: date({ mode: "string" }).primaryKey(),
  /** Renewed while a process is at work. */
  startedAt: createdAt(),
  /** Null until the work is done, so another process can repeat the work of a killed one. */
  finishedAt: timestamptz(),
  removed: jsonb().$type<Record<string, number>>().notNull().default({}),
});

/** The outcome of the last backup of PostgreSQL, in one row. For the embedded database, the outcome is in a file. */
export const lastBackup = pgTable(
  "last_backup",
  {
    id: boolean().primaryKey().default(true),
    endedAt: createdAt(),
    outcome: text({ enum: ["good", "incomplete", "failed"] }).notNull(),
    message: text().notNull().default(""),
    lastMadeAt: timestamptz(),
  },
  (table) => [check("last_backup_single_row", sql`${table.id}`)],
);

/**
 * Changes of accounts, settings and data, and exports. Append-only: triggers reject UPDATE, DELETE and TRUNCATE. Entries name no customer,
 * so the erasure of a person's data leaves them unchanged.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    /** The acting account; null for the software itself or a command. Not a foreign key, because entries outlive accounts. */
    actorId: uuid(),
    /** The account's email at that time; empty without an account. */
    actor: text().notNull().default(""),
    /** One of `auditActions` in audit/actions.ts. */
    action: text().notNull(),
    /** The object of the change, such as an account's email or the name of a setting; never a customer. */
    subject: text().notNull().default(""),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [index("audit_entries_action_idx").on(table.action, table.id)],
);

/** One row with the settings that differ from their defaults. settings/schema.ts validates them. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: smallint().primaryKey().default(1),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Incremented with every change, so processes notice that their copy is old. */
    version: integer().notNull().default(0),
    /** The number of saves of each section, to detect that another editor has saved. */
    sectionVersions: jsonb().$type<Partial<Record<string, number>>>().notNull().default({}),
    updatedAt: createdAt(),
    updatedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("site_settings_single_row", sql`${table.id} = 1`)],
);

export type LegalDocument = "terms" | "privacy";

/** Published versions of the terms and the privacy policy. Version 1 is the text in messages/ and has no row. */
export const legalVersions = pgTable(
  "legal_versions",
  {
    document: text().$type<LegalDocument>().notNull(),
    version: integer().notNull(),
    /** In English, the binding language. */
    text: text().notNull(),
    /** The same version in other languages, by language tag. */
    translations: jsonb().$type<Translations>().notNull().default({}),
    publishedAt: createdAt(),
    publishedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.version] }),
    check("legal_versions_document_check", sql`${table.document} in ('terms', 'privacy')`),
  ],
);

/** Texts that staff reuse in messages and mails, with placeholders such as {name}. */
export const savedReplies = pgTable("saved_replies", {
  id: id(),
  label: text().notNull(),
  text: text().notNull(),
});

/** The price list of the quote form. A quote keeps a copy of its prices. */
export const prices = pgTable("prices", {
  id: id(),
  label: text().notNull(),
  unit: text().notNull().default(""),
  unitCents: integer().notNull(),
});
