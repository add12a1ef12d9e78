import { eq } from "drizzle-orm";
import type { Database } from "~/db/connection.server";
import { busySpans } from "~/db/schema.server";
import { digestToUuid } from "~/lib/sha256.server";
import type { Span } from "./spans";

/** Keeps when a person is busy, in place of what was kept, in the transaction that has locked their calendar. */
export async function keepSpans(
  transaction: Database,
  userId: string,
  spans: readonly Span[],
): Promise<void> {
  await transaction.delete(busySpans).where(eq(busySpans.userId, userId));
  if (spans.length === 0) return;
  await transaction.insert(busySpans).values(
    spans.map(({ startsAt, endsAt }) => ({
      id: digestToUuid(["busy", userId, startsAt, endsAt]),
      ...{ userId, startsAt, endsAt },
    })),
  );
}
