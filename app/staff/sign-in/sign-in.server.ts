import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { signInFailures } from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import type { AccountRefused } from "~/staff/account-results";
import { administratorsNeedSecondFactor, hasSecondFactor } from "~/staff/factors/find-factors.server";
import { signInCounters } from "~/staff/limits/sign-in-limits.server";
import { verifyPassword } from "~/staff/passwords/hash-password.server";
import type { Credentials } from "~/staff/schema";
import { findKnownDevice } from "./device-cookie.server";
import { finishSignIn, openSession, type SignedIn, startSession } from "./finish-sign-in.server";
import { insertPendingSignIn, removePendingSignIn, writePendingCookie } from "./pending-sign-in.server";
import { limitSignIn } from "./record-sign-in.server";

/** The password was right, and the second factor is missing: the next call is `finishSignIn`. */
interface FactorNeeded {
  result: "factor-needed";
  /** The pending sign-in's secret. */
  pending: string;
  headers: Headers;
}

type StoredAccount = typeof users.$inferSelect;

/**
 * Checks the credentials. Creates a session and ends the session of the request; for an account with a second factor, stores a pending
 * sign-in instead.
 *
 * @param address from `clientAddress`
 * @returns `wrong-password` also for an unknown email, so the result does not reveal the account
 * @throws {PasswordQueueFullError}
 * @throws {TooManyAttemptsError}
 */
export async function signIn(
  request: Request,
  { email, password }: Credentials,
  address: string,
): Promise<SignedIn | FactorNeeded | AccountRefused<"wrong-password">> {
  const [account] = await db()
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deactivatedAt)));
  const device = account && (await findKnownDevice(request, account.id));
  const knownDevice = device ? { userId: account.id, device } : undefined;
  const guess = () => checkPassword(account, password, { request, address });
  const outcome = await limitSignIn(
    signInCounters({ email, address, knownDevice }),
    account,
    guess,
    toGuessOutcome,
  );
  if (outcome.result === "wrong-password") return outcome;
  if (outcome.result === "done") {
    const mustAddFactor = outcome.staff.isAdmin && administratorsNeedSecondFactor();
    const headers = await startSession(request, outcome.staff, outcome.token);
    return { ...outcome, headers, mustAddFactor };
  }
  const headers = new Headers({ "Set-Cookie": await writePendingCookie(request, outcome.pending) });
  return { ...outcome, headers };
}

const toGuessOutcome = ({ result }: { result: string }) => (result === "wrong-password" ? "wrong" : "right");

/** Checks the account again after the hash, because its password may have changed, or it may have been removed. */
async function checkPassword(
  account: StoredAccount | undefined,
  password: string,
  { request, address }: { request: Request; address: string },
): Promise<Omit<SignedIn, "headers"> | Omit<FactorNeeded, "headers"> | AccountRefused<"wrong-password">> {
  if (!(await verifyPassword(account?.passwordHash, password)) || !account) return refuse(account);
  const { id, passwordHash, isAdmin, fullName, email } = account;
  return db().transaction(async (transaction) => {
    const isUnchanged = and(
      eq(users.id, id),
      eq(users.passwordHash, passwordHash),
      isNull(users.deactivatedAt),
    );
    const unchanged = await transaction
      .select({ id: users.id })
      .from(users)
      .where(isUnchanged)
      .for("no key update");
    if (unchanged.length === 0) return refuse(account);
    if (await hasSecondFactor(id, transaction))
      return { result: "factor-needed" as const, pending: await insertPendingSignIn(transaction, id) };
    return openSession(transaction, { id, email, fullName, isAdmin }, request, address);
  });
}

function refuse(account: StoredAccount | undefined): AccountRefused<"wrong-password"> {
  signInFailures.inc({ kind: "password" });
  log.warn({ event: "sign-in-failed", userId: account?.id }, "Sign-in failed");
  return { result: "wrong-password" };
}

/**
 * Signs an API client in with one request.
 *
 * @param credentials with a code, for an account with a second factor
 * @returns `code-needed` when the code is missing; otherwise see `signIn` and `finishSignIn`
 * @throws see `signIn`
 */
export async function signInByApi(
  request: Request,
  { code, ...credentials }: Credentials & { code?: string | undefined },
  address: string,
) {
  const first = await signIn(request, credentials, address);
  if (first.result !== "factor-needed") return first;
  try {
    if (!code) return { result: "code-needed" as const };
    return await finishSignIn(request, first.pending, { code }, address);
  } finally {
    await removePendingSignIn(first.pending);
  }
}
