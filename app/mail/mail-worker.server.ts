import { endLeases } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import { startWorkerLoop } from "~/lib/worker-loop";
import type { Env } from "~/process/env.server";
import { log } from "~/process/log.server";
import type { MailLinkPaths } from "./action-path.server";
import type { FindVoidReason } from "./attempt-mail.server";
import { untilNextMail } from "./claim-mails.server";
import { findMailStop, untilProbe } from "./mail-stop.server";
import { onMailQueued } from "./outbox.server";
import { releaseHeldMails } from "./release-held.server";
import { probe, sendDue } from "./send-due.server";
import { rfcTimeouts, type SmtpTimeouts } from "./smtp-session.server";

type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PUBLIC_URL">;

export interface MailWorkerOptions {
  findVoidReason?: FindVoidReason;
  /** Whether no other process uses this database, so every lease belongs to a process that ended. */
  isAlone?: boolean;
  timeouts?: SmtpTimeouts;
  /** Milliseconds for which a stopping worker waits for its running mails. The process ends soon after. */
  stopTimeout?: number;
}

/**
 * Sends the outbox's mails until it is stopped. Any number of processes may run a worker. Without SMTP_URL there is no worker: mails wait
 * in the outbox, where administrators read them.
 *
 * @param mailLinkPaths return paths that the outbox must not contain
 * @param options.findVoidReason by default, no mail has conditions
 * @returns a function that stops the worker. It finishes running mails and releases the others. After `stopTimeout` it aborts running
 * mails, and a mail whose response was still due counts as probably delivered
 */
export function startMailWorker(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL: origin }: MailEnv,
  mailLinkPaths: MailLinkPaths,
  {
    findVoidReason = () => Promise.resolve(null),
    isAlone = false,
    timeouts = rfcTimeouts,
    stopTimeout = 10_000,
  }: MailWorkerOptions = {},
): () => Promise<void> {
  if (!SMTP_URL || !MAIL_FROM || !origin) return () => Promise.resolve();
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const sender = { url: SMTP_URL, timeouts, from: MAIL_FROM, origin, mailLinkPaths, findVoidReason, signal };
  const loop = startWorkerLoop({
    initialize: isAlone ? () => endLeases(mails) : undefined,
    onError: (error) =>
      log.error({ event: "mail-queue-failed", err: error }, "Could not read the mail queue"),
    turn: async () => {
      if (await findMailStop()) await probe(sender);
      else {
        await releaseHeldMails();
        await sendDue(sender, loop.isStopping);
      }
      return (await untilProbe()) ?? untilNextMail();
    },
  });
  onMailQueued(loop.wake);
  return async () => {
    onMailQueued(undefined);
    const timer = setTimeout(() => giveUp.abort(), stopTimeout);
    await loop.stop();
    clearTimeout(timer);
  };
}
