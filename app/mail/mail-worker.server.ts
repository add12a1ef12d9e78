import { randomUUID } from "node:crypto";
import type { Env } from "~/env.server";
import { log } from "~/log.server";
import { createMailTransport, type MailTransport } from "./mail-transport.server";
import { type PrivatePaths, resolveActionPath } from "./action-path.server";
import { ClaimQueue } from "./claim-queue.server";
import {
  type ClaimedMail,
  endLeases,
  recheckMail,
  renewalInterval,
  renewLeases,
  untilNextMail,
} from "./claim-mails.server";
import { OutcomeWriter } from "./outcome-writer.server";
import type { MailOutcome } from "./record-outcomes.server";
import { mailAttempts } from "~/metrics/metrics.server";
import * as text from "~/messages/mails";
import { releaseHeldMails } from "./release-held.server";
import { renderMail } from "./render-mail.server";
import { isPermanentFailure, retryDelay } from "./retry";
import { onMailQueued } from "./wake-worker.server";

/** Connections to the mail server. */
const connections = 5;
/** Milliseconds for each phase of a connection to the mail server. */
const defaultTimeout = 10_000;
/** Milliseconds after which the queue is read again, for mails that another process has queued or left behind. */
const longestPause = 30_000;

type MailSettings = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PUBLIC_URL">;

/**
 * Returns why a mail is not to be sent, because what it depends on has changed since it was queued; null if it is to be sent. Asked
 * right before the mail is sent.
 */
export type FindVoidReason = (mail: ClaimedMail) => Promise<string | null>;

interface MailWorkerOptions {
  findVoidReason?: FindVoidReason;
  /** Whether no other process has this database open, so that every lease is one of a process that ended. */
  isAlone?: boolean;
  timeout?: number;
}

/**
 * Sends the mails of the outbox until it is stopped. Any number of processes may run one. Without SMTP_URL there is none: mails wait
 * in the outbox, where administrators read them.
 *
 * @param privatePaths return the paths that the outbox must not contain
 * @param options.findVoidReason by default, no mail depends on anything
 * @returns a function that stops the worker: mails under way are finished, the others are given back
 */
export function startMailWorker(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings,
  privatePaths: PrivatePaths,
  {
    findVoidReason = () => Promise.resolve(null),
    isAlone = false,
    timeout = defaultTimeout,
  }: MailWorkerOptions = {},
): () => Promise<void> {
  if (!SMTP_URL || !MAIL_FROM || !PUBLIC_URL) return () => Promise.resolve();
  const transport = createMailTransport(SMTP_URL, connections, timeout);
  const origin = new URL(PUBLIC_URL).origin;
  const sender = { transport, from: MAIL_FROM, origin, privatePaths, findVoidReason };
  const pause = new Pause();
  let isStopping = false;
  onMailQueued(() => pause.end());

  const run = async () => {
    if (isAlone) await endLeases();
    while (!isStopping) {
      try {
        await releaseHeldMails();
        await sendDue(sender, () => isStopping);
        await pause.begin(await nextPause());
      } catch (error) {
        log.error({ event: "mail-queue-failed", err: error }, "Could not read the mail queue");
        await pause.begin(longestPause);
      }
    }
  };
  const running = run();
  return async () => {
    isStopping = true;
    onMailQueued(undefined);
    pause.end();
    await running;
    transport.close();
  };
}

async function nextPause(): Promise<number> {
  return Math.min(Math.max((await untilNextMail()) ?? longestPause, 0), longestPause);
}

async function renew(worker: string): Promise<void> {
  try {
    await renewLeases(worker);
  } catch (error) {
    // The next renewal is early enough. Without it, the mails are sent by another worker.
    log.warn({ event: "mail-lease-not-renewed", err: error }, "Could not renew the leases of mails");
  }
}

interface Sender {
  transport: MailTransport;
  from: string;
  origin: string;
  privatePaths: PrivatePaths;
  findVoidReason: FindVoidReason;
}

/** Sends all mails that are due, as many at a time as there are connections. */
async function sendDue(sender: Sender, isStopping: () => boolean): Promise<void> {
  // New for each run: what a run could not record is not renewed by the next one.
  const worker = randomUUID();
  const renewal = setInterval(() => void renew(worker), renewalInterval);
  const outcomes = new OutcomeWriter();
  const queue = new ClaimQueue(worker, () => isStopping() || outcomes.hasFailed);
  const work = async () => {
    for (let mail = await queue.next(); mail; mail = await queue.next()) {
      const outcome = await send(sender, mail);
      if (outcome) outcomes.add(mail, outcome);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  clearInterval(renewal);
  const [given, written] = await Promise.allSettled([queue.close(), outcomes.finish()]);
  for (const result of [written, given]) if (result.status === "rejected") throw result.reason;
}

/** Sends a mail if it is still to be sent; returns null if another worker has taken it over. */
async function send(sender: Sender, mail: ClaimedMail): Promise<MailOutcome | null> {
  const { transport, from, origin, privatePaths } = sender;
  const { id, kind, bookingId, toAddress, replyTo, subject, content, calendar, attempts } = mail;
  try {
    const { isLost, isExpired, voidReason } = await recheckMail(mail);
    if (isLost) return null;
    const reason = voidReason ?? (isExpired ? text.expired : await sender.findVoidReason(mail));
    if (reason !== null) return { state: "canceled", response: reason };
    const path = await resolveActionPath(mail, privatePaths);
    const { response } = await transport.sendMail({
      from,
      to: { name: "", address: toAddress },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject,
      // The same for every attempt: if the answer to an earlier one was lost, mail programs show the mail once.
      messageId: `<${id}@${new URL(origin).hostname}>`,
      ...(calendar && {
        icalEvent: { method: mail.calendarMethod ?? "PUBLISH", filename: "visit.ics", content: calendar },
      }),
      ...renderMail(subject, content, { origin, href: path && origin + path }),
    });
    mailAttempts.inc({ outcome: "sent" });
    log.info({ event: "mail-sent", mailId: id, kind, bookingId }, "Sent a mail");
    return { state: "sent", response };
  } catch (error) {
    const delay = isPermanentFailure(error as object) ? null : retryDelay(attempts);
    // The server's answer may name the recipient, which belongs in the outbox and not in the log.
    const response = error instanceof Error ? error.message : String(error);
    mailAttempts.inc({ outcome: delay === null ? "failed" : "delayed" });
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn(
      { event: "mail-not-sent", mailId: id, kind, bookingId, attempts, code, responseCode, delay },
      "Could not send a mail",
    );
    return delay === null ? { state: "failed", response } : { state: "waiting", response, delay };
  }
}

/** A wait that can be ended early, also before it begins. */
class Pause {
  #end: (() => void) | undefined;
  #isOver = false;

  async begin(milliseconds: number): Promise<void> {
    if (!this.#isOver)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        timer.unref();
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#isOver = false;
    this.#end = undefined;
  }

  end(): void {
    this.#isOver = true;
    this.#end?.();
  }
}
