import type { AuditAction } from "~/audit/actions";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { log } from "~/log.server";

type Refusal = Extract<AuditAction, "sign-in-failed" | "sign-in-blocked">;

/** A flood of failures must not fill the disk, so the audit log has one of each kind for an account in ten minutes. */
const toLimit = (action: Refusal) => ({ name: `audit-${action}`, attempts: 1, seconds: 10 * 60 });

/**
 * Records a failed or blocked sign-in of an existing account. Does not throw: the caller needs its own error, not that of
 * the log. Call it outside of transactions.
 */
export async function recordRefusedSignIn(
  action: Refusal,
  account: { id: string; email: string } | undefined,
): Promise<void> {
  if (!account) return;
  try {
    await consumeAttempt(toLimit(action), account.id);
    await recordAudit(db(), { action, actor: null, subject: account.email });
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return;
    log.warn({ event: "sign-in-not-audited", err: error }, "Could not record a refused sign-in");
  }
}
