import { type Column, type SQL, sql } from "drizzle-orm";
import type { Position } from "~/lib/cursor";
import { sqlTime } from "./clock.server";

/** The condition for rows after a place in a list that is sorted by time and id, newest first; none without a place. */
export function isPast(
  table: Record<"createdAt" | "id", Column>,
  position: Position | undefined,
): SQL | undefined {
  if (!position) return undefined;
  const { createdAt, id } = position;
  return sql`(${table.createdAt}, ${table.id}) < (${sqlTime(createdAt)}, ${id}::uuid)`;
}
