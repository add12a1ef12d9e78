import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { siteSettings } from "~/db/schema.server";
import { refreshSettings } from "./settings.server";

/**
 * Changes what public pages show besides the settings. Every process then forgets the pages it keeps, this one at once. Changes run one
 * after the other.
 */
export async function changePublicPages<Result>(
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db().transaction(async (transaction) => {
    // Before the accounts, as whoever saves settings does.
    await transaction
      .insert(siteSettings)
      .values({ version: 1 })
      .onConflictDoUpdate({ target: siteSettings.id, set: { version: sql`${siteSettings.version} + 1` } });
    return change(transaction);
  });
  await refreshSettings();
  return result;
}
