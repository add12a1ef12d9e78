import { sql } from "drizzle-orm";
import { parseReference } from "~/booking/reference";
import { db, rows } from "~/db/client.server";
import type { ListFilter } from "./filter";
import { and, plainConditions } from "./filter-sql.server";

/**
 * Returns the id of the booking whose reference is the filter's search, for a visitor who reads it out on the
 * telephone; an empty array if the search is not a reference or the rest of the filter excludes the booking.
 */
export async function findIdsByReference(filter: ListFilter): Promise<string[]> {
  const reference = parseReference(filter.q);
  if (!reference) return [];
  const conditions = [sql`reference = ${reference}`, ...plainConditions(filter)];
  const found = await rows<{ id: string }>(db(), sql`select id from bookings where ${and(conditions)}`);
  return found.map(({ id }) => id);
}
