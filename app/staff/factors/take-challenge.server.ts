import type { SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { pendingSignIns, sessions } from "~/db/schema.server";

/** Returns the challenge that a passkey must answer, and removes it: it counts once, right or wrong. */
export async function takeChallenge(
  table: typeof sessions | typeof pendingSignIns,
  isOwn: SQL,
): Promise<string | null> {
  return db().transaction(async (transaction) => {
    const [row] = await transaction
      .select({ challenge: table.challenge })
      .from(table)
      .where(isOwn)
      .for("update");
    await transaction.update(table).set({ challenge: null }).where(isOwn);
    return row?.challenge ?? null;
  });
}
