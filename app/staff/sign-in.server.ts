import { and, isNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import { requestId } from "~/http/exchange.server";
import { log } from "~/log.server";
import { verifyPassword } from "./passwords.server";
import type { Credentials } from "./schema";
import type { Staff } from "./sessions.server";
import { forgiveSignInAttempts, takeSignInAttempt } from "./sign-in-limits.server";

/** The email, the password or both are wrong, or the account is removed: the answer never says which. */
export class InvalidCredentialsError extends Error {
  override name = "InvalidCredentialsError";
}

/**
 * The account that the credentials belong to.
 *
 * @throws {InvalidCredentialsError}
 * @throws {PasswordQueueFullError}
 * @throws {TooManyAttemptsError}
 */
export async function checkCredentials({ email, password }: Credentials): Promise<Staff> {
  await takeSignInAttempt(email);
  const [user] = await db()
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deactivatedAt)));
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    log.warn({ event: "sign-in-failed", requestId: requestId(), userId: user?.id }, "A sign-in failed");
    throw new InvalidCredentialsError("Invalid email or password");
  }
  await forgiveSignInAttempts(email);
  log.info({ event: "sign-in", requestId: requestId(), userId: user.id }, "A sign-in succeeded");
  const { id, fullName, isAdmin } = user;
  return { id, email: user.email, fullName, isAdmin };
}
