import { and, eq, isNull, sql } from "drizzle-orm";
import { toLinkHash } from "~/access/link-token.server";
import type { ChangeDone } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { invitations, users } from "~/db/schema.server";
import { log } from "~/process/log.server";
import { claimEmail, freeEmail } from "~/staff/claim-email.server";
import { hashPassword, verifyPassword } from "~/staff/passwords/hash-password.server";
import { isAcceptable, isJustAccepted } from "./invitation-link.server";

/**
 * Creates the account of an invited person. The invitation works once. A form that is sent twice has the same result. Returns null if the
 * link does not work. Throws `PasswordQueueFullError`.
 */
export async function acceptInvitation(token: string, password: string): Promise<ChangeDone | null> {
  const passwordHash = await hashPassword(password);
  const created = await claimEmail(() =>
    db().transaction((transaction) => createAccount(transaction, token, passwordHash)),
  );
  // Another account got the email in the meantime, which voids the link.
  if (created?.result === "email-taken") return null;
  if (!created) return (await wasAcceptedBefore(token, password)) ? { result: "done" } : null;
  log.info({ event: "invitation-accepted", userId: created.userId }, "An invitation was accepted");
  return { result: "done" };
}

/** Consumes an invitation and creates its account; undefined if the link does not work. */
async function createAccount(transaction: Database, token: string, passwordHash: string) {
  const [invitation] = await transaction
    .select()
    .from(invitations)
    .where(and(eq(invitations.tokenHash, toLinkHash(token)), isAcceptable))
    .for("update");
  if (!invitation) return undefined;
  const { fullName, email, mobile, isAdmin } = invitation;
  if (!(await freeEmail(transaction, email))) return { result: "email-taken" as const };
  await transaction
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(eq(invitations.id, invitation.id));
  const [created] = await transaction
    .insert(users)
    .values({ fullName, email, mobile, isAdmin, passwordHash })
    .returning({ id: users.id });
  if (!created) throw new Error("The database returned no account.");
  await recordAudit(transaction, {
    action: "invitation-accepted",
    actor: { id: created.id, email },
    subject: email,
    detail: { role: isAdmin ? "admin" : "staff" },
  });
  return { result: "done" as const, userId: created.id };
}

/** Returns whether the invitation was accepted a moment ago with the same password. */
async function wasAcceptedBefore(token: string, password: string): Promise<boolean> {
  const [account] = await db()
    .select({ passwordHash: users.passwordHash })
    .from(invitations)
    .innerJoin(users, eq(sql`lower(${users.email})`, sql`lower(${invitations.email})`))
    .where(and(eq(invitations.tokenHash, toLinkHash(token)), isJustAccepted, isNull(users.deactivatedAt)));
  return account !== undefined && verifyPassword(account.passwordHash, password);
}
