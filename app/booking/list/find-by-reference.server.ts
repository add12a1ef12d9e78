import { sql } from "drizzle-orm";
import { db, rows } from "~/db/client.server";
import type { ListFilter } from "./filter";
import { and, rangeConditions, statusCondition } from "./filter-sql.server";
import { parseReference } from "~/booking/reference";

/**
 * The id of the booking whose reference a visitor has read out on the telephone; none where the filter's
 * search is no reference, or the rest of the filter leaves the booking out.
 */
export async function idsByReference(filter: ListFilter): Promise<string[]> {
  const reference = parseReference(filter.q);
  if (!reference) return [];
  const conditions = [sql`reference = ${reference}`, ...statusCondition(filter), ...rangeConditions(filter)];
  const found = await rows<{ id: string }>(db(), sql`select id from bookings where ${and(conditions)}`);
  return found.map(({ id }) => id);
}
