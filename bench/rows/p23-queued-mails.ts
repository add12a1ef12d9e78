import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createTransport } from "nodemailer";
import { type AppHome, createPostgresHome, folderHome, withDatabaseOf } from "#tests/support/app/home";
import { startPostgres } from "#tests/support/database/postgres-server";
import { insertBookings } from "#tests/support/records/bookings";
import { insertPrivateLink } from "~/booking/private-page/private-link.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { renderMail } from "~/mail/render-mail.server";
import { startApp } from "../app";
import type { Row } from "../row";
import { percentile } from "../statistics";

const count = 1_000;
const rounds = 3;
const origin = "https://www.example.com";
const from = "Datum 3D <noreply@example.com>";
const subject = "We’ve got your request: K7MD-3R9F";
const content = {
  greeting: "Hello Ada Lovelace,",
  paragraphs: [
    "Thanks for your request.",
    "Nothing is final yet. We’ll contact you to confirm the date, scope and price.",
  ],
  facts: [{ label: "Reference", value: "K7MD-3R9F" }],
  action: { label: "Open your request", page: "request" as const },
};

export const queuedMails: Row = {
  id: "P23",
  what: "1,000 queued mails over SMTP on loopback, by npm start, after as many",
  budget: "≥ 0.7× nodemailer's pooled transport alone",
  aim: "≥ 0.9×",
  measure: async () => {
    const server = await startPostgres();
    const sink = await startSink();
    try {
      const times = { alone: [] as number[], embedded: [] as number[], postgres: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        times.alone.push(await timeAlone(sink));
        times.embedded.push(await timeOutbox(sink, folderHome()));
        if (server) times.postgres.push(await timeOutbox(sink, await createPostgresHome(server.url)));
      }
      const alone = percentile(times.alone, 0.5);
      const results = (["embedded", "postgres"] as const).flatMap((database) => {
        if (times[database].length === 0) return [];
        const time = percentile(times[database], 0.5);
        return [`${(alone / time).toFixed(2)}× with ${names[database]} (${toRate(time)})`];
      });
      return `${results.join(", ")}; nodemailer alone ${toRate(alone)}; medians of ${rounds}`;
    } finally {
      sink.stop();
      await server?.stop();
    }
  },
};

const names = { embedded: "the embedded database", postgres: "PostgreSQL" };
const toRate = (time: number) => `${Math.round((count / time) * 1000)} a second`;

interface Sink {
  url: string;
  /** Milliseconds from the first to the last of the next mails. */
  complete: () => Promise<number>;
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
    complete: async () => Number(((await once(lines, "line")) as [string])[0]),
    stop: () => child.kill(),
  };
}

/** Sends the same mails, rendered already, by nodemailer's pool with as many connections as the worker has. */
async function timeAlone({ url, complete }: Sink): Promise<number> {
  const transport = createTransport({ url, pool: true, maxConnections: 5 });
  const rendered = renderMail(subject, content, { origin, href: `${origin}/dashboard` });
  const time = complete();
  const sent = Array.from({ length: count }, (_, index) =>
    transport.sendMail({ from, to: `${index}@example.com`, subject, ...rendered }),
  );
  await Promise.all(sent);
  transport.close();
  return time;
}

/**
 * A process of the app starts with the mails of twice as many bookings in its outbox. The second half is measured: a server runs for days
 * and its code is compiled, as that of nodemailer alone is from its second round on.
 */
async function timeOutbox({ url, complete }: Sink, home: AppHome): Promise<number> {
  await withDatabaseOf(home, async () => {
    const bookings = await insertBookings(Array.from({ length: 2 * count }, () => ({})));
    for (const bookingId of bookings) await insertPrivateLink(db(), bookingId);
    await db()
      .insert(mails)
      .values(
        bookings.map((bookingId, index) => ({
          kind: "booking-received",
          bookingId,
          toAddress: `${index}@example.com`,
          subject,
          content,
        })),
      );
  });
  const time = complete().then(complete);
  const app = await startApp({
    home,
    // The private links of the bookings were made with the secret of this process.
    env: {
      SMTP_URL: url,
      MAIL_FROM: from,
      PUBLIC_URL: origin,
      SESSION_SECRET: process.env.SESSION_SECRET ?? "",
    },
  });
  try {
    return await time;
  } finally {
    await app.stop();
  }
}
