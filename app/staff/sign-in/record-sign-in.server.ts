import type { AuditAction } from "~/audit/actions";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { consumeAttempt, TooManyAttemptsError } from "~/db/rate-limit.server";
import { log } from "~/log.server";
import { InvalidCredentialsError } from "~/staff/user-errors";

type Refusal = Extract<AuditAction, "sign-in-failed" | "sign-in-blocked">;

interface Account {
  id: string;
  email: string;
}

/** A flood of failures must not fill the disk, so the audit log has one of each kind for an account in ten minutes. */
const toLimit = (action: Refusal) => ({ name: `audit-${action}`, attempts: 1, seconds: 10 * 60 });

/**
 * Records what an error says about the sign-in of an existing account, and rethrows it. Call it outside of transactions.
 */
export function recordRefusal(error: unknown, account: Account | undefined): never {
  // Not awaited: an answer that takes longer would tell that there is an account.
  if (error instanceof InvalidCredentialsError) void recordRefusedSignIn("sign-in-failed", account);
  if (error instanceof TooManyAttemptsError) void recordRefusedSignIn("sign-in-blocked", account);
  throw error;
}

/** Records a failed or blocked sign-in. Does not throw: the caller needs its own error, not that of the log. */
export async function recordRefusedSignIn(action: Refusal, account: Account | undefined): Promise<void> {
  if (!account) return;
  try {
    await consumeAttempt(toLimit(action), account.id);
    await recordAudit(db(), { action, actor: null, subject: account.email });
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return;
    log.warn({ event: "sign-in-not-audited", err: error }, "Could not record a refused sign-in");
  }
}
