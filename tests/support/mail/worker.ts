import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { type MailWorkerOptions, startMailWorker } from "~/mail/mail-worker.server";
import { enqueueMail } from "~/mail/outbox.server";

const stops: (() => Promise<void>)[] = [];

/** Starts a worker that sends to this server, until `stopTestWorkers`. */
export function startTestWorker(url: string, options?: MailWorkerOptions): () => Promise<void> {
  const settings = {
    SMTP_URL: url,
    MAIL_FROM: "Datum 3D <noreply@example.com>",
    PUBLIC_URL: "https://www.example.com",
  };
  const paths = {
    request: (id: string) => Promise.resolve(`/request/of-${id}`),
    draft: (link: string) => `/continue/of-${link}`,
    invitation: (link: string) => `/invitation/of-${link}`,
    "password-reset": (link: string) => `/reset-password/of-${link}`,
  };
  const stop = startMailWorker(settings, paths, options);
  stops.push(stop);
  return stop;
}

export async function stopTestWorkers(): Promise<void> {
  await Promise.all(stops.splice(0).map((stop) => stop()));
}

export async function queueMails(addresses: readonly string[], paragraphs = ["A paragraph."]): Promise<void> {
  const content = { paragraphs, action: { label: "Open", path: "/dashboard" } };
  await db().transaction(async (transaction) => {
    for (const toAddress of addresses)
      await enqueueMail(transaction, { kind: "test", toAddress, subject: "A subject", content });
  });
}

export const storedMails = () => db().select().from(mails).orderBy(mails.toAddress);
