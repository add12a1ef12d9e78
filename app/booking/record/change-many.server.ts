import { and, inArray, isNull, type SQL } from "drizzle-orm";
import { toChangeKey } from "~/access/change-key.server";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session, Staff } from "~/access/session";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { type BookingEventKind, bookings } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { isRecorded, recordBookingEvents } from "./events.server";

interface ManyForm {
  /** Bounded by the caller. Those without a booking are ignored. */
  ids: readonly (string | undefined)[];
  session: Session;
  /** Of a request about one booking that may come again with the same content: what it has done already is not done again. */
  formId?: string | undefined;
  /** Of the request, as JSON. */
  content?: unknown;
}

/** What a change of several bookings may use. */
export interface ManyChange {
  transaction: Database;
  staff: Staff;
  /** The ids of those that exist, each once. */
  found: string[];
  /** Recorded with the events of the change, so that a repeated request is recognized. */
  ofForm: { form?: string };
}

/** `count` bookings exist, and are as they were to be; `changed` of them were not before. */
export interface ManyChanged {
  result: "done";
  count: number;
  changed: number;
}

/**
 * Runs a staff member's change of one or several bookings under their locks, in one transaction. Those whose personal data were erased are
 * as if they were gone.
 *
 * @param change returns how many bookings it has changed
 * @param open a transaction that has locked nothing but accounts; without it, one of its own
 * @returns null if none of the bookings exists
 * @throws {SessionEndedError}
 */
export async function changeMany(
  { ids, session, formId, content }: ManyForm,
  change: (context: ManyChange) => Promise<number>,
  open?: Database,
): Promise<ManyChanged | null> {
  const run = async (transaction: Database): Promise<ManyChanged | null> => {
    const staff = await requireLiveSession(transaction, session);
    const found = await lockBookings(transaction, ids);
    const [first] = found;
    if (first === undefined) return null;
    const form = formId === undefined ? undefined : toChangeKey(staff, formId, content);
    const isRepeat = form !== undefined && (await isRecorded(transaction, first, form));
    const ofForm = form === undefined ? {} : { form };
    const changed = isRepeat ? 0 : await change({ transaction, staff, found, ofForm });
    return { result: "done", count: found.length, changed };
  };
  return open ? run(open) : db().transaction(run);
}

type Updated = Pick<ManyChange, "transaction" | "staff" | "found"> & Partial<ManyChange>;

/**
 * Updates those of the bookings that meet a condition, and records an event of each.
 *
 * @returns how many they are
 */
export async function updateMany(
  { transaction, staff, found, ofForm = {} }: Updated,
  condition: SQL | undefined,
  values: Partial<typeof bookings.$inferInsert>,
  { kind, detail = {} }: { kind: BookingEventKind; detail?: Record<string, string> },
): Promise<number> {
  const changed = await transaction
    .update(bookings)
    .set(values)
    .where(and(inArray(bookings.id, found), condition))
    .returning({ bookingId: bookings.id });
  await recordBookingEvents(transaction, changed, {
    kind,
    actor: staff.email,
    detail: { ...detail, ...ofForm },
  });
  return changed.length;
}

/** In the order of their ids, so that two changes of several bookings cannot deadlock. */
async function lockBookings(transaction: Database, ids: ManyForm["ids"]): Promise<string[]> {
  const known = [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
  if (known.length === 0) return [];
  const locked = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, known), isNull(bookings.erasedAt)))
    .orderBy(bookings.id)
    .for("update");
  return locked.map(({ id }) => id);
}
