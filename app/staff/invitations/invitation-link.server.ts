import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { deleteInBatches } from "~/db/batches.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { invitations } from "~/db/schema.server";
import { sqlTime } from "~/db/sql-parts.server";
import { toLinkHash, toLinkToken } from "~/lib/link-token.server";
import { hasMailServer } from "~/mail/outbox-state.server";
import { enqueueMail } from "~/mail/outbox.server";
import { invitation as texts } from "~/messages/mails/accounts";
import * as shared from "~/messages/mails/shared";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { toPublicName } from "~/staff/public-name";

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;
/** Minutes for which a form that is sent twice gets the answer of the first time. */
const repeatMinutes = 10;
/** Days after which an invitation that is over is deleted. */
const keptDays = 30;

/** An account of its own has replaced the invitation, or it could not be accepted. */
const hasAccount = sql`exists (select 1 from users
  where lower(users.email) = lower(${invitations.email}) and users.deactivated_at is null)`;

/** An invitation that neither was accepted nor revoked, though it may have expired. */
export const isPending = sql`(${invitations.acceptedAt} is null and ${invitations.revokedAt} is null
  and not ${hasAccount})`;

/** An invitation that can be accepted. */
export const isAcceptable = sql`(${isPending} and ${invitations.expiresAt} > now())`;

/** An invitation whose form may have been sent twice. */
export const isJustAccepted = sql`(${invitations.acceptedAt} > now() - make_interval(mins => ${repeatMinutes}))`;

type NewInvitation = Pick<
  typeof invitations.$inferInsert,
  "fullName" | "email" | "mobile" | "isAdmin" | "invitedBy"
>;

/** Stores an invitation for seven days, and returns the id that the outbox has in place of the token. */
export async function insertInvitation(transaction: Database, invited: NewInvitation): Promise<string> {
  const id = randomUUID();
  const tokenHash = toLinkHash(toLinkToken("invitation", [id]));
  const expiresAt = sql`now() + make_interval(days => ${invitationDays})`;
  await transaction.insert(invitations).values({ ...invited, id, tokenHash, expiresAt });
  return id;
}

/** The invitation that a link opens. */
export interface Invitation {
  /** It was accepted a moment ago: only the same form, sent again, still gets an answer. */
  isAccepted: boolean;
  owner: { email: string; fullName: string };
}

/**
 * Returns the invitation that `token` names; null for a token that is malformed, wrong, expired, used or revoked, and where an account
 * has the email. Each of these takes one hash and one indexed query, so that neither the answer nor its time tells them apart.
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

/** Returns the path that a mail links to. */
export function invitationPath(link: string): string {
  return paths.invitation(toLinkToken("invitation", [link]));
}

/** Deletes invitations that had been over for 30 days at `now`, at most a thousand at a time. */
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
  /** The name of the administrator. */
  invitedBy: string;
}

/**
 * Queues the mail with the link of an invitation. Without a mail server there is none: it would be sent when there is one, perhaps
 * with a dead link, and the administrator hands the link over.
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
