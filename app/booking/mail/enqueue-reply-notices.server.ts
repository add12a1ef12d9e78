import type { Booking } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { shorten } from "~/lib/text";
import { enqueueMail } from "~/mail/outbox.server";
import { withLocale } from "~/messages/current-locale.server";
import { defaultLocale } from "~/messages/languages";
import * as text from "~/messages/mails/staff";
import { toStaffNoticeParts } from "./about-booking";
import { replyRecipients } from "./recipients.server";

interface VisitorReply {
  subjectKind: keyof typeof text.answers;
  /** The visitor's text. It is quoted in the body, never in the subject. */
  excerpt?: string;
}

/** In characters. The page shows the whole text. */
const excerptLength = 500;

/**
 * Queues the notices to staff about a customer's reply, in its transaction and always in English. An answer on the page of a request that
 * is marked as spam probably comes from a person. Staff are notified only of the first answer after the mark, so that a program cannot fill
 * their mailbox.
 */
export async function enqueueReplyNotices(
  transaction: Database,
  booking: Booking,
  { subjectKind, excerpt = "" }: VisitorReply,
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
        ...toStaffNoticeParts(booking),
      },
    };
    for (const toAddress of await replyRecipients(transaction, ownerId)) {
      const onceKey = spamAt && `answered-spam ${bookingId} ${spamAt.getTime()} ${toAddress}`;
      await enqueueMail(transaction, { ...mail, toAddress, onceKey });
    }
  });
}
