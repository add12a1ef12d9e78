import { type AdminTransaction, requireAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { quoteValue, recordAudit, settingSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { moveBefore } from "~/lib/move-before";
import { shortDigest } from "~/lib/sha256.server";
import { lockSettings } from "~/settings/settings.server";

/** A list of entries that administrators keep in an order of their own; each table of such entries has one. */
export interface EntryList<Values extends { label: string }> {
  /** The name of the list in the audit log. */
  setting: "prices" | "replies";
  /** Entries at most. */
  max: number;
  /** Returns the entries in their order. */
  read: (database: Database) => Promise<(Values & { id: string })[]>;
  insert: (transaction: Database, entry: Values & { id: string; position: number }) => Promise<unknown>;
  update: (transaction: Database, id: string, values: Values) => Promise<unknown>;
  place: (transaction: Database, id: string, position: number) => Promise<unknown>;
  remove: (transaction: Database, id: string) => Promise<unknown>;
  /** Returns the values beside the label in words, for the audit log. */
  describe: (values: Values) => string;
}

/** Returns the digest of an entry that its form sends back as `digest`. */
export function digestEntry<Values extends { label: string }>(
  list: EntryList<Values>,
  entry: Values,
): string {
  return shortDigest(JSON.stringify([entry.label, list.describe(entry)]));
}

/**
 * Adds an entry to the end of a list, or changes the one with this id. Saving the same values again changes nothing.
 *
 * @param digest the digest of the entry that the form was loaded with; undefined to overrule what others have changed
 * @returns `full` if the list has as many entries as it may have; `changed`, with what is stored, if somebody else has changed the entry
 * @throws as `changeAsAdmin`
 */
export function saveEntry<Values extends { label: string }>(
  list: EntryList<Values>,
  { id, values, digest }: { id: string; values: Values; digest: string | undefined },
  session: Session,
) {
  return changeList(session, async (transaction) => {
    const entries = await list.read(transaction);
    const stored = entries.find((entry) => entry.id === id);
    const record = (detail: { from?: string; to: string }) =>
      recordChange(transaction, list.setting, session, { name: values.label, ...detail });
    if (!stored) {
      if (entries.length >= list.max) return { result: "full" } as const;
      await list.insert(transaction, { ...values, id, position: entries.length });
      await record({ to: quoteValue(list.describe(values)) });
      return { result: "done" } as const;
    }
    if (digestEntry(list, stored) === digestEntry(list, values)) return { result: "done" } as const;
    if (digest !== undefined && digestEntry(list, stored) !== digest)
      return { result: "changed", stored } as const;
    await list.update(transaction, id, values);
    const isRenamed = stored.label !== values.label;
    await record({
      from: quoteValue(isRenamed ? `${stored.label}: ${list.describe(stored)}` : list.describe(stored)),
      to: quoteValue(list.describe(values)),
    });
    return { result: "done" } as const;
  });
}

/**
 * Removes an entry, if it is still there.
 *
 * @throws as `changeAsAdmin`
 */
export function removeEntry<Values extends { label: string }>(
  list: EntryList<Values>,
  id: string,
  session: Session,
): Promise<void> {
  return changeList(session, async (transaction) => {
    const entries = await list.read(transaction);
    const stored = entries.find((entry) => entry.id === id);
    if (!stored) return;
    await list.remove(transaction, id);
    await renumber(
      list,
      transaction,
      entries,
      entries.filter((entry) => entry !== stored),
    );
    const detail = { name: stored.label, from: quoteValue(list.describe(stored)), to: "" };
    await recordChange(transaction, list.setting, session, detail);
  });
}

/**
 * Moves an entry before another one, or to the end. Nothing changes if one of them is gone.
 *
 * @param before the id of the other entry; null for the end
 * @throws as `changeAsAdmin`
 */
export function moveEntry<Values extends { label: string }>(
  list: EntryList<Values>,
  { id, before }: { id: string; before: string | null },
  session: Session,
): Promise<void> {
  return changeList(session, async (transaction) => {
    const entries = await list.read(transaction);
    const moved = moveBefore(entries, id, before);
    if (!moved) return;
    await renumber(list, transaction, entries, moved);
    const placeIn = (order: readonly { id: string }[]) =>
      `${order.findIndex((entry) => entry.id === id) + 1}`;
    const name = entries.find((entry) => entry.id === id)?.label ?? "";
    const detail = { name, from: placeIn(entries), to: placeIn(moved) };
    await recordChange(transaction, list.setting, session, detail);
  });
}

/** Stores the new places of the entries whose place has changed. */
async function renumber<Values extends { label: string }>(
  list: EntryList<Values>,
  transaction: Database,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): Promise<void> {
  for (const [position, { id }] of after.entries())
    if (before[position]?.id !== id) await list.place(transaction, id, position);
}

/** Changes a list in a transaction of its own. They run one after the other, so that a list keeps its limit and its order. */
function changeList<Result>(
  session: Session,
  change: (transaction: AdminTransaction) => Promise<Result>,
): Promise<Result> {
  return db().transaction(async (unchecked) => {
    await lockSettings(unchecked);
    const { transaction } = await requireAdmin(unchecked, session, { act: "setting-changed" });
    return change(transaction);
  });
}

async function recordChange(
  transaction: AdminTransaction,
  setting: string,
  { staff }: Session,
  detail: { name: string; from?: string; to: string },
): Promise<void> {
  const subject = settingSubject(setting);
  await recordAudit(transaction, { action: "setting-changed", actor: staff, subject, detail });
}
