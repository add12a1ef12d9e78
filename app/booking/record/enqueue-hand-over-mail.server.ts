import { eq } from "drizzle-orm";
import { describeService } from "~/booking/format-answer";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import { type AnswerMails, bookings } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import * as shared from "~/messages/mails/shared";
import * as text from "~/messages/mails/staff";
import { paths } from "~/paths";

interface HandOver {
  bookingIds: readonly string[];
  to: { id: string; email: string; mailsAnswers: AnswerMails };
  /** The name of the colleague who hands over. */
  by: string;
  /** May be empty. */
  note: string;
}

/**
 * Queues the mail that tells a member of staff of bookings that a colleague handed to them, in the transaction of that: one mail, however
 * many they are. Whoever wants no mails of their bookings gets none.
 */
export async function enqueueHandOverMail(
  transaction: Database,
  { bookingIds, to, by, note }: HandOver,
): Promise<void> {
  const [bookingId] = bookingIds;
  if (!bookingId || to.mailsAnswers === "none") return;
  const mail = { kind: "handed-over", isNotice: true, toAddress: to.email.toLowerCase() };
  if (bookingIds.length > 1)
    return enqueueMail(transaction, {
      ...mail,
      subject: text.handedOver.subjectOfMany(by, bookingIds.length),
      content: {
        // Without the note: the mail belongs to no booking, so it would outlive each of them. All have the note.
        paragraphs: [text.handedOver.paragraphOfMany],
        action: { label: text.handedOver.openList, path: paths.bookings({ owner: "me" }) },
        footnote: text.footnote,
      },
    });
  const [booking] = await transaction
    .select({
      reference: bookings.reference,
      service: bookings.service,
      additionalServices: bookings.additionalServices,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!booking) return;
  const reference = formatReference(booking.reference);
  await enqueueMail(transaction, {
    ...mail,
    bookingId,
    condition: { owner: to.id },
    subject: text.handedOver.subject(by, reference),
    content: {
      paragraphs: [text.handedOver.paragraph],
      ...(note && { quote: note }),
      facts: [
        { label: shared.reference, value: reference },
        { label: shared.service, value: describeService(booking) },
      ],
      action: { label: shared.openBooking, path: paths.bookingDetails(bookingId) },
      footnote: text.footnote,
    },
  });
}
