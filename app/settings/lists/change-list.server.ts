import { type AdminTransaction, requireAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { quoteValue, recordAudit, settingSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { shortDigest } from "~/lib/sha256.server";
import { lockSettings } from "~/settings/settings.server";

/** A list of entries that administrators maintain, one for each such table. */
export interface EntryList<Values extends { label: string }> {
  setting: "prices" | "replies";
  max: number;
  /** Returns the entries, sorted by label. */
  read: (database: Database) => Promise<(Values & { id: string })[]>;
  insert: (transaction: Database, entry: Values & { id: string }) => Promise<unknown>;
  update: (transaction: Database, id: string, values: Values) => Promise<unknown>;
  remove: (transaction: Database, id: string) => Promise<unknown>;
  /** Describes the values other than the label, for the audit log. */
  describe: (values: Values) => string;
}

/** Returns the digest that the form of an entry sends back. */
export function digestEntry<Values extends { label: string }>(
  list: EntryList<Values>,
  entry: Values,
): string {
  return shortDigest(JSON.stringify([entry.label, list.describe(entry)]));
}

/**
 * Adds an entry to a list, or changes the one with this id. Saving the same values again changes nothing.
 *
 * @param digest of the entry that the form was loaded with; undefined to overwrite changes of others
 * @returns `full` if the list has its maximum of entries; `changed`, with the stored entry, if somebody else has changed it
 * @throws the errors of `changeAsAdmin`
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
      await list.insert(transaction, { ...values, id });
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

/** Removes an entry if it exists. Throws the errors of `changeAsAdmin`. */
export function removeEntry<Values extends { label: string }>(
  list: EntryList<Values>,
  id: string,
  session: Session,
): Promise<void> {
  return changeList(session, async (transaction) => {
    const stored = (await list.read(transaction)).find((entry) => entry.id === id);
    if (!stored) return;
    await list.remove(transaction, id);
    const detail = { name: stored.label, from: quoteValue(list.describe(stored)), to: "" };
    await recordChange(transaction, list.setting, session, detail);
  });
}

/** Changes a list in a transaction. A lock serializes the changes, so a list keeps its maximum. */
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
