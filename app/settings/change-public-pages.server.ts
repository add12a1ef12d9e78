import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { countChange, lockSettings } from "./lock-settings.server";
import { refreshSettings } from "./settings.server";

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
