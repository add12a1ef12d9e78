import { eq } from "drizzle-orm";
import { enqueueEndingMails } from "~/booking/delivery/enqueue-ending-mails.server";
import { finishChecked } from "~/booking/delivery/receive/finish-file.server";
import { followUpQuotes } from "~/booking/quote/follow-up-quotes.server";
import { fillDetails } from "~/booking/record/search-details.server";
import { countChangedDays } from "~/booking/reports/count-days.server";
import { enqueueReminders } from "~/booking/visit/enqueue-reminders.server";
import { noteFailedMails } from "~/booking/workflow/note-failed-mails.server";
import { db } from "~/db/client.server";
import { withDiskReserve } from "~/db/disk-guard.server";
import { sweepHolds } from "~/db/schema.server";
import * as metrics from "~/metrics/metrics.server";
import { log } from "~/process/log.server";
import { readDueCalendars } from "~/staff/busy-times/busy-calendar.server";
import { type ClockState, observeClock } from "./sweep-clock.server";
import { type Sweep, sweeps } from "./sweeps.server";

interface Task {
  /** The label of its metrics and log lines, as that of a sweep. */
  name: string;
  run: () => Promise<unknown>;
  /** @param state the clock's */
  isSafe: (state: ClockState) => boolean;
}

/** What else is done each time. */
const tasks: readonly Task[] = [
  // A clock that is behind could remind of visits that are over.
  { name: "enqueueReminders", run: enqueueReminders, isSafe: (state) => state !== "back" },
  // One that is ahead would let open quotes expire.
  { name: "followUpQuotes", run: followUpQuotes, isSafe: (state) => state === "steady" },
  // One that is wrong would name a day that is not the last.
  { name: "enqueueEndingMails", run: enqueueEndingMails, isSafe: (state) => state === "steady" },
  { name: "noteRefusedMails", run: noteFailedMails, isSafe: () => true },
  { name: "fillDetails", run: fillDetails, isSafe: () => true },
  { name: "finishChecked", run: finishChecked, isSafe: () => true },
  { name: "countChangedDays", run: countChangedDays, isSafe: () => true },
  // Last: others may be slow to answer.
  { name: "readDueCalendars", run: readDueCalendars, isSafe: () => true },
];

const clockTask = "observeClock";
const sweepNames = sweeps.map(({ name }) => name);
const taskNames = [clockTask, ...sweepNames, ...tasks.map(({ name }) => name)];
const sweepRuns = metrics.startAtZero(metrics.sweepRuns, "sweep", taskNames);
const sweepFailures = metrics.startAtZero(metrics.sweepFailures, "sweep", taskNames);
const sweepRemoved = metrics.startAtZero(metrics.sweepRemoved, "sweep", sweepNames);

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
 * Runs the periodic tasks. One that fails is retried the next time. Nothing is removed by a clock that has jumped, nor most of what there
 * is at once: an administrator confirms it first (removals.server.ts).
 *
 * @param signal no other task begins once it is aborted
 */
export async function runPeriodicTasks(signal?: AbortSignal): Promise<void> {
  // Cleanup frees space: a nearly full disk must not prevent it.
  const clock = await tryTask(clockTask, () => withDiskReserve(observeClock));
  if (!clock) return;
  for (const sweep of sweeps) {
    if (signal?.aborted) return;
    await tryTask(sweep.name, () =>
      withDiskReserve(async () =>
        recordRemoved(sweep.name, clock.mayRemove && (await runOne(sweep, clock.horizon))),
      ),
    );
  }
  for (const task of tasks) {
    if (signal?.aborted) return;
    if (task.isSafe(clock.state)) await tryTask(task.name, task.run);
  }
}

async function runOne(sweep: Sweep, horizon: Date): Promise<unknown> {
  return (await mayRun(sweep, horizon)) && sweep.run(horizon);
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

/** A sweep that would remove more than this part of a kind, and more than this number of it, waits for an administrator. */
const largestShare = 0.5;
const smallNumber = 100;

/**
 * Whether a sweep may run: it would not remove most of what there is, or an administrator has confirmed that it may. The confirmation
 * counts until the sweep is through.
 */
async function mayRun({ name, count }: Sweep, horizon: Date): Promise<boolean> {
  if (!count) return true;
  const tooMany: Record<string, { due: number; of: number }> = {};
  for (const [kind, { due, countAll }] of Object.entries(await count(horizon))) {
    if (due <= smallNumber) continue;
    const of = await countAll();
    if (due > of * largestShare) tooMany[kind] = { due, of };
  }
  const own = eq(sweepHolds.sweep, name);
  if (Object.keys(tooMany).length === 0) {
    await db().delete(sweepHolds).where(own);
    return true;
  }
  const isNew =
    (await db().insert(sweepHolds).values({ sweep: name }).onConflictDoNothing().returning()).length > 0;
  if (isNew)
    log.error(
      { event: "sweep-held", sweep: name, ...tooMany },
      "A sweep would remove most of what there is: it waits until an administrator confirms it at /removals",
    );
  const [hold] = await db().select().from(sweepHolds).where(own);
  return hold?.confirmedAt != null;
}
