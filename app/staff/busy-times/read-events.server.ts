import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { parsePacific } from "~/lib/pacific-time";
import workerCode from "./calendar-worker.js?raw";
import type { Span } from "./spans";

/** Why the content of a calendar cannot be read. */
export class CalendarError extends Error {
  override name = "CalendarError";

  constructor(readonly fault: "no-calendar" | "too-long") {
    super(fault);
  }
}

/** An event at which somebody is busy. */
interface BusyEvent extends Span {
  /** What the calendar calls it. */
  uid: string;
}

/** Milliseconds that reading a calendar may take; far more than that of a company does. */
const defaultPatience = 10_000;
/** Repetitions that are counted through, and events that are kept. */
const [maxSteps, maxEvents] = [50_000, 5_000];
/** Memory of the thread. */
const maxMebibytes = 128;

/** What part of a calendar is read. */
interface Window {
  from: Date;
  until: Date;
  /** Milliseconds. */
  patience?: number;
}

/**
 * Reads when the owner of a calendar (RFC 5545) is busy, also by events that repeat. What a calendar gives without a time zone, such as a
 * whole day, is Pacific time.
 *
 * @throws {CalendarError}
 */
export async function readEvents(
  source: string,
  { from, until, patience = defaultPatience }: Window,
): Promise<BusyEvent[]> {
  const found = await readInThread({ source, from: from.getTime(), until: until.getTime() }, patience);
  return found.flatMap(([uid, start, end]) => {
    const [startsAt, endsAt] = [toDate(start), toDate(end)];
    return startsAt && endsAt ? [{ uid, startsAt, endsAt }] : [];
  });
}

type Moment = number | string;
type Found = [uid: string, start: Moment, end: Moment];

function toDate(moment: Moment): Date | null {
  return typeof moment === "number" ? new Date(moment) : parsePacific(moment);
}

function explain(error: Error): Error {
  const code = "code" in error ? error.code : null;
  if (error.message === "too-long" || code === "ERR_WORKER_OUT_OF_MEMORY")
    return new CalendarError("too-long");
  // Node's own errors, such as a package that is missing, have codes; those of the parser have none.
  return code === null ? new CalendarError("no-calendar") : error;
}

/** The thread is stopped when it takes too long: nothing else ends a rule that never comes to an end. */
async function readInThread(
  input: { source: string; from: number; until: number },
  patience: number,
): Promise<Found[]> {
  // A data URL, because the build has no file for it.
  const code = new URL(`data:text/javascript,${encodeURIComponent(workerCode)}`);
  const ical = pathToFileURL(createRequire(import.meta.url).resolve("ical.js")).href;
  const worker = new Worker(code, {
    workerData: { ...input, maxSteps, maxEvents, ical },
    execArgv: [],
    name: "calendar",
    resourceLimits: { maxOldGenerationSizeMb: maxMebibytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new CalendarError("too-long")), patience);
      worker.once("message", resolve);
      worker.once("error", (error) => reject(explain(error)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
