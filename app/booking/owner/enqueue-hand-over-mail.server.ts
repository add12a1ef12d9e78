import { aboutBooking, type NamedBooking } from "~/booking/mail/about-booking";
import { formatReference } from "~/booking/reference";
import type { Database } from "~/db/connection.server";
import type { AnswerMails } from "~/db/schema.server";
import { enqueueMail } from "~/mail/outbox.server";
import { footnote, handedOver as text } from "~/messages/mails/staff";
import { paths } from "~/paths";

interface HandedOver {
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
  bookings: readonly NamedBooking[],
  { to, by, note }: HandedOver,
): Promise<void> {
  const [booking, ...others] = bookings;
  if (!booking || to.mailsAnswers === "none") return;
  const mail = { kind: "handed-over", isNotice: true, toAddress: to.email.toLowerCase() };
  if (others.length > 0)
    return enqueueMail(transaction, {
      ...mail,
      subject: text.subjectOfMany(by, bookings.length),
      content: {
        // Without the note: the mail belongs to no booking, so it would outlive each of them. All have the note.
        paragraphs: [text.paragraphOfMany],
        action: { label: text.openList, path: paths.bookings({ owner: "me" }) },
        footnote,
      },
    });
  await enqueueMail(transaction, {
    ...mail,
    bookingId: booking.id,
    condition: { owner: to.id },
    subject: text.subject(by, formatReference(booking.reference)),
    content: { paragraphs: [text.paragraph], ...(note && { quote: note }), ...aboutBooking(booking) },
  });
}
