import type { Staff } from "~/access/session";
import { log } from "~/process/log.server";

type AccountEvent =
  | "account-created"
  | "account-updated"
  | "account-removed"
  | "password-changed"
  | "role-changed";

/** Logs ids only, without personal data. */
export function logAccount(event: AccountEvent, { actor, userId }: { actor: Staff; userId: string }): void {
  log.info({ event, actorId: actor.id, userId }, `Staff accounts: ${event}`);
}
