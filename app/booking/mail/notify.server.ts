import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { type Env, env } from "~/env.server";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { company } from "~/site/company";
import { type Booking, findBooking } from "~/booking/record/find-booking.server";
import { greetingOf } from "./greeting";
import { consumeVisitorMail } from "./mail-limits.server";
import { formatReference } from "~/booking/reference";

/** Milliseconds for each step of speaking with the mail server. */
const mailTimeout = 10_000;

let transport: Transporter | undefined;

/**
 * Tells the visitor and the company of a new booking by mail, where SMTP_URL is set. The booking stands already, so
 * a mail that is not sent is logged and fails nothing; neither mail depends on the other.
 */
export async function notifyOfBooking(
  bookingId: string,
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PUBLIC_URL"> = env(),
): Promise<void> {
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL) return;
  const mailer = (transport ??= createTransport({
    url: SMTP_URL,
    connectionTimeout: mailTimeout,
    greetingTimeout: mailTimeout,
    socketTimeout: mailTimeout,
  }));
  const deliver = async (recipient: string, composeMail: ComposeMail) => {
    try {
      const booking = await findBooking(bookingId);
      const mail = booking && (await composeMail(booking));
      if (!mail) return;
      await mailer.sendMail({ from: MAIL_FROM, ...mail });
      log.info({ event: "booking-mailed", bookingId, recipient }, "Mail of a new booking was sent");
    } catch (error) {
      log.error(
        { event: "booking-mail-failed", bookingId, recipient, err: error },
        "Mail of a new booking could not be sent",
      );
    }
  };
  await Promise.all([
    deliver("company", (booking) => companyMail(booking, new URL(PUBLIC_URL).origin)),
    deliver("visitor", visitorMail),
  ]);
}

/** The mail to send; null where it must not be sent. */
type ComposeMail = (booking: Booking) => SendMailOptions | Promise<SendMailOptions | null>;

/** Says nothing that the visitor typed, but for a plain name: whoever types it chooses the recipient too. */
async function visitorMail({ id, email, fullName, reference }: Booking): Promise<SendMailOptions | null> {
  const refusal = await consumeVisitorMail(email);
  if (refusal) {
    log.warn(
      { event: "booking-mail-refused", bookingId: id, recipient: "visitor", ...refusal },
      "Mail of a new booking was not sent: its limit is reached",
    );
    return null;
  }
  const shownReference = formatReference(reference);
  return {
    to: { name: "", address: email },
    replyTo: company.email,
    subject: `We have your request: ${shownReference}`,
    text: [
      greetingOf(fullName),
      "",
      `we have your request for an appointment. Its reference is ${shownReference}.`,
      "Nothing is final yet: we contact you to settle the date, the scope and the price.",
      "",
      `${company.name}, ${company.phone.label}`,
    ].join("\n"),
  };
}

/**
 * Names nothing of the visitor: the back office shows it to those who are signed in. One for each booking and no
 * further limit: with one, a flood of bookings would keep the company from hearing of the real ones.
 */
function companyMail({ id, email, reference }: Booking, origin: string): SendMailOptions {
  const shownReference = formatReference(reference);
  return {
    to: company.email,
    replyTo: { name: "", address: email },
    subject: `New booking enquiry: ${shownReference}`,
    text: [
      `A new booking enquiry has come in: ${shownReference}`,
      "",
      `${origin}${paths.bookingDetails(id)}`,
      "",
    ].join("\n"),
  };
}
