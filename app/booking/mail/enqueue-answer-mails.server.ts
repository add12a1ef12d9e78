import { eq } from "drizzle-orm";
import { describeService } from "~/booking/format-answer";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import * as shared from "~/messages/mails/shared";
import * as text from "~/messages/mails/staff";
import { paths } from "~/paths";
import { readersOfAnswers } from "./readers.server";

/** What a visitor did on their page. */
type AnswerKind = keyof typeof text.answers;

/** Characters of a visitor's text that are repeated in a mail; the page shows all of it. */
const excerptLength = 500;

/**
 * Queues the mails that tell staff of a visitor's answer, in its transaction. Whoever answers on the page of a request that is
 * marked as spam is likely a person: staff are told of the first answer after the mark, and of no more, so that a program cannot
 * fill their mailbox.
 *
 * @param answer.excerpt what the visitor wrote. It is quoted in the body, never in the subject
 */
export function enqueueAnswerMails(
  transaction: Database,
  bookingId: string,
  answer: { subjectKind: AnswerKind; excerpt?: string },
): Promise<void> {
  // Whatever language the visitor's page is in.
  return withLocale(defaultLocale, () => enqueueInEnglish(transaction, bookingId, answer));
}

async function enqueueInEnglish(
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
  if (!booking) return;
  const { spamAt, ownerId } = booking;
  const reference = formatReference(booking.reference);
  const { subject, paragraph } = text.answers[subjectKind];
  const mail = {
    kind: `answer-${subjectKind}`,
    isNotice: true,
    bookingId,
    subject: subject(reference),
    content: {
      paragraphs: spamAt ? [paragraph, text.answeredSpam] : [paragraph],
      ...(excerpt && { quote: shorten(excerpt) }),
      facts: [
        { label: shared.reference, value: reference },
        { label: shared.service, value: describeService(booking) },
      ],
      action: { label: shared.openBooking, path: paths.bookingDetails(bookingId) },
      footnote: text.footnote,
    },
  };
  for (const toAddress of await readersOfAnswers(transaction, ownerId)) {
    const onceKey = spamAt && `answered-spam ${bookingId} ${spamAt.getTime()} ${toAddress}`;
    await enqueueMail(transaction, { ...mail, toAddress, onceKey });
  }
}

function shorten(excerpt: string): string {
  const characters = Array.from(excerpt);
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join("")}…` : excerpt;
}
