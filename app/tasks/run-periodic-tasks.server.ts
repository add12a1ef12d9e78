import { enqueueEndingMails } from "~/booking/delivery/enqueue-ending-mails.server";
import { finishChecked } from "~/booking/delivery/receive/finish-file.server";
import { followUpQuotes } from "~/booking/quote/follow-up-quotes.server";
import { fillDetails } from "~/booking/record/search-details.server";
import { enqueueReminders } from "~/booking/visit/enqueue-reminders.server";
import { noteFailedMails } from "~/booking/workflow/note-failed-mails.server";
import type { DueRows } from "~/db/batches.server";
import { databaseTime } from "~/db/clock.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import * as metrics from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { readDueCalendars } from "~/staff/busy-times/busy-calendar.server";
import { type Sweep, sweeps } from "./sweeps.server";

interface Task {
  /** The label of its metrics and log lines, as that of a sweep. */
  name: string;
  run: () => Promise<unknown>;
  /** Waits while a sweep is stopped: the clock may be wrong, and customers would read a day that is not the last. */
  needsClock?: boolean;
}

/** What else is done each time. */
const tasks: readonly Task[] = [
  { name: "enqueueReminders", run: enqueueReminders },
  { name: "followUpQuotes", run: followUpQuotes, needsClock: true },
  { name: "enqueueEndingMails", run: enqueueEndingMails, needsClock: true },
  { name: "noteRefusedMails", run: noteFailedMails },
  { name: "fillDetails", run: fillDetails },
  { name: "finishChecked", run: finishChecked },
  // Last: others may be slow to answer.
  { name: "readDueCalendars", run: readDueCalendars },
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
 * @returns a function that stops this: no other task begins, and it resolves once the one that runs has ended
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
 * Runs the periodic tasks. One that fails is retried the next time. A sweep that would remove most of a kind of rows at once is stopped: a
 * clock that has jumped would do that.
 *
 * @param signal no other task begins once it is aborted
 */
export async function runPeriodicTasks(signal?: AbortSignal): Promise<void> {
  let isStopped = false;
  for (const sweep of sweeps) {
    if (signal?.aborted) return;
    // Cleanup frees space: a nearly full disk must not prevent it.
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

/** A sweep stops that would remove more than this share of a kind of rows, and more than this number of them. */
const largestShare = 0.5;
const smallNumber = 10;

/** The sweeps that are stopped, so that each is logged once. */
const stopped = new Set<string>();

/** Whether a sweep of this process is stopped. */
export function isRemovalStopped(): boolean {
  return stopped.size > 0;
}

/** Runs a sweep by the database's clock, unless it would remove too much at once. It runs again once less than the share is due. */
async function runSweep({ name, count, run }: Sweep): Promise<"done" | "stopped"> {
  const now = await databaseTime();
  const tooMany = count ? await findTooMany(await count(now)) : {};
  const isStopped = Object.keys(tooMany).length > 0;
  metrics.sweepStopped.set({ sweep: name }, isStopped ? 1 : 0);
  if (isStopped) {
    if (!stopped.has(name))
      log.error(
        { event: "sweep-stopped", sweep: name, databaseTime: now, ...tooMany },
        "A sweep would remove most of what there is and was stopped: check the clock",
      );
    stopped.add(name);
    return "stopped";
  }
  stopped.delete(name);
  recordRemoved(name, await run(now));
  return "done";
}

async function findTooMany(kinds: Record<string, DueRows>) {
  const tooMany: Record<string, { due: number; of: number }> = {};
  for (const [kind, { due, countAll }] of Object.entries(kinds)) {
    if (due <= smallNumber) continue;
    const of = await countAll();
    if (due > of * largestShare) tooMany[kind] = { due, of };
  }
  return tooMany;
}
