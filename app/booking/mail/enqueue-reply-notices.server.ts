import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { shorten } from "~/lib/text";
import { enqueueMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import * as text from "~/messages/mails/staff";
import { aboutBooking } from "./about-booking";
import { replyRecipients } from "./recipients.server";

interface Answer {
  /** What the visitor did on their page. */
  subjectKind: keyof typeof text.answers;
  /** What the visitor wrote. It is quoted in the body, never in the subject. */
  excerpt?: string;
}

/** Characters of a visitor's text that are repeated in a mail; the page shows all of it. */
const excerptLength = 500;

/**
 * Queues the mails that tell staff of a customer's reply, in its transaction; in English, whatever language the visitor's page is in.
 * Whoever answers on the page of a request that is marked as spam is likely a person: staff are told of the first answer after the mark,
 * and of no more, so that a program cannot fill their mailbox.
 */
export async function enqueueReplyNotices(
  transaction: Database,
  booking: Booking,
  { subjectKind, excerpt = "" }: Answer,
): Promise<void> {
  await withLocale(defaultLocale, async () => {
    const { id: bookingId, reference, spamAt, ownerId } = booking;
    const { subject, paragraph } = text.answers[subjectKind];
    const mail = {
      kind: `answer-${subjectKind}`,
      isNotice: true,
      bookingId,
      subject: subject(formatReference(reference)),
      content: {
        paragraphs: spamAt ? [paragraph, text.answeredSpam] : [paragraph],
        ...(excerpt && { quote: shorten(excerpt, excerptLength) }),
        ...aboutBooking(booking),
      },
    };
    for (const toAddress of await replyRecipients(transaction, ownerId)) {
      const onceKey = spamAt && `answered-spam ${bookingId} ${spamAt.getTime()} ${toAddress}`;
      await enqueueMail(transaction, { ...mail, toAddress, onceKey });
    }
  });
}
