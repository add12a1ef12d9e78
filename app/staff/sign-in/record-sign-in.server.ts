import type { AuditAction } from "~/audit/actions";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { runOncePer, TooManyAttemptsError } from "~/db/rate-limit.server";
import { log } from "~/process/log.server";
import { type GuessCounter, limitGuesses } from "~/staff/limits/limit-guesses.server";

type RefusedSignIn = Extract<AuditAction, "sign-in-failed" | "sign-in-blocked">;

interface AuditedAccount {
  id: string;
  email: string;
}

/** A flood of failures must not fill the disk, so the audit log gets one of each kind for an account in ten minutes. */
const seconds = 10 * 60;

/**
 * Runs the sign-in of an account with `limitGuesses`, and records a failed or blocked attempt at an existing account. Call it outside of
 * transactions. Throws `TooManyAttemptsError`.
 */
export async function limitSignIn<Result>(
  counters: readonly GuessCounter[],
  account: AuditedAccount | undefined,
  guess: () => Promise<Result>,
  judge: Parameters<typeof limitGuesses<Result>>[2],
): Promise<Result> {
  try {
    const result = await limitGuesses(counters, guess, judge);
    // The record is not awaited, because a longer response would reveal that the account exists.
    if (judge(result) === "wrong") void recordRefusedSignIn("sign-in-failed", account);
    return result;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) void recordRefusedSignIn("sign-in-blocked", account);
    throw error;
  }
}

/** Logs errors instead of throwing them, because the caller needs its own result or error. */
async function recordRefusedSignIn(
  action: RefusedSignIn,
  account: AuditedAccount | undefined,
): Promise<void> {
  if (!account) return;
  try {
    await runOncePer({ name: `audit-${action}`, seconds }, account.id, () =>
      recordAudit(db(), { action, actor: null, subject: account.email }),
    );
  } catch (error) {
    log.warn({ event: "sign-in-not-audited", err: error }, "Could not record a refused sign-in");
  }
}
