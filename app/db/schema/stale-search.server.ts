import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether an older release has stored what a booking is found by: `searchText` of this one ends with an empty line. */
export const hasStaleSearch = ({ searchText }: Record<"searchText", AnyPgColumn>) =>
  sql`right(${searchText}, 1) <> chr(10)`;
