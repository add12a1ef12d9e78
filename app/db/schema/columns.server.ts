import { sql } from "drizzle-orm";
import { type AnyPgColumn, customType, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "~/messages/languages";

export const id = () => uuid().primaryKey().defaultRandom();
export const timestamptz = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => timestamptz().notNull().defaultNow();
export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);
/** Defines the column of a person's language, which is English if unknown. */
export const language = () => text().$type<Locale>().notNull().default("en-US");
export const isLocale = (table: { language: AnyPgColumn }) =>
  sql`${table.language} in ('en-US', 'vi', 'fr-BE', 'fr-CA')`;
export const sha256Hex = customType<{ data: string }>({ dataType: () => "char(64)" });

/** Text compared by bytes, so both engines sort it alike in any locale. */
export const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
