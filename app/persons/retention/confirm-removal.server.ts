import { settings } from "~/settings/settings.server";
import { countNextRemoval, type NextRemoval, type RetentionTimes } from "./old-data.server";

/** The next night would remove more than it does now, and nobody has typed how much. */
export class RemovalUnconfirmedError extends Error {
  override name = "RemovalUnconfirmedError";
  constructor(readonly removal: NextRemoval) {
    super("The next night would remove more than it does now.");
  }
}

/** Returns the number that confirms a removal: its requests, else what comes next in the order of its kinds. */
export function toConfirmingNumber(removal: NextRemoval): number {
  return Object.values(removal).find((count) => count > 0) ?? 0;
}

/**
 * Lets retention times pass that remove no more in the next night than the ones in force, and others only with the number of what goes.
 *
 * @param typed the number that an administrator has typed, in any formatting
 * @throws {RemovalUnconfirmedError}
 */
export async function requireConfirmedRemoval(times: RetentionTimes, typed = ""): Promise<void> {
  const [before, after] = [await countNextRemoval(settings()), await countNextRemoval(times)];
  const kinds = Object.keys(after) as (keyof NextRemoval)[];
  if (kinds.every((kind) => after[kind] <= before[kind])) return;
  if (typed.replace(/\D/g, "") !== String(toConfirmingNumber(after)))
    throw new RemovalUnconfirmedError(after);
}
