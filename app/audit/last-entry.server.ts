import { and, desc, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import type { AuditAction } from "./actions";

/**
 * Whether one of some actions was recorded, and none of those that undo it since.
 *
 * @param subject of the entries; any without it
 * @param butNot what undoes it
 * @param otherwise what is returned where the log has neither
 */
export async function wasLastRecorded(
  actions: readonly AuditAction[],
  {
    subject,
    butNot = [],
    otherwise = false,
  }: { subject?: string; butNot?: readonly AuditAction[]; otherwise?: boolean } = {},
): Promise<boolean> {
  const isOne = inArray(auditEntries.action, [...actions, ...butNot]);
  const [last] = await db()
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(isOne, subject === undefined ? undefined : eq(auditEntries.subject, subject)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last ? actions.some((action) => action === last.action) : otherwise;
}

/** Returns the id of the account that last did this to one of these subjects; null if it is unknown. */
export async function findLastActor(
  database: Database,
  action: AuditAction,
  subjects: readonly string[],
): Promise<string | null> {
  const [last] = await database
    .select({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), inArray(auditEntries.subject, [...subjects])))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.actorId ?? null;
}
