import { sql } from "drizzle-orm";
import { rows } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { formatPacificLong } from "~/lib/pacific-time";
import { updateWaitingMail } from "~/mail/change-waiting.server";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/mails/staff";
import { paths } from "~/paths";

/** The kind of a mail that tells staff of one new request. */
export const staffNotice = "booking-received-staff";
const summaryKind = "bookings-summary-staff";

/** Notices of new requests that one reader gets within an hour; further ones are summed up. */
export const noticesPerHour = 10;
/** Minutes for which a summary collects requests before it is sent. */
const summaryMinutes = 15;

/**
 * Adds a new request to the summary for a reader who has got many notices within the hour, so that a flood of bookings does not fill
 * their mailbox. While it waits it is updated; then the next one begins.
 *
 * @returns false if the reader is to get a notice of this request alone
 */
export async function addToSummary(transaction: Database, toAddress: string): Promise<boolean> {
  if (!(await hasManyNotices(transaction, toAddress))) return false;
  const isUpdated = await updateWaitingMail(transaction, { kind: summaryKind, toAddress }, (summary) =>
    toSummary((summary.content.summed ?? 0) + 1, summary.createdAt),
  );
  if (isUpdated) return true;
  await enqueueMail(transaction, {
    ...toSummary(1, new Date()),
    toAddress,
    nextAttemptAt: sql`now() + make_interval(mins => ${summaryMinutes}::int)`,
  });
  return true;
}

async function hasManyNotices(transaction: Database, toAddress: string): Promise<boolean> {
  const [found] = await rows<{ count: number }>(
    transaction,
    sql`select count(*)::int as count from (
      select 1 from mails
      where created_at > now() - interval '1 hour' and kind = ${staffNotice} and to_address = ${toAddress}
      limit ${noticesPerHour}::int) notices`,
  );
  return (found?.count ?? 0) >= noticesPerHour;
}

function toSummary(count: number, since: Date) {
  return {
    kind: summaryKind,
    isNotice: true,
    subject: text.summary.subject(count),
    content: {
      paragraphs: text.summary.paragraphs(count, formatPacificLong(since)),
      action: { label: text.summary.open, path: paths.bookings() },
      footnote: text.footnote,
      summed: count,
    },
  };
}
