import { settings } from "~/settings/settings.server";
import { countNextRemoval, type NextRemoval, type RetentionTimes } from "./old-data.server";

/** Returns the number that confirms a removal: its requests, else what comes next in the order of its kinds. */
export function toConfirmingNumber(removal: NextRemoval): number {
  return Object.values(removal).find((count) => count > 0) ?? 0;
}

/**
 * Retention times that remove no more in the next night than the ones in force need no confirmation, others the number of what goes.
 *
 * @param typed the number that an administrator has typed, in any formatting
 * @returns what the next night would remove, if that is more than now and nobody has typed how much; null to go on
 */
export async function findUnconfirmedRemoval(times: RetentionTimes, typed = ""): Promise<NextRemoval | null> {
  const [before, after] = [await countNextRemoval(settings()), await countNextRemoval(times)];
  const kinds = Object.keys(after) as (keyof NextRemoval)[];
  if (kinds.every((kind) => after[kind] <= before[kind])) return null;
  return typed.replace(/\D/g, "") === String(toConfirmingNumber(after)) ? null : after;
}
