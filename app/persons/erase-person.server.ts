import { asc, type SQL } from "drizzle-orm";
import type { GuardedAct } from "~/access/acts";
import { type AdminTransaction, changeAsAdmin, requireAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import type { AuditAction, AuditDetail } from "~/audit/actions";
import { recordAudit } from "~/audit/record-audit.server";
import {
  eraseBookings,
  eraseUnsubmittedDraft,
  type ErasureMode,
} from "~/booking/erase/erase-bookings.server";
import { deleteSavedSearches } from "~/booking/list/saved-searches.server";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings } from "~/db/schema.server";
import { removeReleasedFiles } from "~/files/release-files.server";
import { removeMails, retryWhileMailIsUnderWay } from "~/mail/remove-mails.server";
import { forgetSignInAttempts } from "~/staff/limits/sign-in-limits.server";
import { factsOf, isBookingOf, isDraftOf, isOtherMailOf, savedSearchesOf } from "./match-person.server";
import type { PersonKey } from "./person-key";

export interface ErasedPerson {
  requests: number;
  drafts: number;
  files: number;
  mails: number;
  savedSearches: number;
  /** Whether requests or drafts are left, because a call stops at a limit to respond in time. */
  isUnfinished: boolean;
}

const maxPerCall = 200;

interface PersonErasure {
  key: PersonKey;
  mode: ErasureMode;
  session: Session;
  /** Milliseconds for which each transaction waits for the mail worker. */
  maxWaitMs?: number;
}

/**
 * Erases or anonymizes all of a person's data. Each request and draft has its own transaction, which rechecks the session and its
 * verification and writes its own audit entry. An interruption leaves no half-erased record and no change without an entry, and a repeat
 * finishes the rest. Drafts come before requests, because a draft may become a request in the meantime. Throws `MailUnderWayError` when a
 * mail to the person is being sent; earlier erasures stay. Throws like `changeAsAdmin`.
 */
export async function erasePerson(erasing: PersonErasure): Promise<ErasedPerson> {
  const removed = { requests: 0, drafts: 0, files: 0, mails: 0 };
  const add = (kind: "requests" | "drafts", erased: ErasedCounts | null) => {
    if (!erased) return;
    removed[kind]++;
    removed.files += erased.files;
    removed.mails += erased.mails;
  };
  // The searches come first, while the requests still have the names to look for.
  const searches = await removeSavedSearches(erasing);
  try {
    for (const id of await findDrafts(erasing.key, maxPerCall)) add("drafts", await eraseDraft(erasing, id));
    for (const id of await findBookings(erasing.key, maxPerCall))
      add("requests", await eraseBooking(erasing, id));
    removed.mails += await removeOtherMails(erasing);
  } finally {
    await removeReleasedFiles();
  }
  if (erasing.key.kind === "email") await forgetSignInAttempts(erasing.key.value);
  const remaining = [await findDrafts(erasing.key, 1), await findBookings(erasing.key, 1)];
  return { ...removed, savedSearches: searches, isUnfinished: remaining.flat().length > 0 };
}

interface ErasedCounts {
  files: number;
  mails: number;
}

const findBookings = (key: PersonKey, limit: number) => findIds(bookings, isBookingOf(key), limit);
const findDrafts = async (key: PersonKey, limit: number) =>
  findIds(bookingDrafts, await isDraftOf(key), limit);

async function findIds(
  table: typeof bookings | typeof bookingDrafts,
  which: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const { id } = table;
  const found = await db().select({ id }).from(table).where(which).orderBy(asc(id)).limit(limit);
  return found.map((row) => row.id);
}

async function eraseBooking(
  { mode, session, maxWaitMs }: PersonErasure,
  id: string,
): Promise<ErasedCounts | null> {
  const [erased] = await eraseBookings([id], {
    mode,
    maxWaitMs,
    begin: async (unchecked) => {
      const action = mode === "erase" ? "request-erased" : "request-anonymized";
      const { transaction } = await requireAdmin(unchecked, session, { act: action });
      return {
        actor: session.staff.email,
        record: ({ bookingId, ...counts }) => recordErasure(transaction, session, action, bookingId, counts),
      };
    },
  });
  return erased ?? null;
}

/** Erases a draft in both modes, because the statistics need nothing of it. */
function eraseDraft(erasing: PersonErasure, id: string): Promise<ErasedCounts | null> {
  return inTransaction(erasing, "draft-erased", async (transaction) => {
    const removed = await eraseUnsubmittedDraft(transaction, id);
    if (!removed) return null;
    await recordErasure(transaction, erasing.session, "draft-erased", id, removed);
    return removed;
  });
}

function removeOtherMails(erasing: PersonErasure): Promise<number> {
  return inTransaction(erasing, "person-mails-erased", async (transaction) => {
    const count = await removeMails(transaction, isOtherMailOf(erasing.key));
    if (count > 0)
      await recordErasure(transaction, erasing.session, "person-mails-erased", "", { mails: count });
    return count;
  });
}

async function removeSavedSearches(erasing: PersonErasure): Promise<number> {
  const ids = await savedSearchesOf(await factsOf(erasing.key));
  if (ids.length === 0) return 0;
  return inTransaction(erasing, "person-searches-erased", async (transaction) => {
    const count = await deleteSavedSearches(transaction, ids);
    if (count > 0) await recordErasure(transaction, erasing.session, "person-searches-erased", "", { count });
    return count;
  });
}

function inTransaction<Result>(
  { session, maxWaitMs }: PersonErasure,
  act: GuardedAct,
  run: (transaction: AdminTransaction) => Promise<Result>,
): Promise<Result> {
  return retryWhileMailIsUnderWay(() => changeAsAdmin(session, { act }, run), maxWaitMs);
}

/** Writes an audit entry with counts and an id that means nothing without the erased record. */
function recordErasure(
  transaction: AdminTransaction,
  { staff }: Session,
  action: AuditAction,
  subject: string,
  counts: Partial<Record<AuditDetail, number>>,
): Promise<void> {
  const detail = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
  return recordAudit(transaction, { action, actor: staff, subject, detail });
}
