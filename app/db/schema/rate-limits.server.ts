import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.server";

/** Attempts counted against a rate limit: `points` of a key in the window that ends at `expire`. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text().primaryKey(), points: integer().notNull(), expire: timestamptz() },
  (table) => [index("rate_limits_expire_idx").on(table.expire)],
);
