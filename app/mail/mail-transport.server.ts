import { createTransport, type SendMailOptions } from "nodemailer";

export interface MailTransport {
  /** @returns the server's answer */
  sendMail: (mail: SendMailOptions) => Promise<{ response: string }>;
  close: () => void;
}

/**
 * Opens connections to a mail server when they are needed, and keeps them for the next mails.
 *
 * @param timeout milliseconds for each phase of a connection
 */
export function createMailTransport(url: string, maxConnections: number, timeout: number): MailTransport {
  return createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
}
