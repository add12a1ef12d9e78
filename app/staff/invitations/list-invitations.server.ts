import { desc, eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { invitations, users } from "~/db/schema.server";
import { isPending } from "./invitation-link.server";

/** Invitations that are listed at most. */
const maxListed = 100;

/** Returns the invitations that nobody has accepted or revoked, expired ones included, newest first; at most 100. */
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
