import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createTransport } from "nodemailer";
import { startPostgres } from "#tests/support/postgres-server";
import { connect, currentConnection, db, setConnection } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { startMailWorker } from "~/mail/mail-worker.server";
import { renderMail } from "~/mail/render-mail.server";

import type { Row } from "../row";
import { percentile, timed } from "../statistics";

const count = 1_000;
const rounds = 5;
const subject = "We’ve got your request: K7MD-3R9F";
const content = {
  greeting: "Hello Ada Lovelace,",
  paragraphs: [
    "Thanks for your request.",
    "Nothing is final yet. We’ll contact you to confirm the date, scope and price.",
  ],
  facts: [{ label: "Reference", value: "K7MD-3R9F" }],
  action: { label: "Open your request", path: "/dashboard" },
};
const noPrivatePaths = {
  request: () => Promise.resolve("/"),
  draft: () => "/",
  invitation: () => "/",
  "password-reset": () => "/",
};
const from = "Datum 3D <noreply@example.com>";

export const queuedMails: Row = {
  id: "P23",
  what: "1,000 queued mails over SMTP on loopback, PostgreSQL",
  budget: "≥ 0.7× nodemailer's pooled transport alone",
  aim: "≥ 0.9×",
  measure: async () => {
    const server = await startPostgres();
    if (!server) throw new Error("no PostgreSQL was found on this machine");
    const earlier = currentConnection();
    const connection = await connect({ databaseUrl: server.url, dataDir: "" });
    setConnection(connection);
    const sink = await startSink();
    try {
      const [alone, queued]: [number[], number[]] = [[], []];
      for (let round = 0; round <= rounds; round++) {
        const [direct, outbox] = [await timed(() => sendAll(sink)), await timeOutbox(sink)];
        // The first round warms up.
        if (round > 0) alone.push(direct);
        if (round > 0) queued.push(outbox);
      }
      const [aloneTime, queuedTime] = [percentile(alone, 0.5), percentile(queued, 0.5)];
      const toRate = (time: number) => `${Math.round((count / time) * 1000)} a second`;
      return `${(aloneTime / queuedTime).toFixed(2)}× (${toRate(queuedTime)}, nodemailer alone ${toRate(aloneTime)}; medians of ${rounds})`;
    } finally {
      sink.stop();
      await connection.close();
      if (earlier) setConnection(earlier);
      await server.stop();
    }
  },
};

interface Sink {
  url: string;
  /** Waits for the last of the mails. */
  complete: () => Promise<unknown>;
  stop: () => void;
}

/** Starts the mail server in a process of its own. */
async function startSink(): Promise<Sink> {
  const child = spawn(process.execPath, ["bench/mail-sink.js", String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface(child.stdout);
  const [port] = (await once(lines, "line")) as [string];
  return {
    url: `smtp://127.0.0.1:${port}`,
    complete: () => once(lines, "line"),
    stop: () => child.kill(),
  };
}

/** Sends the same mails, rendered already, by nodemailer's pool with as many connections as the worker has. */
async function sendAll({ url, complete }: Sink) {
  const transport = createTransport({ url, pool: true, maxConnections: 5 });
  const origin = "https://www.example.com";
  const rendered = renderMail(subject, content, { origin, href: `${origin}/dashboard` });
  const isComplete = complete();
  const sent = Array.from({ length: count }, (_, index) =>
    transport.sendMail({ from, to: `${index}@example.com`, subject, ...rendered }),
  );
  await Promise.all(sent);
  await isComplete;
  transport.close();
}

/** Milliseconds until the worker has sent the whole outbox and recorded it. */
async function timeOutbox({ url, complete }: Sink): Promise<number> {
  await db().delete(mails);
  await db()
    .insert(mails)
    .values(
      Array.from({ length: count }, (_, index) => ({
        kind: "bench",
        toAddress: `${index}@example.com`,
        subject,
        content,
      })),
    );
  const settings = { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: "https://www.example.com" };
  return timed(async () => {
    const isComplete = complete();
    const stop = startMailWorker(settings, noPrivatePaths);
    await isComplete;
    await stop();
  });
}
