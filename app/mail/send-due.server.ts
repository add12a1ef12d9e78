import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { renewLeases } from "~/db/leases.server";
import { mails } from "~/db/schema.server";
import * as metrics from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { attemptMail, type MailSettings } from "./attempt-mail.server";
import { claimProbe } from "./claim-mails.server";
import { ClaimQueue, prepareMail } from "./claim-queue.server";
import { type Obstacle, resumeQueue, stopQueue, takeProbe } from "./mail-stop.server";
import { type MailOutcome, OutcomeWriter, recordOutcomes } from "./record-outcomes.server";
import { SmtpSession } from "./smtp-session.server";

/** Milliseconds between two renewals of leases, much shorter than a lease. */
const renewalInterval = 15_000;
const connections = 5;
/** Milliseconds after which an idle connection checks for new mails while another connection is sending. */
const lookAgain = 1_000;

/** Sends all due mails, one at a time on each connection. */
export async function sendDue(settings: MailSettings, isStopping: () => boolean): Promise<void> {
  await withLeases(async (worker) => {
    const outcomes = new OutcomeWriter();
    const obstacles: Obstacle[] = [];
    let sent = 0;
    let otherConnections: Promise<void>[] | undefined;
    const isEnding = () => isStopping() || outcomes.hasFailed || obstacles.length > 0;
    const queue = new ClaimQueue(worker, isEnding, settings.mailLinkPaths);
    let busy = 0;
    const allDone = new AbortController();
    /**
     * Waits until it is time to check for new mails, so a slow response on another connection does not delay them. Returns false when all
     * connections are idle, or the run is ending.
     */
    const hasMore = async () => {
      if (busy === 0) allDone.abort();
      await delay(lookAgain, undefined, { signal: allDone.signal }).catch(() => undefined);
      if (allDone.signal.aborted || isEnding()) return false;
      queue.reopen();
      return true;
    };
    /** Sends mails until none is left. Returns false if the server accepts no further connection. */
    const sendAll = async (onOpen?: () => void): Promise<boolean> => {
      const session = new SmtpSession({ ...settings, onOpen });
      try {
        for (let next = await queue.next(); next; next = await queue.next()) {
          const { outcome, obstacle } = await attemptMail(session, next, settings, { isProbe: false });
          if (outcome) outcomes.add(next.mail, count(outcome, obstacle));
          if (outcome?.state === "sent") sent++;
          // If the server accepts fewer connections than we open, the accepted ones continue.
          if (obstacle?.isBeforeMail && otherConnections) return false;
          if (obstacle) obstacles.push(obstacle);
        }
        return true;
      } finally {
        session.close();
      }
    };
    const work = async (onOpen?: () => void) => {
      let isAccepted: boolean;
      do {
        busy++;
        isAccepted = await sendAll(onOpen);
        busy--;
      } while ((await hasMore()) && isAccepted);
    };
    // The first connection starts alone, so a server that is down gets one connection and delays one mail.
    await work(() => (otherConnections ??= Array.from({ length: connections - 1 }, () => work())));
    await Promise.all(otherConnections ?? []);
    const [released, recorded] = await Promise.allSettled([queue.close(), outcomes.finish()]);
    for (const result of [recorded, released]) if (result.status === "rejected") throw result.reason;
    // If another mail passed in this run, an uncertain obstacle is the fault of its mail.
    const stop = obstacles.find(({ isCertain }) => isCertain || sent === 0);
    if (stop) await stopQueue(stop);
  });
}

/**
 * Tries one mail while the queue is stopped, if a probe is due. The queue resumes if the server accepts the mail, or refuses only this
 * one.
 */
export async function probe(settings: MailSettings): Promise<void> {
  if (!(await takeProbe())) return;
  await withLeases(async (worker) => {
    const mail = await claimProbe(worker);
    if (!mail) return;
    const session = new SmtpSession(settings);
    const prepared = prepareMail(mail, settings.mailLinkPaths);
    const { outcome, obstacle } = await attemptMail(session, prepared, settings, { isProbe: true });
    session.close();
    if (outcome) await recordOutcomes([{ mail, outcome: count(outcome, obstacle) }]);
    if (obstacle) await stopQueue(obstacle);
    else if (outcome && outcome.state !== "canceled") await resumeQueue();
  });
}

const mailAttempts = metrics.startAtZero(metrics.mailAttempts, "outcome", [
  "sent",
  "probably-delivered",
  "delayed",
  "failed",
  "canceled",
  "stopped",
]);

function count(outcome: MailOutcome, obstacle: Obstacle | undefined): MailOutcome {
  const state = outcome.state === "waiting" ? "delayed" : outcome.state;
  mailAttempts.inc({ outcome: obstacle ? "stopped" : state });
  return outcome;
}

/**
 * Renews the leases of a new worker id during the run. Each run has its own id, so it does not renew the lease of a mail that an earlier
 * run could not record.
 */
async function withLeases(run: (worker: string) => Promise<void>): Promise<void> {
  const worker = randomUUID();
  const renewal = setInterval(() => void renew(worker), renewalInterval);
  try {
    await run(worker);
  } finally {
    clearInterval(renewal);
  }
}

async function renew(worker: string): Promise<void> {
  try {
    await renewLeases(mails, worker);
  } catch (error) {
    // If all renewals fail until a lease ends, another worker sends the mail.
    log.warn({ event: "mail-lease-not-renewed", err: error }, "Could not renew the leases of mails");
  }
}
