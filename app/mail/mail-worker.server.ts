import { endLeases } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import { repeat } from "~/lib/worker-loop";
import type { Env } from "~/process/env.server";
import { log } from "~/process/log.server";
import type { MailLinkPaths } from "./action-path.server";
import type { FindVoidReason } from "./attempt-mail.server";
import { untilNextMail } from "./claim-mails.server";
import { findMailStop, untilProbe } from "./mail-stop.server";
import { onMailQueued } from "./outbox.server";
import { releaseHeldMails } from "./release-held.server";
import { type Connections, probe, sendDue } from "./send-due.server";
import { rfcTimeouts, type SmtpTimeouts } from "./smtp-session.server";

/** Connections to the mail server, so that a late answer to one mail does not hold up the others. */
const connectionCount = 5;
/** Milliseconds after which a connection is tried again that the server refused beside others. */
const tryConnectionAgain = 1_000;

type MailSettings = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PUBLIC_URL">;

export interface MailWorkerOptions {
  findVoidReason?: FindVoidReason;
  /** Whether no other process has this database open, so that every lease is one of a process that ended. */
  isAlone?: boolean;
  timeouts?: SmtpTimeouts;
  /** Milliseconds for which a worker that stops waits for the mails under way. The process ends soon after. */
  stopPatience?: number;
}

/**
 * Sends the mails of the outbox until it is stopped. Any number of processes may run one. Without SMTP_URL there is none: mails wait
 * in the outbox, where administrators read them.
 *
 * @param mailLinkPaths return the paths that the outbox must not contain
 * @param options.findVoidReason by default, no mail depends on anything
 * @returns a function that stops the worker: mails under way are finished, the others are given back. After ten seconds it gives up:
 *   a mail whose answer has not come yet counts as probably delivered
 */
export function startMailWorker(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL: origin }: MailSettings,
  mailLinkPaths: MailLinkPaths,
  {
    findVoidReason = () => Promise.resolve(null),
    isAlone = false,
    timeouts = rfcTimeouts,
    stopPatience = 10_000,
  }: MailWorkerOptions = {},
): () => Promise<void> {
  if (!SMTP_URL || !MAIL_FROM || !origin) return () => Promise.resolve();
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const sender = { url: SMTP_URL, timeouts, from: MAIL_FROM, origin, mailLinkPaths, findVoidReason, signal };
  const connections: Connections = { open: 0, sentAt: -Infinity, onOpen: () => wakeAll() };
  // The first connection goes alone until the server has taken it: one that is down is asked once, and holds up one mail.
  const loops = Array.from({ length: connectionCount }, (_, index) => {
    const isFirst = index === 0;
    const loop = repeat({
      before: isFirst && isAlone ? () => endLeases(mails) : undefined,
      onError: (error) =>
        log.error({ event: "mail-queue-failed", err: error }, "Could not read the mail queue"),
      turn: async () => {
        if (!isFirst && connections.open === 0) return null;
        let isTaken = true;
        if (!(await findMailStop())) {
          if (isFirst) await releaseHeldMails();
          isTaken = await sendDue(sender, connections, loop.isStopping);
        } else if (isFirst) await probe(sender, connections);
        if (!isTaken) return tryConnectionAgain;
        return (await untilProbe()) ?? untilNextMail();
      },
    });
    return loop;
  });
  const wakeAll = () => {
    for (const loop of loops) loop.wake();
  };
  onMailQueued(wakeAll);
  return async () => {
    onMailQueued(undefined);
    const timer = setTimeout(() => giveUp.abort(), stopPatience);
    await Promise.all(loops.map((loop) => loop.stop()));
    clearTimeout(timer);
  };
}
