import { createTransport, type Transporter } from "nodemailer";
import { type Env, env } from "~/env.server";
import { log } from "~/log.server";
import { paths } from "~/paths";
import { company } from "~/site/company";
import { findBooking } from "./find-booking.server";
import { formatReference } from "./reference";

/** Milliseconds for each step of speaking with the mail server. */
const mailTimeout = 10_000;

let transport: Transporter | undefined;

/**
 * Tells the visitor and the company of a new booking by mail, where SMTP_URL is set. The booking
 * stands already, so a mail that cannot be sent is logged and fails nothing.
 */
export async function notifyOfBooking(
  bookingId: string,
  { SMTP_URL, MAIL_FROM }: Pick<Env, "SMTP_URL" | "MAIL_FROM"> = env(),
): Promise<void> {
  if (!SMTP_URL || !MAIL_FROM) return;
  transport ??= createTransport({
    url: SMTP_URL,
    connectionTimeout: mailTimeout,
    greetingTimeout: mailTimeout,
    socketTimeout: mailTimeout,
  });
  try {
    const booking = await findBooking(bookingId);
    if (!booking) return;
    const reference = formatReference(booking.reference);
    const mails = [
      { to: booking.email, replyTo: company.email, ...toVisitor(reference, booking.fullName) },
      { to: company.email, replyTo: booking.email, ...toCompany(reference, bookingId) },
    ];
    for (const mail of mails) await transport.sendMail({ from: MAIL_FROM, ...mail });
    log.info({ event: "booking-mailed", bookingId }, "Mail of a new booking was sent");
  } catch (error) {
    log.error(
      { event: "booking-mail-failed", bookingId, err: error },
      "Mail of a new booking could not be sent",
    );
  }
}

function toVisitor(reference: string, fullName: string) {
  return {
    subject: `We have your request: ${reference}`,
    text: [
      `Hello ${fullName},`,
      "",
      `we have your request for an appointment. Its reference is ${reference}.`,
      "Nothing is final yet: we contact you to settle the date, the scope and the price.",
      "",
      `${company.name}, ${company.phone.label}`,
    ].join("\n"),
  };
}

/** Names nothing of the visitor: the back office shows it to those who are signed in. */
function toCompany(reference: string, bookingId: string) {
  const address = `${env().PUBLIC_URL ?? ""}${paths.bookingDetails(bookingId)}`;
  return {
    subject: `New booking enquiry: ${reference}`,
    text: `A new booking enquiry has come in: ${reference}\n\n${address}\n`,
  };
}
