import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import type { AuditAction } from "./actions";

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
