import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AdminTransaction } from "~/access/admin-transaction.server";
import { toChangeKey } from "~/access/change-key.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import { cutText } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import type { AdminAction, AuditAction, AuditDetail } from "./actions";

interface AuditActor {
  id: string;
  email: string;
}

interface NewAuditEntry<Action = AuditAction, By = AuditActor | null> {
  action: Action;
  /** The acting account; null for the software itself or a command on the server. */
  actor: By;
  /**
   * The changed record, such as an account's email or the name of a setting; never a customer's data. `bookingSubject` names a booking.
   */
  subject?: string;
  detail?: Partial<Record<AuditDetail, string>>;
}

/**
 * Appends an entry to the audit log. Pass the transaction of the described change, so neither exists alone. An administrator's act needs
 * a transaction in which `changeAsAdmin` has checked the actor.
 */
export async function recordAudit(transaction: AdminTransaction, entry: NewAuditEntry): Promise<void>;
export async function recordAudit(
  transaction: Database,
  entry: NewAuditEntry<Exclude<AuditAction, AdminAction>> | NewAuditEntry<AuditAction, null>,
): Promise<void>;
export async function recordAudit(transaction: Database, entry: NewAuditEntry): Promise<void> {
  const { action, actor, subject = "", detail = {} } = entry;
  await transaction
    .insert(auditEntries)
    .values({ action, actorId: actor?.id ?? null, actor: actor?.email ?? "", subject, detail });
}

interface RepeatableAct {
  action: AuditAction;
  session: Session;
  /** The id of the form or request; undefined for one that is always new. */
  formId: string | undefined;
}

/**
 * Recognizes a repeated request by its audit entry. `content` is the request's content as JSON; a request with other content is a new one.
 * `earlier` has the details of the first entry if the request is done already. `ofForm` is the detail to add to the new entry.
 */
export async function recognizeEntry(
  transaction: Database,
  { action, session, formId }: RepeatableAct,
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

/**
 * Returns whether one of `actions` was recorded, and none of `butNot` since.
 *
 * @param subject of the entries; undefined for any subject
 * @param butNot actions that undo `actions`
 * @param otherwise the result for a log without either
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
  const [lastEntry] = await db()
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(isOne, subject === undefined ? undefined : eq(auditEntries.subject, subject)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return lastEntry ? actions.some((action) => action === lastEntry.action) : otherwise;
}

/** Returns the id of the account that last did this to one of these subjects; null if unknown. */
export async function findLastActor(
  database: Database,
  action: AuditAction,
  subjects: readonly string[],
): Promise<string | null> {
  const [lastEntry] = await database
    .select({ actorId: auditEntries.actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), inArray(auditEntries.subject, [...subjects])))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return lastEntry?.actorId ?? null;
}

/**
 * Returns the subject of an entry about a booking. The log stores only its id, because name and reference would identify the customer.
 */
export function bookingSubject(id: string): string {
  return `booking ${id}`;
}

export function mailSubject(id: string): string {
  return `mail ${id}`;
}

/** Uses the setting's name in the schema, because labels change. */
export function settingSubject(name: string): string {
  return `setting ${name}`;
}

const quotedLength = 200;

export function quoteValue(value: string): string {
  return cutText(value, quotedLength);
}

/** The id of a booking or mail, or the name of a setting. */
export interface SubjectReference {
  kind: "booking" | "mail" | "setting";
  id: string;
}

/** Parses a subject from `bookingSubject`, `mailSubject` or `settingSubject`; null for any other subject, which is shown unchanged. */
export function readSubject(subject: string): SubjectReference | null {
  const [kind, id = "", ...others] = subject.split(" ", 3);
  if (others.length > 0) return null;
  if (kind === "setting") return { kind, id };
  return (kind === "booking" || kind === "mail") && isUuid(id) ? { kind, id } : null;
}
