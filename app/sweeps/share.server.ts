import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { sweepHolds } from "~/db/schema.server";
import { log } from "~/process/log.server";
import type { Sweep } from "./sweeps.server";

/** A sweep that would remove more than this part of a kind, and more than this number of it, waits for an administrator. */
const largestShare = 0.5;
const smallNumber = 100;

/**
 * Whether a sweep may run: it would not remove most of what there is, or an administrator has confirmed that it may. The confirmation
 * counts until the sweep is through.
 */
export async function mayRun({ name, count }: Sweep, horizon: Date): Promise<boolean> {
  if (!count) return true;
  const tooMany: Record<string, { due: number; of: number }> = {};
  for (const [kind, { due, countAll }] of Object.entries(await count(horizon))) {
    if (due <= smallNumber) continue;
    const of = await countAll();
    if (due > of * largestShare) tooMany[kind] = { due, of };
  }
  const own = eq(sweepHolds.sweep, name);
  if (Object.keys(tooMany).length === 0) {
    await db().delete(sweepHolds).where(own);
    return true;
  }
  const isNew =
    (await db().insert(sweepHolds).values({ sweep: name }).onConflictDoNothing().returning()).length > 0;
  if (isNew)
    log.error(
      { event: "sweep-held", sweep: name, ...tooMany },
      "A sweep would remove most of what there is: it waits until an administrator confirms it at /removals",
    );
  const [hold] = await db().select().from(sweepHolds).where(own);
  return hold?.confirmedAt != null;
}
