import { sql } from "drizzle-orm";
import { customType, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const id = () => uuid().primaryKey().defaultRandom();
export const timestamptz = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => timestamptz().notNull().defaultNow();
export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);
/** A SHA-256 hash in hex. */
export const sha256Hex = customType<{ data: string }>({ dataType: () => "char(64)" });

/** Text that is compared by bytes, so that both engines sort it alike in any locale. */
export const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
