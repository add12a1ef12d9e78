import { and, eq, sql } from "drizzle-orm";
import { type AnswerName, columnOf, fieldNames, fields } from "~/booking/fields";
import { recordBookingEvent } from "~/booking/record/events.server";
import { createReference } from "~/booking/reference";
import { searchText } from "~/booking/search";
import { isClosed } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import type { Database } from "~/db/connection.server";
import { bookings, quotes } from "~/db/schema.server";
import { erasedName } from "~/messages/booking-changes";
import { removeSpamMark } from "~/senders/spam-marks.server";

/** Empty values for the columns of every field that can tell something about a person. */
const noPersonalAnswers = Object.fromEntries(
  fieldNames
    .filter((name) => fields[name].isPersonal)
    .map((name) => [columnOf(name), emptyValue(fields[name].kind)]),
) as Partial<typeof bookings.$inferInsert>;

function emptyValue(kind: (typeof fields)[AnswerName]["kind"]) {
  if (kind === "list") return [];
  return kind === "date" || kind === "consent" ? null : "";
}

type Row = Pick<typeof bookings.$inferSelect, "id" | "stage">;

/**
 * Empties every column that tells something about a person. What remains serves the statistics: when a request came, for which
 * service, with which options and budget, and how far it got. It also gets a new reference, because the customer knows the old one.
 *
 * A request that is still open is canceled: nobody could be reached about it.
 */
export async function anonymizeRow(
  transaction: Database,
  { id, stage }: Row,
  actor: string | null,
): Promise<void> {
  const contact = { fullName: erasedName, email: "", phone: "" };
  const now = new Date();
  await transaction
    .update(bookings)
    .set({
      ...noPersonalAnswers,
      ...contact,
      searchText: searchText(contact),
      reference: createReference(),
      completionDate: null,
      clientAddress: null,
      erasedAt: now,
      status: bookingStatus.viewed,
      waitingFor: "nobody",
      ...(!isClosed(stage) && { stage: "canceled", stageChangedAt: now }),
    })
    .where(eq(bookings.id, id));
  await removeSpamMark(transaction, id);
  await transaction.update(quotes).set({ lines: [], note: "" }).where(eq(quotes.bookingId, id));
  await transaction
    .update(quotes)
    .set({ state: "withdrawn", answeredAt: sql`now()` })
    .where(and(eq(quotes.bookingId, id), eq(quotes.state, "sent")));
  await recordBookingEvent(transaction, { bookingId: id, kind: "data-erased", actor });
}
