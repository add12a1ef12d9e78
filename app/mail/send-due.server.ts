import { randomUUID } from "node:crypto";
import { renewLeases } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import * as metrics from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { attemptMail, type AttemptSettings } from "./attempt-mail.server";
import { claimMails, claimProbe } from "./claim-mails.server";
import { type Obstacle, resumeQueue, stopQueue, takeProbe } from "./mail-stop.server";
import { type MailOutcome, recordOutcome } from "./record-outcome.server";
import { SmtpSession, type SmtpTimeouts } from "./smtp-session.server";

/** Milliseconds between two renewals of leases, long before they end. */
const renewalInterval = 15_000;
/** Milliseconds within which one mail that the server takes shows that it is well, and another mail is not. */
const meanwhile = 5_000;
export interface Sender extends AttemptSettings {
  /** SMTP_URL. */
  url: string;
  timeouts: SmtpTimeouts;
}

/** What the connections of a process to the mail server know of each other. */
export interface Connections {
  /** How many the server has taken. */
  open: number;
  /** When a mail was sent last, in milliseconds of `performance.now()`. */
  sentAt: number;
  onOpen: () => void;
}

/**
 * Sends all mails that are due, one after the other.
 *
 * @returns whether the server took the connection, or did not have to
 */
export function sendDue(
  sender: Sender,
  connections: Connections,
  isStopping: () => boolean,
): Promise<boolean> {
  return withLeases(async (worker) => {
    const own = { isOpen: false };
    const onOpen = () => {
      if (own.isOpen) return;
      own.isOpen = true;
      connections.open++;
      connections.onOpen();
    };
    const session = new SmtpSession({ ...sender, onOpen });
    try {
      while (!isStopping()) {
        const [mail] = await claimMails(1, worker);
        if (!mail) return true;
        const { outcome, obstacle } = await attemptMail(session, mail, sender, { isProbe: false });
        const isRefused = obstacle?.isBeforeMail && connections.open > Number(own.isOpen);
        // The server takes fewer connections than we open: those that it took go on.
        if (obstacle && !isRefused) await stop(obstacle, connections);
        await recordOutcome(mail, count(outcome, obstacle));
        if (isRefused) return false;
        if (outcome.state === "sent") {
          connections.sentAt = performance.now();
          // Another connection may have met a mail that looked like a fault of the server meanwhile.
          await resumeQueue();
        }
      }
      return true;
    } finally {
      session.close();
      if (own.isOpen) connections.open--;
    }
  });
}

/** Tries one mail while the queue is stopped, if it is time for that. If the server takes it, or refuses this one alone, all go on. */
export async function probe(sender: Sender, connections: Connections): Promise<void> {
  if (!(await takeProbe())) return;
  await withLeases(async (worker) => {
    const mail = await claimProbe(worker);
    if (!mail) return;
    const session = new SmtpSession(sender);
    const { outcome, obstacle } = await attemptMail(session, mail, sender, { isProbe: true });
    session.close();
    if (obstacle) await stop(obstacle, connections);
    await recordOutcome(mail, count(outcome, obstacle));
    if (!obstacle && outcome.state !== "canceled") await resumeQueue();
  });
}

/** Stops the queue, except where another mail passes at the same time: then what may be the fault of a mail is. */
async function stop(obstacle: Obstacle, connections: Connections): Promise<void> {
  const mayStop = () => obstacle.isCertain || performance.now() - connections.sentAt > meanwhile;
  if (mayStop()) await stopQueue(obstacle);
  if (!mayStop()) await resumeQueue();
}

/** As what the metrics count a mail that is in a state after an attempt. */
const counted = {
  sent: "sent",
  "probably-delivered": "probably-delivered",
  waiting: "delayed",
  failed: "failed",
  canceled: "canceled",
} as const satisfies Record<MailOutcome["state"], string>;
const mailAttempts = metrics.startAtZero(metrics.mailAttempts, "outcome", [
  ...Object.values(counted),
  "stopped",
]);

function count(outcome: MailOutcome, obstacle: Obstacle | undefined): MailOutcome {
  const { state } = outcome;
  mailAttempts.inc({ outcome: obstacle ? "stopped" : counted[state] });
  return outcome;
}

/** Renews the leases of a new worker id meanwhile: what one run could not record is not renewed by the next one. */
async function withLeases<Result>(run: (worker: string) => Promise<Result>): Promise<Result> {
  const worker = randomUUID();
  const renewal = setInterval(() => void renew(worker), renewalInterval);
  try {
    return await run(worker);
  } finally {
    clearInterval(renewal);
  }
}

async function renew(worker: string): Promise<void> {
  try {
    await renewLeases(mails, worker);
  } catch (error) {
    // The next renewal is early enough. Without it, another worker sends the mails.
    log.warn({ event: "mail-lease-not-renewed", err: error }, "Could not renew the leases of mails");
  }
}
