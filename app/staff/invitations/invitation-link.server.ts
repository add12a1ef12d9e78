import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { toLinkHash, toLinkToken } from "~/access/link-token.server";
import { deleteInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { invitations } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import { enqueueMail } from "~/mail/outbox.server";
import { invitation as texts } from "~/messages/mails/accounts";
import * as shared from "~/messages/mails/shared";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { toPublicName } from "~/staff/public-name";

/** Days until an invitation expires. */
export const invitationDays = 7;
/** Minutes in which a repeated form gets the first result. */
const repeatMinutes = 10;
/** Days until a closed invitation is deleted. */
const keptDays = 30;

/** Another account with the email closes the invitation. */
const hasAccount = sql`exists (select 1 from users
  where lower(users.email) = lower(${invitations.email}) and users.deactivated_at is null)`;

/** The invitation was neither accepted nor revoked. It may have expired. */
export const isPending = sql`(${invitations.acceptedAt} is null and ${invitations.revokedAt} is null
  and not ${hasAccount})`;

export const isAcceptable = sql`(${isPending} and ${invitations.expiresAt} > now())`;

/** The invitation was accepted so recently that its form may have been sent twice. */
export const isJustAccepted = sql`(${invitations.acceptedAt} > now() - make_interval(mins => ${repeatMinutes}))`;

type NewInvitation = Pick<
  typeof invitations.$inferInsert,
  "fullName" | "email" | "mobile" | "isAdmin" | "invitedBy"
>;

/** Stores an invitation for seven days. Returns the id, which the outbox stores instead of the token. */
export async function insertInvitation(transaction: Database, invited: NewInvitation): Promise<string> {
  const id = randomUUID();
  const tokenHash = toLinkHash(toLinkToken("invitation", [id]));
  const expiresAt = sql`now() + make_interval(days => ${invitationDays})`;
  await transaction.insert(invitations).values({ ...invited, id, tokenHash, expiresAt });
  return id;
}

export interface Invitation {
  /** True shortly after the acceptance, so that submitting the form twice still succeeds. */
  isAccepted: boolean;
  owner: { email: string; fullName: string };
}

/**
 * Returns null for a malformed, wrong, expired, used or revoked token, and if an account has the email. Each case takes one hash and one
 * indexed query, so neither the answer nor its duration distinguishes them.
 */
export async function findInvitation(token: string | undefined): Promise<Invitation | null> {
  const { acceptedAt, email, fullName } = invitations;
  const [found] = await db()
    .select({ acceptedAt, email, fullName })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, toLinkHash(token)), sql`(${isAcceptable} or ${isJustAccepted})`));
  if (!found) return null;
  const { acceptedAt: accepted, ...owner } = found;
  return { isAccepted: accepted !== null, owner };
}

export function invitationPath(link: string): string {
  return paths.invitation(toLinkToken("invitation", [link]));
}

/** Deletes invitations that had been closed for 30 days at `now`, at most a thousand at a time. */
export function sweepInvitations(now: Date): Promise<number> {
  const { id, acceptedAt, revokedAt, expiresAt } = invitations;
  const isOld = sql`coalesce(${acceptedAt}, ${revokedAt}, ${expiresAt})
    < ${sqlTime(now)} - make_interval(days => ${keptDays})`;
  return deleteInBatches(invitations, id, isOld);
}

interface InvitationMail {
  id: string;
  fullName: string;
  email: string;
  invitedBy: string;
}

/**
 * Queues the mail with the link. Without a mail server, queues nothing: a later server would send an expired link, and the administrator
 * hands the link over instead.
 */
export async function enqueueInvitation(transaction: Database, invitation: InvitationMail): Promise<void> {
  if (!hasMailServer()) return;
  await enqueueMail(transaction, {
    kind: "invitation",
    toAddress: invitation.email,
    replyTo: company().email,
    subject: texts.subject(company().name),
    content: {
      greeting: shared.greeting(invitation.fullName),
      paragraphs: texts.paragraphs({
        inviter: toPublicName(invitation.invitedBy) || company().name,
        company: company().name,
        days: invitationDays,
      }),
      action: { label: texts.open, page: "invitation", link: invitation.id },
      footnote: texts.footnote,
    },
  });
}
