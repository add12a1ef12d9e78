import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings } from "~/db/schema.server";
import { refreshSettings } from "./settings.server";

/**
 * Locks the settings until the transaction ends, and returns their row. What else public pages show changes under this lock, too. Call it
 * before the accounts are locked: two administrators who save at once would lock them in different orders.
 */
export async function lockSettings(transaction: Database) {
  await transaction.insert(siteSettings).values({}).onConflictDoNothing();
  const [row] = await transaction.select().from(siteSettings).for("update");
  if (!row) throw new Error("The row of the settings is missing.");
  return row;
}

/** Makes every process read the settings again, with all that public pages show, and forget the pages that it keeps. */
export async function countChange(transaction: Database): Promise<void> {
  await transaction.update(siteSettings).set({ version: sql`${siteSettings.version} + 1` });
}

/**
 * Changes what public pages show besides the settings. Every process then forgets the pages it keeps, this one at once. Changes run one
 * after the other.
 */
export async function changePublicPages<Result>(
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db().transaction(async (transaction) => {
    await lockSettings(transaction);
    await countChange(transaction);
    return change(transaction);
  });
  await refreshSettings();
  return result;
}
