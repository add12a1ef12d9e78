import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { log } from "~/log.server";
import { startOfProcess, stateOfProcess } from "./process-state.server";
import { StartError } from "./start-error";

/** Another living process holds the data folder; `message` names its pid. */
export class DataFolderInUseError extends StartError {
  override name = "DataFolderInUseError";
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by the process with pid ${pid}. ` +
        "Stop that process first, or set DATA_DIR to another folder. " +
        "To run several processes on one database, set DATABASE_URL.",
    );
  }
}

interface Holder {
  pid: number;
  /** Tells a reused pid from the process that took the lock; null where the system does not say. */
  startedAt: string | null;
  /** It was told to stop and will give the lock back. */
  isEnding: boolean;
}

/** A takeover takes milliseconds; one as old as this was left behind by a process that died in it. */
const abandonedTakeoverMs = 10_000;
/** A process that was told to stop ends within 25 seconds. */
const longestEndMs = 30_000;
const pollMs = 100;

export interface DataLock {
  /** Makes a process that wants the lock wait for its release, in place of being refused. Never throws. */
  announceRelease: () => void;
  release: () => void;
}

/**
 * Takes the exclusive lock on a data folder: two processes that open one embedded database diverge
 * without a word. The lock of a dead process is taken over; one that is ending is waited for.
 *
 * @param waitMs for how long to wait for a process that is ending
 * @throws {DataFolderInUseError} when a living process holds it.
 */
export async function lockDataFolder(folder: string, waitMs = longestEndMs): Promise<DataLock> {
  const deadline = Date.now() + waitMs;
  let isTold = false;
  for (;;) {
    const attempt = tryLock(folder);
    if ("lock" in attempt) return attempt.lock;
    const { pid, isEnding } = attempt;
    if (!isEnding || Date.now() >= deadline) throw new DataFolderInUseError(folder, pid);
    if (!isTold)
      process.stderr.write(`Waiting for the data folder ${folder}: the process with pid ${pid} is ending.\n`);
    isTold = true;
    await delay(pollMs);
  }
}

/** The lock, or who is in the way. */
type Attempt = { lock: DataLock } | { pid: number; isEnding: boolean };

function tryLock(folder: string): Attempt {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, "lock");
  const own = path.join(folder, `lock.${process.pid}`);
  const me: Holder = { pid: process.pid, startedAt: startOfProcess(process.pid), isEnding: false };
  try {
    writeFileSync(own, JSON.stringify(me));
    const obstacle = tryLink(own, lock) ? undefined : takeOver(lock, own);
    return obstacle ?? { lock: lockOf(lock, own, me) };
  } finally {
    rmSync(own, { force: true });
  }
}

function lockOf(lock: string, own: string, me: Holder): DataLock {
  const isMine = () => {
    const holder = readHolder(lock);
    return holder !== undefined && holder !== null && isSame(holder, me);
  };
  return {
    announceRelease: () => {
      if (isMine()) announce(lock, own, { ...me, isEnding: true });
    },
    release: () => {
      if (isMine()) rmSync(lock, { force: true });
    },
  };
}

/** Only spares the next process a refusal: a full or read-only disk must not disturb the end of this one. */
function announce(lock: string, own: string, holder: Holder) {
  try {
    writeFileSync(own, JSON.stringify(holder));
    renameSync(own, lock);
  } catch (error) {
    log.warn({ event: "release-not-announced", err: error }, "The end could not be noted in the lock");
    rmSync(own, { force: true });
  }
}

/**
 * Removes the lock of a dead process and takes its place; only one process at a time may do so.
 *
 * @returns who is in the way, undefined when the lock is taken
 */
function takeOver(lock: string, own: string): { pid: number; isEnding: boolean } | undefined {
  const holder = readHolder(lock);
  const state = holder ? stateOfProcess(holder.pid, holder.startedAt) : "dead";
  if (holder && state !== "dead")
    return { pid: holder.pid, isEnding: holder.isEnding || state === "exiting" };
  const takeover = `${lock}.takeover`;
  if (!tryMkdir(takeover) && !(removeAbandoned(takeover) && tryMkdir(takeover)))
    return { pid: holder?.pid ?? 0, isEnding: true };
  try {
    const again = readHolder(lock);
    if (again && stateOfProcess(again.pid, again.startedAt) !== "dead")
      return { pid: again.pid, isEnding: false };
    if (again !== undefined) unlinkSync(lock);
    return tryLink(own, lock) ? undefined : { pid: readHolder(lock)?.pid ?? 0, isEnding: false };
  } finally {
    rmSync(takeover, { recursive: true, force: true });
  }
}

/**
 * Removes a takeover that was left behind, whether or not another process tries the same.
 *
 * @returns false for one that is not abandoned, and where the other process was quicker
 */
function removeAbandoned(takeover: string): boolean {
  if (!isAbandoned(takeover)) return false;
  // Of several processes only one succeeds, unless that one has made a new takeover already.
  const claimed = `${takeover}.${process.pid}`;
  if (!tryRename(takeover, claimed)) return false;
  if (!isAbandoned(claimed)) {
    renameSync(claimed, takeover);
    return false;
  }
  rmdirSync(claimed);
  return true;
}

/** Whether a takeover was left behind; one that has just ended was not. */
function isAbandoned(takeover: string): boolean {
  const startedAt = statSync(takeover, { throwIfNoEntry: false })?.mtimeMs;
  return startedAt !== undefined && Date.now() - startedAt >= abandonedTakeoverMs;
}

/** `link` is atomic and fails when the name exists, with the content already complete. */
function tryLink(from: string, to: string): boolean {
  return succeedsUnless("EEXIST", () => linkSync(from, to));
}

function tryMkdir(folder: string): boolean {
  return succeedsUnless("EEXIST", () => mkdirSync(folder));
}

function tryRename(from: string, to: string): boolean {
  return succeedsUnless("ENOENT", () => renameSync(from, to));
}

function succeedsUnless(code: string, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
    throw error;
  }
}

/** Undefined when there is no lock; null when its content names nobody. */
function readHolder(lock: string): Holder | null | undefined {
  try {
    const holder = JSON.parse(readFileSync(lock, "utf8")) as Partial<Holder>;
    if (typeof holder.pid !== "number") return null;
    return { pid: holder.pid, startedAt: holder.startedAt ?? null, isEnding: holder.isEnding ?? false };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? undefined : null;
  }
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.startedAt === b.startedAt;
}
