import { and, eq, sql } from "drizzle-orm";
import { toChangeKey } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import type { AuditAction } from "./actions";

interface Repeatable {
  action: AuditAction;
  session: Session;
  /** The id of the form or request; without it, it is always a new one. */
  formId: string | undefined;
}

/**
 * Recognizes a request that comes again, for changes that the audit log records.
 *
 * @param content of the request, as JSON: with other content, it is another one
 * @returns the details of the entry of the first time, if it is done already; and what an entry of it is recorded with
 */
export async function recognizeEntry(
  transaction: Database,
  { action, session, formId }: Repeatable,
  content: unknown,
): Promise<{ earlier: Readonly<Record<string, string>> | undefined; ofForm: { form?: string } }> {
  if (formId === undefined) return { earlier: undefined, ofForm: {} };
  const changeKey = toChangeKey(session.staff, formId, content);
  const isOfForm = sql`${auditEntries.detail} ->> 'form' = ${changeKey}`;
  const [entry] = await transaction
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), isOfForm))
    .limit(1);
  return { earlier: entry?.detail, ofForm: { form: changeKey } };
}
