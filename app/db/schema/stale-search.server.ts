import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether an older release has stored what a booking is found by: without details, or with letters that `fold` replaces. */
export const hasStaleSearch = ({
  searchText,
  detailsText,
}: Record<"searchText" | "detailsText", AnyPgColumn>) =>
  sql`${detailsText} is null or (${searchText} || ${detailsText}) ~ '[đœæøłß]'`;
