import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { company } from "~/settings/company";
import { settings } from "~/settings/settings.server";

/** Members of staff who are told at once; more accounts than any company of this kind has. */
const maxRecipients = 100;

/** Returns the addresses that are told of a new request: the mailbox for requests and those of the staff who want it. */
export async function newBookingRecipients(transaction: Database): Promise<string[]> {
  const found = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(isNull(users.deactivatedAt), eq(users.mailsNewRequests, true)))
    .orderBy(asc(users.email))
    .limit(maxRecipients);
  const { requestsMailbox, email: companyEmail } = settings();
  return distinct([requestsMailbox || companyEmail, ...found.map(({ email }) => email)]);
}

/**
 * Returns the addresses that are told of a customer's reply: those of the booking's owner and of the staff who want all replies, as
 * each of them has chosen. The company's own is added if the booking has no owner, a removed one, or nobody would be told.
 */
export async function replyRecipients(transaction: Database, ownerId: string | null): Promise<string[]> {
  const isOwner = ownerId === null ? undefined : eq(users.id, ownerId);
  const found = await transaction
    .select({ id: users.id, email: users.email, wants: users.mailsReplies })
    .from(users)
    .where(and(isNull(users.deactivatedAt), or(eq(users.mailsReplies, "all"), isOwner)))
    .orderBy(asc(users.email))
    .limit(maxRecipients);
  const recipients = found.filter(({ wants }) => wants !== "none").map(({ email }) => email);
  const hasOwner = found.some(({ id }) => id === ownerId);
  return distinct(hasOwner && recipients.length > 0 ? recipients : [company().email, ...recipients]);
}

function distinct(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.toLowerCase()))];
}
