import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server";
import { createdAt } from "./columns.server";

/** One row with the settings that differ from their defaults; settings/schema.ts describes and validates them. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: smallint().primaryKey().default(1),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Rises with every change; tells processes that their copy is old, and the second of two editors that the first has saved. */
    version: integer().notNull().default(0),
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
    text: text().notNull(),
    publishedAt: createdAt(),
    publishedBy: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.version] }),
    check("legal_versions_document_check", sql`${table.document} in ('terms', 'privacy')`),
  ],
);
