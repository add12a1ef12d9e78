import { type AdminTransaction, requireAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { siteSettings } from "~/db/schema.server";
import { toPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { omitDefaults } from "./default-settings";
import type { Settings } from "./schema";
import { bumpVersion, lockSettings, parseStored, refreshSettings } from "./settings.server";

/**
 * Saves a setting that is in no section, and applies it in this process at once.
 *
 * @param change further changes in the transaction, such as the removal of the replaced value's data
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function saveSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
  session: Session,
  change?: (transaction: AdminTransaction, replaced: Settings[Name]) => Promise<void>,
): Promise<void> {
  await db().transaction(async (unchecked) => {
    const row = await lockSettings(unchecked);
    const { transaction } = await requireAdmin(unchecked, session, { act: "setting-changed" });
    const current = parseStored(row.values);
    await change?.(transaction, current[name]);
    await transaction.update(siteSettings).set({ values: omitDefaults({ ...current, [name]: value }) });
    await bumpVersion(transaction);
  });
  await refreshSettings();
}

/** The value of `firstStepsHidden` when the list is removed permanently. */
export const firstStepsRemoved = "done";

/**
 * Hides the list of the first steps from every administrator, for a week or permanently.
 *
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function hideFirstSteps(session: Session, { forGood }: { forGood: boolean }): Promise<void> {
  const inAWeek = toPacificDay(new Date(Date.now() + 7 * dayMs));
  await saveSetting("firstStepsHidden", forGood ? firstStepsRemoved : inAWeek, session);
}
