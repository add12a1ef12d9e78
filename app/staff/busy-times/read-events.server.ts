import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { parsePacific } from "~/lib/pacific-time";
import workerCode from "./calendar-worker.js?raw";
import type { TimeSpan } from "./spans";

export class CalendarError extends Error {
  override name = "CalendarError";

  constructor(readonly fault: "no-calendar" | "too-long") {
    super(fault);
  }
}

interface BusyEvent extends TimeSpan {
  /** The event's id in its calendar. */
  uid: string;
}

/** Milliseconds: far longer than the calendar of a company takes. */
const defaultTimeout = 10_000;
const [maxSteps, maxEvents] = [50_000, 5_000];
const maxMebibytes = 128;

interface ReadOptions {
  from: Date;
  until: Date;
  /** Milliseconds. */
  timeout?: number;
}

/**
 * Reads the busy times of a calendar (RFC 5545), repetitions included. Times without a time zone, such as whole days, are Pacific time.
 * Throws `CalendarError`.
 */
export async function readEvents(
  source: string,
  { from, until, timeout = defaultTimeout }: ReadOptions,
): Promise<BusyEvent[]> {
  const found = await readInThread({ source, from: from.getTime(), until: until.getTime() }, timeout);
  return found.flatMap(([uid, start, end]) => {
    const [startsAt, endsAt] = [toDate(start), toDate(end)];
    return startsAt && endsAt ? [{ uid, startsAt, endsAt }] : [];
  });
}

type IcsTime = number | string;
type FoundEvent = [uid: string, start: IcsTime, end: IcsTime];

function toDate(moment: IcsTime): Date | null {
  return typeof moment === "number" ? new Date(moment) : parsePacific(moment);
}

function explainReadError(error: Error): Error {
  const code = "code" in error ? error.code : null;
  if (error.message === "too-long" || code === "ERR_WORKER_OUT_OF_MEMORY")
    return new CalendarError("too-long");
  // Node's own errors, such as a missing package, have codes. The parser's errors have none.
  return code === null ? new CalendarError("no-calendar") : error;
}

/** Stops the thread after the timeout, because nothing else ends an infinite recurrence rule. */
async function readInThread(
  input: { source: string; from: number; until: number },
  timeout: number,
): Promise<FoundEvent[]> {
  // The worker is a data URL, because the build emits no file for it.
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
      timer = setTimeout(() => reject(new CalendarError("too-long")), timeout);
      worker.once("message", resolve);
      worker.once("error", (error) => reject(explainReadError(error)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
