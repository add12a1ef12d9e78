import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail extends Pick<Email, "messageId"> {
  /** The sender and the recipient of the envelope. */
  sender: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that a reply goes to; empty if it is the sender's. */
  replyTo: string;
  /** The calendar file, and the METHOD of its content type. */
  calendar: { method: string | undefined; content: string } | undefined;
  /** The lines before the body, as received. */
  headers: string;
}

interface MailFaults {
  /** The status or the whole line of the refusal by recipient, such as 550. */
  refusals: Map<string, number | string>;
  /** The status of a refusal of every sender, such as 550. */
  sender: number | undefined;
  /** The status of a refusal of every connection, such as 421. */
  greeting: number | undefined;
  /** The number of concurrent connections. Further ones get 421. */
  connections: number | undefined;
  /** A promise that the answer to a mail waits for. */
  hold: Promise<void> | undefined;
  /** A promise that the greeting of a connection waits for. */
  holdGreeting: Promise<void> | undefined;
  /** Called when the first part of a mail's content has arrived. */
  onContent: (() => void) | undefined;
}

export interface MailServer extends MailFaults {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  reset: () => void;
  stop: () => Promise<void>;
}

/** Starts a mail server that keeps every mail, by default on a free port. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const none = {
    hold: undefined,
    holdGreeting: undefined,
    onContent: undefined,
    sender: undefined,
    greeting: undefined,
    connections: undefined,
  };
  const answers: MailFaults = { refusals: new Map(), ...none };
  const server = new SMTPServer({
    // Milliseconds for connections that a test left open.
    closeTimeout: 500,
    // Milliseconds. No test holds an answer that long.
    socketTimeout: 900_000,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, done) {
      const isFull = server.connections.size > (answers.connections ?? Infinity);
      void Promise.resolve(answers.holdGreeting).then(() => done(refusal(isFull ? 421 : answers.greeting)));
    },
    onMailFrom(_address, _session, done) {
      done(refusal(answers.sender));
    },
    onRcptTo({ address }, _session, done) {
      done(refusal(answers.refusals.get(address)));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.once("data", () => answers.onContent?.());
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const { mailFrom } = session.envelope;
        void parseMail(to, Buffer.concat(chunks)).then(async (mail) => {
          received.push({ ...mail, sender: mailFrom ? mailFrom.address : "" });
          await answers.hold;
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A stopped or killed app resets its connections.
  server.on("error", () => undefined);
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

/** Parses a status or a whole line, such as `550 5.7.1 No`, into an error; null without one. */
function refusal(reply: number | string | undefined): Error | null {
  if (reply === undefined) return null;
  const [status, ...words] = String(reply).split(" ");
  return Object.assign(new Error(words.join(" ") || "Refused by the test"), { responseCode: Number(status) });
}

async function parseMail(to: string, source: Buffer): Promise<Omit<ReceivedMail, "sender">> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: "utf8" });
  const { subject = "", text = "", html = "", messageId, replyTo, attachments } = mail;
  const file = attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const calendar = file && { method: file.method, content: file.content as string };
  const headers = source.toString("latin1").split("\r\n\r\n")[0] ?? "";
  return { to, subject, text, html, messageId, replyTo: replyTo?.[0]?.address ?? "", calendar, headers };
}
