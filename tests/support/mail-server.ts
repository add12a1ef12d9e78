import { SMTPServer } from "smtp-server";

interface Mail {
  to: string;
  subject: string;
  /** The plain-text body. */
  text: string;
  contentType: string;
}

interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** The mails received so far. */
  received: Mail[];
  stop: () => Promise<void>;
}

/** Starts a mail server that accepts and keeps every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (chunk: Buffer) => (source += chunk.toString("latin1")));
      stream.on("end", () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          ...parseMail(source),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Reads a mail of one part, which is all that the app sends. */
function parseMail(source: string): Omit<Mail, "to"> {
  const end = source.indexOf("\r\n\r\n");
  const headers = source.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(headers)?.[1] ?? "";
  const body = source.slice(end + 4);
  const isBase64 = header("Content-Transfer-Encoding") === "base64";
  return {
    subject: decodeWords(header("Subject")),
    text: isBase64 ? Buffer.from(body, "base64").toString() : decodeQuoted(body),
    contentType: header("Content-Type"),
  };
}

/** Decodes the words of a header that are not ASCII (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString()
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
