import { eq } from "drizzle-orm";
import { requireLiveSession } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { users } from "~/db/schema.server";
import type { MailPreferences } from "./mail-preferences";

export async function findMailPreferences(userId: string): Promise<MailPreferences> {
  const { mailsNewRequests, mailsVisits, mailsReplies } = users;
  const [preferences] = await db()
    .select({ mailsNewRequests, mailsVisits, mailsReplies })
    .from(users)
    .where(eq(users.id, userId));
  if (!preferences) throw new Error("The account has no row.");
  return preferences;
}

/** Saves the mails that the acting person wants. Throws `SessionEndedError`. */
export async function saveMailPreferences(preferences: MailPreferences, session: Session): Promise<void> {
  await db().transaction(async (transaction) => {
    const { id } = await requireLiveSession(transaction, session);
    await transaction.update(users).set(preferences).where(eq(users.id, id));
  });
}
