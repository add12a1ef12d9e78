import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type AdminTransaction, changeAsAdmin } from "~/access/admin-transaction.server";
import type { Session } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { invitations, users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import type { AccountRefused } from "~/staff/account-results";
import { claimEmail } from "~/staff/claim-email.server";
import type { InvitedPerson } from "~/staff/schema";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { enqueueInvitation, insertInvitation, isPending } from "./invitation-link.server";

type InvitationRow = typeof invitations.$inferSelect;

/** Seconds in which an identical form counts as a repeat. */
const repeatSeconds = 60;

/**
 * Invites a person to create an account, and mails the link if there is a mail server. Voids an earlier invitation of the same email. The
 * same form, sent twice within a minute, invites once. Returns the id of the invitation, or `email-taken` when an account has the email.
 * Throws like `changeAsAdmin`.
 */
export async function invite(
  person: InvitedPerson,
  session: Session,
): Promise<{ result: "done"; id: string } | AccountRefused<"email-taken">> {
  const { email } = person;
  return claimEmail(() =>
    changeAsAdmin(session, { act: "invitation-sent" }, async (transaction) => {
      if (await isTaken(transaction, email)) return { result: "email-taken" };
      const [earlier] = await transaction
        .select({ invitation: invitations, isRepeated })
        .from(invitations)
        .where(
          and(
            eq(sql`lower(${invitations.email})`, email),
            isNull(invitations.acceptedAt),
            isNull(invitations.revokedAt),
          ),
        )
        .for("update");
      if (earlier?.isRepeated && isSame(earlier.invitation, person, session))
        return { result: "done" as const, id: earlier.invitation.id };
      if (earlier) await closeInvitation(transaction, earlier.invitation.id);
      const invited = { ...person, mobile: person.mobile ?? "" };
      return {
        result: "done" as const,
        id: await mailInvitation(transaction, invited, session, "invitation-sent"),
      };
    }),
  );
}

const isRepeated = sql<boolean>`${invitations.createdAt} > now() - make_interval(secs => ${repeatSeconds})`;

function isSame(
  earlier: InvitationRow,
  { fullName, mobile = "", isAdmin }: InvitedPerson,
  { staff }: Session,
) {
  return (
    earlier.fullName === fullName &&
    earlier.mobile === mobile &&
    earlier.isAdmin === isAdmin &&
    earlier.invitedBy === staff.id
  );
}

async function isTaken(transaction: Database, email: string): Promise<boolean> {
  const accounts = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deactivatedAt)));
  return accounts.length > 0 || isSystemAdmin({ email });
}

const maxListed = 100;

/** Returns the invitations that are neither accepted nor revoked, expired ones included, newest first; at most 100. */
export function listOpenInvitations() {
  const { id, fullName, email, isAdmin, expiresAt, createdAt, invitedBy } = invitations;
  const isExpired = sql<boolean>`${expiresAt} <= now()`;
  return db()
    .select({ id, fullName, email, isAdmin, expiresAt, isExpired, invitedBy: users.fullName })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitedBy))
    .where(isPending)
    .orderBy(desc(createdAt), desc(id))
    .limit(maxListed);
}

/**
 * Gives an invitation a new link for seven days. The earlier link stops working. Returns the new invitation, or `closed` when the earlier
 * one was accepted, revoked or renewed. Throws like `changeAsAdmin`.
 */
export async function renewInvitation(
  id: string,
  session: Session,
): Promise<{ result: "done"; id: string; email: string; fullName: string } | { result: "closed" }> {
  return changeAsAdmin(session, { act: "invitation-renewed" }, async (transaction) => {
    const pending = await lockPending(transaction, id);
    if (!pending) return { result: "closed" };
    const { fullName, email, mobile, isAdmin } = pending;
    await closeInvitation(transaction, id);
    const person = { fullName, email, mobile, isAdmin };
    const renewed = await mailInvitation(transaction, person, session, "invitation-renewed");
    return { result: "done" as const, id: renewed, email, fullName };
  });
}

/**
 * @returns the email of the invited person, or `closed` when the invitation was accepted, revoked or renewed
 * @throws see `changeAsAdmin`
 */
export async function revokeInvitation(
  id: string,
  session: Session,
): Promise<{ result: "done"; email: string } | { result: "closed" }> {
  return changeAsAdmin(session, { act: "invitation-revoked" }, async (transaction) => {
    const pending = await lockPending(transaction, id);
    if (!pending) return { result: "closed" };
    const { email } = pending;
    await closeInvitation(transaction, id);
    await recordAudit(transaction, { action: "invitation-revoked", actor: session.staff, subject: email });
    return { result: "done" as const, email };
  });
}

/**
 * Voids the open invitations of a removed account or a former administrator, who may not create accounts anymore. The transaction must
 * have locked the account.
 */
export async function revokeInvitationsOf(transaction: AdminTransaction, userId: string, session: Session) {
  const revoked = await transaction
    .update(invitations)
    .set({ revokedAt: new Date() })
    .where(
      and(eq(invitations.invitedBy, userId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt)),
    )
    .returning({ email: invitations.email });
  for (const { email: subject } of revoked)
    await recordAudit(transaction, { action: "invitation-revoked", actor: session.staff, subject });
}

async function lockPending(transaction: Database, id: string): Promise<InvitationRow | undefined> {
  const [pending] = isUuid(id)
    ? await transaction
        .select()
        .from(invitations)
        .where(and(eq(invitations.id, id), isPending))
        .for("update")
    : [];
  return pending;
}

async function closeInvitation(transaction: Database, id: string) {
  await transaction.update(invitations).set({ revokedAt: new Date() }).where(eq(invitations.id, id));
}

async function mailInvitation(
  transaction: AdminTransaction,
  person: Pick<InvitationRow, "fullName" | "email" | "mobile" | "isAdmin">,
  { staff }: Session,
  action: "invitation-sent" | "invitation-renewed",
): Promise<string> {
  const id = await insertInvitation(transaction, { ...person, invitedBy: staff.id });
  await enqueueInvitation(transaction, { ...person, id, invitedBy: staff.fullName });
  const role = person.isAdmin ? "admin" : "staff";
  await recordAudit(transaction, { action, actor: staff, subject: person.email, detail: { role } });
  return id;
}
