import { enqueueEndingMails } from "~/booking/delivery/enqueue-ending-mails.server";
import { finishChecked } from "~/booking/delivery/receive/finish-file.server";
import { sweepUnfinished } from "~/booking/delivery/remove-deliveries.server";
import { countExpiredDrafts, sweepDrafts } from "~/booking/form/sweep-drafts.server";
import { followUpQuotes } from "~/booking/quote/follow-up-quotes.server";
import { fillDetails } from "~/booking/record/search-details.server";
import {
  countOldClientAddresses,
  countOldSpam,
  sweepClientAddresses,
  sweepSpam,
} from "~/booking/spam/sweep-spam.server";
import { enqueueReminders } from "~/booking/visit/enqueue-reminders.server";
import { noteFailedMails } from "~/booking/workflow/note-failed-mails.server";
import type { DueRows } from "~/db/batches.server";
import { databaseTime } from "~/db/clock.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { sweepRateLimits } from "~/db/rate-limit.server";
import { countUnneededFiles, sweepFiles } from "~/files/sweep.server";
import * as metrics from "~/metrics/metrics.server";
import { countTonight } from "~/persons/retention/retention-rules.server";
import { sweepRetention } from "~/persons/retention/sweep-retention.server";
import { log } from "~/process/log.server";
import { readDueCalendars } from "~/staff/busy-times/busy-calendar.server";
import { sweepInvitations } from "~/staff/invitations/invitation-link.server";
import { sweepResetLinks } from "~/staff/passwords/reset-link.server";
import { sweepSessions } from "~/staff/sessions/sessions.server";
import { sweepPendingSignIns } from "~/staff/sign-in/pending-sign-in.server";
import { sweepWebhookCalls } from "~/webhooks/calls.server";

interface Task {
  /** The label in metrics and log lines. */
  name: string;
  run: () => Promise<unknown>;
  /** Whether the task is skipped while a sweep is stopped. The clock may then be wrong, and mails would contain a wrong last day. */
  needsClock?: boolean;
}

const tasks: readonly Task[] = [
  { name: "enqueueReminders", run: enqueueReminders },
  { name: "followUpQuotes", run: followUpQuotes, needsClock: true },
  { name: "enqueueEndingMails", run: enqueueEndingMails, needsClock: true },
  { name: "noteRefusedMails", run: noteFailedMails },
  { name: "fillDetails", run: fillDetails },
  { name: "finishChecked", run: finishChecked },
  // Last, because other servers may be slow.
  { name: "readDueCalendars", run: readDueCalendars },
];

interface Sweep {
  /** The label in metrics and log lines. It stays when the function is renamed. */
  name: string;
  /** Removes rows that expired before `now`. Returns one number, or several by kind. */
  run: (now: Date) => Promise<unknown>;
  /** Counts the rows that a run would remove, by kind. Undefined for rows of no value, such as expired sessions. */
  count?: (now: Date) => Promise<Record<string, DueRows>>;
}

/** The sweeps in the order in which they run: files before their drafts. */
const sweeps: readonly Sweep[] = [
  { name: "sweepSessions", run: sweepSessions },
  { name: "sweepPendingSignIns", run: sweepPendingSignIns },
  { name: "sweepResetLinks", run: sweepResetLinks },
  { name: "sweepInvitations", run: sweepInvitations },
  {
    name: "sweepFiles",
    run: (now) => sweepFiles(now),
    count: async (now) => ({ uploads: await countUnneededFiles(now) }),
  },
  {
    name: "sweepDrafts",
    run: sweepDrafts,
    count: async (now) => ({ drafts: await countExpiredDrafts(now) }),
  },
  { name: "sweepUnfinished", run: sweepUnfinished },
  { name: "sweepRateLimits", run: sweepRateLimits },
  {
    name: "sweepSpam",
    run: sweepSpam,
    count: async (now) => ({ spam: await countOldSpam(now) }),
  },
  {
    name: "sweepAddresses",
    run: sweepClientAddresses,
    count: async (now) => ({ addresses: await countOldClientAddresses(now) }),
  },
  { name: "sweepWebhookCalls", run: sweepWebhookCalls },
  {
    name: "sweepRetention",
    run: (now) => sweepRetention(now),
    count: countTonight,
  },
];

const sweepNames = sweeps.map(({ name }) => name);
const taskNames = [...sweepNames, ...tasks.map(({ name }) => name)];
const sweepRuns = metrics.startAtZero(metrics.sweepRuns, "sweep", taskNames);
const sweepFailures = metrics.startAtZero(metrics.sweepFailures, "sweep", taskNames);
const sweepRemoved = metrics.startAtZero(metrics.sweepRemoved, "sweep", sweepNames);
for (const sweep of sweepNames) metrics.sweepStopped.set({ sweep }, 0);

const interval = 10 * 60_000;

/**
 * Runs the periodic tasks now and every ten minutes.
 *
 * @returns a function that stops them: no other task begins, and it resolves when the current one has ended
 */
export function startPeriodicTasks(): () => Promise<void> {
  const stopping = new AbortController();
  let runs: Promise<unknown> = Promise.resolve();
  const run = () => {
    runs = Promise.all([runs, runPeriodicTasks(stopping.signal)]);
  };
  run();
  const timer = setInterval(run, interval).unref();
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await runs;
  };
}

/**
 * Runs the periodic tasks. A failed task is retried the next time. A sweep that would remove most rows of a kind is stopped, because the
 * clock may have jumped.
 *
 * @param signal prevents further tasks
 */
export async function runPeriodicTasks(signal?: AbortSignal): Promise<void> {
  let isStopped = false;
  for (const sweep of sweeps) {
    if (signal?.aborted) return;
    // Cleanup frees space, so a nearly full disk must not prevent it.
    const outcome = await tryTask(sweep.name, () => withDiskReserve(() => runSweep(sweep)));
    if (outcome === "stopped") isStopped = true;
  }
  for (const task of tasks) {
    if (signal?.aborted) return;
    if (!(isStopped && task.needsClock)) await tryTask(task.name, task.run);
  }
}

async function tryTask<Result>(name: string, run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    const result = await run();
    sweepRuns.inc({ sweep: name });
    metrics.sweepSuccess.setToCurrentTime({ sweep: name });
    return result;
  } catch (error) {
    sweepFailures.inc({ sweep: name });
    log.error({ event: "sweep-failed", sweep: name, err: error }, "A periodic task failed");
    return undefined;
  }
}

/** @param result one number, or several by kind */
function recordRemoved(sweep: string, result: unknown) {
  const counts = typeof result === "object" && result !== null ? Object.values(result) : [result];
  for (const count of counts) if (typeof count === "number") sweepRemoved.inc({ sweep }, count);
}

/** A sweep is stopped if it would remove more than this share and more than this number of a kind of rows. */
const maxShare = 0.5;
const maxUnchecked = 10;

/** The stopped sweeps. Each is logged once. */
const stoppedSweeps = new Set<string>();

export function isRemovalStopped(): boolean {
  return stoppedSweeps.size > 0;
}

/** Runs a sweep by the database's clock, unless it would remove too many rows. Then the sweep waits until fewer rows are due. */
async function runSweep({ name, count, run }: Sweep): Promise<"done" | "stopped"> {
  const now = await databaseTime();
  const tooMany = count ? await findTooMany(await count(now)) : {};
  const isStopped = Object.keys(tooMany).length > 0;
  metrics.sweepStopped.set({ sweep: name }, isStopped ? 1 : 0);
  if (isStopped) {
    if (!stoppedSweeps.has(name))
      log.error(
        { event: "sweep-stopped", sweep: name, databaseTime: now, ...tooMany },
        "A sweep would remove most of what there is and was stopped: check the clock",
      );
    stoppedSweeps.add(name);
    return "stopped";
  }
  stoppedSweeps.delete(name);
  recordRemoved(name, await run(now));
  return "done";
}

async function findTooMany(kinds: Record<string, DueRows>) {
  const tooMany: Record<string, { due: number; of: number }> = {};
  for (const [kind, { due, countAll }] of Object.entries(kinds)) {
    if (due <= maxUnchecked) continue;
    const of = await countAll();
    if (due > of * maxShare) tooMany[kind] = { due, of };
  }
  return tooMany;
}
