import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { Visitor } from "#tests/support/http/visitor";
import { perSender } from "~/mail/mail-limits";
import { withApp } from "../app";
import type { Row } from "../row";
import { formatMs, percentile } from "../statistics";
import { fillInBooking } from "../submit-booking";

// With the one that warms up: one sender causes no more mails in a day.
const count = perSender - 1;
const timeout = 30_000;

export const mailAfterSubmit: Row = {
  id: "P23B",
  what: `a submit until the server has its mail, empty queue, ${count} times`,
  budget: "≤ 2 s after the commit",
  aim: "≤ 0.5 s",
  measure: async () => {
    const server = await startServer();
    const settings = {
      SMTP_URL: server.url,
      MAIL_FROM: "noreply@example.com",
      PUBLIC_URL: "https://example.com",
    };
    try {
      return await withApp(async (app) => {
        const times: number[] = [];
        // The first one warms up.
        for (let index = 0; index <= count; index++) {
          const email = `${index}@example.com`;
          const submit = await fillInBooking(new Visitor(app.url), email);
          const handedOver = server.nextMail(email);
          // From before the submit: nobody outside of the app sees its commit, so the times are too long rather than too short.
          const startedAt = performance.now();
          await submit();
          times.push((await handedOver) - startedAt);
        }
        const measured = times.slice(1);
        return `${formatMs(percentile(measured, 0.5))}, worst ${formatMs(Math.max(...measured))}, submit included`;
      }, settings);
    } finally {
      server.stop();
    }
  },
};

/** Starts a mail server that tells when it has the whole of a mail. */
async function startServer() {
  const received = new Map<string, (at: number) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      stream.resume().on("end", () => {
        for (const { address } of session.envelope.rcptTo) received.get(address)?.(performance.now());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The time at which the mail to `address` has arrived. */
    nextMail: (address: string) =>
      new Promise<number>((resolve, reject) => {
        received.set(address, resolve);
        setTimeout(() => reject(new Error(`No mail to ${address} arrived.`)), timeout).unref();
      }),
    stop: () => server.close(),
  };
}
