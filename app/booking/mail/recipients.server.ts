import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { users } from "~/db/schema.server";
import { company } from "~/settings/company";
import { settings } from "~/settings/settings.server";

/** More accounts than any company of this kind has. */
const maxRecipients = 100;

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
 * Returns the recipients of a customer's reply: the booking's owner and the staff who want all replies, by their settings. Adds the company
 * if the booking has no active owner, or nobody else would be notified.
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
