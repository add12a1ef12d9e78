import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { pendingSignIns, rateLimits, sessions } from "~/db/schema.server";

/** Makes sessions, pending sign-ins and windows of limits older by `ms`. No test can move the clock of PostgreSQL itself. */
export async function passTime(ms: number): Promise<void> {
  const past = sql`make_interval(secs => ${ms / 1000})`;
  await db()
    .update(sessions)
    .set({
      createdAt: sql`${sessions.createdAt} - ${past}`,
      lastSeenAt: sql`${sessions.lastSeenAt} - ${past}`,
      verifiedAt: sql`${sessions.verifiedAt} - ${past}`,
      expiresAt: sql`${sessions.expiresAt} - ${past}`,
    });
  await db()
    .update(pendingSignIns)
    .set({ expiresAt: sql`${pendingSignIns.expiresAt} - ${past}` });
  await db()
    .update(rateLimits)
    .set({ expire: sql`${rateLimits.expire} - ${past}` });
}
