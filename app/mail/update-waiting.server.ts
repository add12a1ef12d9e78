import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";
import type { NewMail } from "./outbox.server";

type Mail = Pick<typeof mails.$inferSelect, "content" | "createdAt">;

/**
 * Changes a mail of this kind to this address while it waits. One that a worker is claiming is sent as it is.
 *
 * @returns false if none waits
 */
export async function updateWaitingMail(
  transaction: Database,
  { kind, toAddress }: Pick<NewMail, "kind" | "toAddress">,
  change: (mail: Mail) => Pick<NewMail, "subject" | "content">,
): Promise<boolean> {
  const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`));
  const [waiting] = await transaction
    .select({ id: mails.id, content: mails.content, createdAt: mails.createdAt })
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.toAddress, toAddress), eq(mails.state, "waiting"), isFree))
    .limit(1)
    .for("update", { skipLocked: true });
  if (!waiting) return false;
  const { subject, content } = change(waiting);
  await transaction.update(mails).set({ subject, content }).where(eq(mails.id, waiting.id));
  return true;
}
