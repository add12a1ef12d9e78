import { inArray } from "drizzle-orm";
import type { Database } from "~/db/client.server";
import { users } from "~/db/schema.server";
import type { Staff } from "./sessions.server";
import { NotAllowedError } from "./user-errors";

type Account = typeof users.$inferSelect;

/**
 * Locks the account of `actor` and the one that is acted on, for the rest of the transaction and always in the
 * same order: of two people who act on each other at once, the second sees what the first has done.
 *
 * @param needs `admin` where only administrators may do this
 * @returns the account with the id `userId`, if there is one that is not removed
 * @throws {NotAllowedError} when the actor may do this no more
 */
export async function lockAccounts(
  transaction: Database,
  { actor, userId, needs }: { actor: Staff; userId?: string; needs: "admin" | "staff" },
): Promise<Account | undefined> {
  const ids = [actor.id, ...(userId ? [userId] : [])];
  const locked = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for("update");
  const active = locked.filter((account) => account.deactivatedAt === null);
  const acting = active.find(({ id }) => id === actor.id);
  if (!acting || (needs === "admin" && !acting.isAdmin))
    throw new NotAllowedError("The account may not do this any more.");
  return active.find(({ id }) => id === userId?.toLowerCase());
}
