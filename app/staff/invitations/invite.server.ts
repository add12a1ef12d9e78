import { and, eq, isNull, sql } from "drizzle-orm";
import { type AdminTransaction, changeAsAdmin } from "~/access/change-as-admin.server";
import type { Session } from "~/access/session";
import { requireRecentlyVerified } from "~/access/verification.server";
import { recordAudit } from "~/audit/record-audit.server";
import type { Database } from "~/db/connection.server";
import { invitations, users } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { claimEmail } from "~/staff/claim-email.server";
import type { InvitedPerson } from "~/staff/schema";
import { isSystemAdmin } from "~/staff/system-admin.server";
import { EmailTakenError, InvitationClosedError } from "~/staff/user-errors";
import { insertInvitation, isPending } from "./invitation-link.server";
import { enqueueInvitation } from "./invitation-mail.server";

type Row = typeof invitations.$inferSelect;

/** Seconds in which the same form is taken for one that was sent twice. */
const repeatSeconds = 60;

/**
 * Invites a person to create an account, and mails the link where there is a mail server. An earlier invitation of the same email is
 * void. The same form, sent twice within a minute, invites once.
 *
 * @param session the acting administrator's, who confirmed who they are
 * @returns the id of the invitation
 * @throws {EmailTakenError} when an account has the email
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError}
 */
export async function invite(person: InvitedPerson, session: Session): Promise<string> {
  const { email } = person;
  return claimEmail(() =>
    changeAsAdmin(session, { isSensitive: true }, async (transaction) => {
      await requireFreeEmail(transaction, email);
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
      if (earlier?.isRepeated && isSame(earlier.invitation, person, session)) return earlier.invitation.id;
      if (earlier) await close(transaction, earlier.invitation.id);
      return send(transaction, { ...person, mobile: person.mobile ?? "" }, session, "invitation-sent");
    }),
  );
}

const isRepeated = sql<boolean>`${invitations.createdAt} > now() - make_interval(secs => ${repeatSeconds})`;

function isSame(earlier: Row, { fullName, mobile = "", isAdmin }: InvitedPerson, { staff }: Session) {
  return (
    earlier.fullName === fullName &&
    earlier.mobile === mobile &&
    earlier.isAdmin === isAdmin &&
    earlier.invitedBy === staff.id
  );
}

async function requireFreeEmail(transaction: Database, email: string) {
  const taken = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deactivatedAt)));
  if (taken.length > 0 || isSystemAdmin({ email })) throw new EmailTakenError("An account has this email.");
}

/**
 * Gives an invitation a new link for seven days; the earlier one no longer works.
 *
 * @returns the id of the new invitation
 * @throws {InvitationClosedError} when it was accepted, revoked or renewed
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 * @throws {VerificationNeededError} when the person would become an administrator
 */
export async function renewInvitation(
  id: string,
  session: Session,
): Promise<{ id: string; email: string; fullName: string }> {
  return changeAsAdmin(session, {}, async (transaction) => {
    const { fullName, email, mobile, isAdmin } = await lockPending(transaction, id);
    if (isAdmin) await requireRecentlyVerified(transaction, session);
    await close(transaction, id);
    const person = { fullName, email, mobile, isAdmin };
    return { id: await send(transaction, person, session, "invitation-renewed"), email, fullName };
  });
}

/**
 * Voids an invitation.
 *
 * @returns the email of the invited person
 * @throws {InvitationClosedError} when it was accepted, revoked or renewed
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 * @throws {SessionEndedError}
 */
export async function revokeInvitation(id: string, session: Session): Promise<string> {
  return changeAsAdmin(session, {}, async (transaction) => {
    const { email } = await lockPending(transaction, id);
    await close(transaction, id);
    await recordAudit(transaction, { action: "invitation-revoked", actor: session.staff, subject: email });
    return email;
  });
}

/**
 * Voids the open invitations of an account that is removed or no longer an administrator's: nobody may create accounts after that.
 * Pass the transaction that has locked the account.
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

async function lockPending(transaction: Database, id: string): Promise<Row> {
  const [pending] = isUuid(id)
    ? await transaction
        .select()
        .from(invitations)
        .where(and(eq(invitations.id, id), isPending))
        .for("update")
    : [];
  if (!pending) throw new InvitationClosedError("The invitation is not open.");
  return pending;
}

async function close(transaction: Database, id: string) {
  await transaction.update(invitations).set({ revokedAt: new Date() }).where(eq(invitations.id, id));
}

async function send(
  transaction: AdminTransaction,
  person: Pick<Row, "fullName" | "email" | "mobile" | "isAdmin">,
  { staff }: Session,
  action: "invitation-sent" | "invitation-renewed",
): Promise<string> {
  const id = await insertInvitation(transaction, { ...person, invitedBy: staff.id });
  await enqueueInvitation(transaction, { ...person, id, invitedBy: staff.fullName });
  const role = person.isAdmin ? "admin" : "staff";
  await recordAudit(transaction, { action, actor: staff, subject: person.email, detail: { role } });
  return id;
}
