import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { type Env, env } from "~/env.server";
import { log } from "~/log.server";
import * as text from "~/messages/booking-mail";
import { paths } from "~/paths";
import { describeService } from "~/booking/describe-service";
import { company } from "~/site/company";
import { type Booking, findBooking } from "~/booking/record/find-booking.server";
import { toGreeting } from "./greeting";
import { consumeVisitorMail } from "./mail-limits.server";
import { formatReference } from "~/booking/reference";

/** Milliseconds for each phase of a connection to the mail server. */
const mailTimeout = 10_000;

let transport: Transporter | undefined;

/**
 * Notifies the visitor and the company of a new booking by mail if SMTP_URL is set. The booking is already committed, so
 * a mail that cannot be sent is only logged. Neither mail depends on the other.
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
      log.info({ event: "booking-mailed", bookingId, recipient }, "Sent the mail about a new booking");
    } catch (error) {
      log.error(
        { event: "booking-mail-failed", bookingId, recipient, err: error },
        "Could not send the mail about a new booking",
      );
    }
  };
  await Promise.all([
    deliver("company", (booking) => companyMail(booking, new URL(PUBLIC_URL).origin)),
    deliver("visitor", visitorMail),
  ]);
}

/** Returns the mail to send; null if it must not be sent. */
type ComposeMail = (booking: Booking) => SendMailOptions | Promise<SendMailOptions | null>;

/**
 * Contains nothing the visitor typed but a plain name and the service, which is one of a list, because the sender of the
 * form chooses the recipient.
 */
async function visitorMail(booking: Booking): Promise<SendMailOptions | null> {
  const { id, email, fullName, reference } = booking;
  const refusal = await consumeVisitorMail(email);
  if (refusal) {
    log.warn(
      { event: "booking-mail-refused", bookingId: id, recipient: "visitor", ...refusal },
      "Did not send the mail about a new booking: its limit is reached",
    );
    return null;
  }
  const shownReference = formatReference(reference);
  return {
    to: { name: "", address: email },
    replyTo: company.email,
    subject: text.visitorSubject(shownReference),
    text: [
      toGreeting(fullName),
      "",
      text.visitorText(shownReference, describeService(booking)),
      "",
      `${company.name}, ${company.phone.label}`,
    ].join("\n"),
  };
}

/**
 * Contains none of the answers, which only signed-in staff may read. Not rate limited beyond the bookings themselves:
 * otherwise a flood of bookings would suppress the notifications of real ones.
 */
function companyMail(booking: Booking, origin: string): SendMailOptions {
  const { id, email, reference } = booking;
  const shownReference = formatReference(reference);
  return {
    to: company.email,
    replyTo: { name: "", address: email },
    subject: text.companySubject(shownReference),
    text: [
      text.companyText(shownReference, describeService(booking)),
      "",
      `${origin}${paths.bookingDetails(id)}`,
      "",
    ].join("\n"),
  };
}
