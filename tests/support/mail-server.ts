import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail extends Pick<Email, "messageId"> {
  /** The recipient of the envelope. */
  to: string;
  subject: string;
  /** The plain-text part. */
  text: string;
  html: string;
  /** The address that a reply goes to; empty for that of the sender. */
  replyTo: string;
  /** The calendar file, and the METHOD of its content type. */
  calendar: { method: string | undefined; content: string } | undefined;
  /** The lines before the body, as received. */
  headers: string;
}

/** What the server answers to the recipient or the content of a mail. */
interface Answers {
  /** The status of the refusal by recipient, such as 550; accepted without one. */
  refusals: Map<string, number>;
  /** The answer to a mail waits for this; for a server that does not answer. */
  hold: Promise<void> | undefined;
  /** The greeting of a connection waits for this. */
  holdGreeting: Promise<void> | undefined;
  /** Called when the first part of a mail's content has arrived. */
  onContent: (() => void) | undefined;
}

export interface MailServer extends Answers {
  /** For SMTP_URL. */
  url: string;
  /** The mails received so far. */
  received: ReceivedMail[];
  /** Forgets all mails and answers. */
  reset: () => void;
  stop: () => Promise<void>;
}

/** Starts a mail server that keeps every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const none = { hold: undefined, holdGreeting: undefined, onContent: undefined };
  const answers: Answers = { refusals: new Map(), ...none };
  const server = new SMTPServer({
    // Of connections that a test has left open.
    closeTimeout: 500,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, done) {
      void Promise.resolve(answers.holdGreeting).then(() => done());
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = answers.refusals.get(address);
      done(responseCode ? Object.assign(new Error("Refused by the test"), { responseCode }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.once("data", () => answers.onContent?.());
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        void parseMail(to, Buffer.concat(chunks)).then(async (mail) => {
          received.push(mail);
          await answers.hold;
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return Object.assign(answers, {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    received,
    reset: () => {
      received.length = 0;
      answers.refusals.clear();
      Object.assign(answers, none);
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

async function parseMail(to: string, source: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: "utf8" });
  const { subject = "", text = "", html = "", messageId, replyTo, attachments } = mail;
  const file = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const calendar = file && { method: file.method, content: file.content as string };
  const headers = source.toString("latin1").split("\r\n\r\n")[0] ?? "";
  return { to, subject, text, html, messageId, replyTo: replyTo?.[0]?.address ?? "", calendar, headers };
}
