import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { toChangeKey, type AdminTransaction } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { auditEntries } from "~/db/schema.server";
import { cutText } from "~/lib/text";
import { isUuid } from "~/lib/uuid";
import type { AdminAction, AuditAction, AuditDetail } from "./actions";

interface Actor {
  id: string;
  email: string;
}

interface NewAuditEntry<Action = AuditAction, By = Actor | null> {
  action: Action;
  /** The acting account; null for the software itself or a command on the server. */
  actor: By;
  /**
   * What was changed, such as an account's email or the name of a setting; never a customer's data. A booking is named by
   * `bookingSubject`.
   */
  subject?: string;
  detail?: Partial<Record<AuditDetail, string>>;
}

/**
 * Appends an entry to the audit log. Pass the transaction of the change that it describes, so that neither exists alone. What only
 * administrators do needs one in which `changeAsAdmin` has checked that the actor is one.
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

/** The subject of an entry about a booking. The log keeps its id only: name and reference would identify the customer. */
export function bookingSubject(id: string): string {
  return `booking ${id}`;
}

/** The subject of an entry about an email. */
export function mailSubject(id: string): string {
  return `mail ${id}`;
}

/** The subject of an entry about a setting: its name in the schema, because labels change. */
export function settingSubject(name: string): string {
  return `setting ${name}`;
}

/** Characters of a value that an entry quotes. */
const quotedLength = 200;

/** Returns as much of a value as an entry quotes. */
export function quoteValue(value: string): string {
  return cutText(value, quotedLength);
}

/** What a subject is about: a booking or mail with this id, or a setting with this name. */
export interface SubjectReference {
  kind: "booking" | "mail" | "setting";
  id: string;
}

/** Reads what the functions above write; null for any other subject, which is shown as it is. */
export function readSubject(subject: string): SubjectReference | null {
  const [kind, id = "", ...others] = subject.split(" ", 3);
  if (others.length > 0) return null;
  if (kind === "setting") return { kind, id };
  return (kind === "booking" || kind === "mail") && isUuid(id) ? { kind, id } : null;
}
