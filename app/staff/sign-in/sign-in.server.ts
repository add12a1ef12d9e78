import { and, eq, isNull, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { users } from "~/db/schema.server";
import { log } from "~/log.server";
import { invalidCredentials } from "~/messages/staff-fields";
import { findKnownDevice, writeDeviceCookie } from "./device-cookie.server";
import { limitGuesses } from "./limit-password-guesses.server";
import { verifyPassword } from "~/staff/passwords/hash-password.server";
import type { Credentials } from "~/staff/schema";
import { writeSessionCookie } from "~/staff/sessions/session-cookie.server";
import { createSession, endSession, maxSessionAge, type Staff } from "~/staff/sessions/sessions.server";
import { recordRefusedSignIn } from "./record-sign-in.server";
import { signInCounters } from "./sign-in-limits.server";
import { InvalidCredentialsError } from "~/staff/user-errors";

interface SignedIn {
  staff: Staff;
  /** The new session's secret, as a Bearer token. */
  token: string;
  /** Set-Cookie for the session and for the known device. */
  headers: Headers;
}

type Account = typeof users.$inferSelect;

/**
 * Creates a session for the account of the credentials, and ends the session of the request.
 *
 * @param address the client's, as `clientAddress` returns it
 * @throws {InvalidCredentialsError}
 * @throws {PasswordQueueFullError}
 * @throws {TooManyAttemptsError}
 */
export async function signIn(
  request: Request,
  { email, password }: Credentials,
  address: string,
): Promise<SignedIn> {
  const [account] = await db()
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deactivatedAt)));
  const device = account && (await findKnownDevice(request, account.id));
  const known = device ? { userId: account.id, device } : undefined;
  const userAgent = request.headers.get("User-Agent") ?? "";
  const guess = () => openSession(account, password, userAgent);
  const { staff, token } = await limitGuesses(signInCounters({ email, address, known }), guess).catch(
    (error: unknown) => recordRefusal(error, account),
  );
  await endSession(request);
  log.info({ event: "sign-in", userId: staff.id }, "Signed in");
  const headers = new Headers();
  headers.append("Set-Cookie", await writeSessionCookie(request, token, maxSessionAge));
  headers.append("Set-Cookie", await writeDeviceCookie(request, staff.id));
  return { staff, token, headers };
}

/** Checks the account again after the hash: its password may have changed, or it may have been removed. */
async function openSession(account: Account | undefined, password: string, userAgent: string) {
  if (!(await verifyPassword(account?.passwordHash, password)) || !account) throw invalid(account);
  const { id, passwordHash, isAdmin, fullName, email } = account;
  return db().transaction(async (transaction) => {
    const isUnchanged = and(
      eq(users.id, id),
      eq(users.passwordHash, passwordHash),
      isNull(users.deactivatedAt),
    );
    const unchanged = await transaction.select({ id: users.id }).from(users).where(isUnchanged).for("share");
    if (unchanged.length === 0) throw invalid(account);
    const token = await createSession(id, { database: transaction, userAgent });
    await recordAudit(transaction, { action: "signed-in", actor: account, subject: email });
    return { staff: { id, email, fullName, isAdmin }, token };
  });
}

/** Records what the error says about an existing account, and rethrows it. */
function recordRefusal(error: unknown, account: Account | undefined): never {
  // Not awaited: an answer that takes longer would tell that there is an account.
  if (error instanceof InvalidCredentialsError) void recordRefusedSignIn("sign-in-failed", account);
  if (error instanceof TooManyAttemptsError) void recordRefusedSignIn("sign-in-blocked", account);
  throw error;
}

function invalid(account: Account | undefined): InvalidCredentialsError {
  log.warn({ event: "sign-in-failed", userId: account?.id }, "Sign-in failed");
  return new InvalidCredentialsError(invalidCredentials);
}
