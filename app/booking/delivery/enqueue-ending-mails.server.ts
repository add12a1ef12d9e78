import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { changeAsSoftware } from "~/booking/change/change-booking.server";
import { enqueueVisitorMail, isUnsent } from "~/booking/mail/visitor-mail.server";
import { closedStages } from "~/booking/stage/stages";
import { db } from "~/db/client.server";
import { databaseTime } from "~/db/clock.server";
import { bookings, deliveries } from "~/db/schema.server";
import { formatPacificDay } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import * as text from "~/messages/mails/visitor";
import { settings } from "~/settings/settings.server";
import { closedLinkDays, resultsEnd } from "./availability";
import { hasPublicTourEnding, findLivePublicTours } from "./public-tours.server";

/** Days between the mail and the end of the results. */
const noticeDays = 7;
/** Requests that one call checks. The next call continues. */
const batchSize = 500;

const keyPrefix = "results-ending-";

/**
 * Queues a mail to every customer whose results end within a week, once for each published version, even with several processes. Skips
 * results that were published within that week, because their own mail was just sent.
 */
export async function enqueueEndingMails(): Promise<void> {
  const now = await databaseTime();
  const ending = await db()
    .selectDistinct({ bookingId: deliveries.bookingId })
    .from(deliveries)
    .innerJoin(bookings, eq(bookings.id, deliveries.bookingId))
    .where(
      and(
        eq(deliveries.state, "published"),
        inArray(bookings.stage, [...closedStages]),
        isNull(bookings.erasedAt),
        isNull(bookings.spamAt),
        mayEndSoon(now),
        isUnsent(sql`${keyPrefix}::text || ${deliveries.id}`),
      ),
    )
    .orderBy(asc(deliveries.bookingId))
    .limit(batchSize);
  for (const { bookingId } of ending) await enqueueEndingMail(bookingId, now);
}

function mayEndSoon(now: Date): SQL | undefined {
  const { retentionDoneDays, retentionCanceledDays } = settings();
  const endsSoon = (column: PgColumn, days: number) => {
    const begin = now.getTime() - days * dayMs;
    return days > 0
      ? and(gt(column, new Date(begin)), lt(column, new Date(begin + noticeDays * dayMs)))
      : sql`false`;
  };
  return or(
    hasPublicTourEnding(now, new Date(now.getTime() + noticeDays * dayMs)),
    ...[closedLinkDays, retentionDoneDays, retentionCanceledDays].flatMap((days) => [
      endsSoon(bookings.stageChangedAt, days),
      endsSoon(deliveries.publishedAt, days),
    ]),
  );
}

/** Checks the end again under the booking's lock, because the booking may have been reopened. */
async function enqueueEndingMail(bookingId: string, now: Date): Promise<void> {
  await changeAsSoftware(bookingId, async ({ transaction, booking }) => {
    const [newest] = await transaction
      .select({ id: deliveries.id, publishedAt: deliveries.publishedAt })
      .from(deliveries)
      .where(and(eq(deliveries.bookingId, bookingId), eq(deliveries.state, "published")))
      .orderBy(desc(deliveries.version))
      .limit(1);
    if (!newest?.publishedAt) return;
    const { publishedAt } = newest;
    const tours = await findLivePublicTours(transaction, bookingId);
    const end = resultsEnd({ ...booking, publishedAt }, settings(), tours);
    const notice = end && new Date(end.getTime() - noticeDays * dayMs);
    if (!notice || notice > now || end <= now || publishedAt > notice) return;
    await enqueueVisitorMail(transaction, booking, () => ({
      kind: "results-ending",
      subject: text.resultsEnding.subject,
      text: text.resultsEnding.text(formatPacificDay(end)),
      onceKey: keyPrefix + newest.id,
      condition: { stage: booking.stage },
      expiresAt: end,
    }));
  });
}
