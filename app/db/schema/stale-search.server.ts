import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether an older release has written `searchText`. This release ends it with an empty line. */
export const hasStaleSearch = ({ searchText }: Record<"searchText", AnyPgColumn>) =>
  sql`right(${searchText}, 1) <> chr(10)`;
