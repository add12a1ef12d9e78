import { createTransport, type SendMailOptions } from "nodemailer";

/** Milliseconds for each phase of a connection to the mail server. */
const timeout = 10_000;

export interface MailTransport {
  /** @returns the server's answer */
  sendMail: (mail: SendMailOptions) => Promise<{ response: string }>;
  close: () => void;
}

/** Opens connections to a mail server when they are needed, and keeps them for the next mails. */
export function createMailTransport(url: string, maxConnections: number): MailTransport {
  return createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}
