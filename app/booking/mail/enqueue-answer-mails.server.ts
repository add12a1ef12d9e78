import { eq } from "drizzle-orm";
import { describeService } from "~/booking/describe-service";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import * as text from "~/messages/staff-mail";
import { paths } from "~/paths";
import { readersOfAnswers } from "./readers.server";

/** What a visitor did on their page. */
export type AnswerKind = keyof typeof text.answers;

/** Characters of a visitor's text that are repeated in a mail; the page shows all of it. */
const excerptLength = 500;

/**
 * Queues the mails that tell staff of a visitor's answer, in its transaction. None are sent about
 * spam. Call `wakeMailWorker` after the commit.
 *
 * @param answer.excerpt what the visitor wrote. It is quoted in the body, never in the subject
 */
export async function enqueueAnswerMails(
  transaction: Database,
  bookingId: string,
  { subjectKind, excerpt = "" }: { subjectKind: AnswerKind; excerpt?: string },
): Promise<void> {
  const [booking] = await transaction
    .select({
      reference: bookings.reference,
      service: bookings.service,
      additionalServices: bookings.additionalServices,
      ownerId: bookings.ownerId,
      spamAt: bookings.spamAt,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!booking || booking.spamAt) return;
  const reference = formatReference(booking.reference);
  const { subject, paragraph } = text.answers[subjectKind];
  const mail = {
    kind: `answer-${subjectKind}`,
    bookingId,
    subject: subject(reference),
    content: {
      paragraphs: [paragraph],
      ...(excerpt && { quote: shorten(excerpt) }),
      facts: [
        { label: text.reference, value: reference },
        { label: text.service, value: describeService(booking) },
      ],
      action: { label: text.openBooking, path: paths.bookingDetails(bookingId) },
      footnote: text.footnote,
    },
  };
  for (const toAddress of await readersOfAnswers(transaction, booking.ownerId))
    await enqueueMail(transaction, { ...mail, toAddress });
}

function shorten(excerpt: string): string {
  const characters = Array.from(excerpt);
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join("")}…` : excerpt;
}
