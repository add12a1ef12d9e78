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
import { log } from "~/process/log.server";
import { StartError, tellOperator } from "~/process/tell-operator.server";
import { getProcessStart, getProcessState } from "./process-state.server";

/** Another running process holds the lock of the data folder; `message` contains its pid. */
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
  /** Start time of the process, which detects a reused pid; null where the system does not provide it. */
  startedAt: string | null;
  /** It is shutting down and will release the lock. */
  isEnding: boolean;
}

/** Age at which a takeover, which takes milliseconds, counts as left behind by a killed process. */
const abandonedTakeoverMs = 10_000;
/** Longer than any shutdown, which ends within 25 seconds. */
const maxShutdownMs = 30_000;
const pollMs = 100;

interface DataLock {
  /** Makes another process wait for the release instead of failing. Never throws. */
  announceRelease: () => void;
  release: () => void;
}

/**
 * Acquires the exclusive lock of a data folder: two processes with one embedded database would silently corrupt each
 * other's data. Replaces the lock of a dead process, and waits for a process that is shutting down.
 *
 * @param waitMs milliseconds to wait for a process that is shutting down
 * @throws {DataFolderInUseError} when a running process holds the lock
 */
export async function lockDataFolder(folder: string, waitMs = maxShutdownMs): Promise<DataLock> {
  const deadline = Date.now() + waitMs;
  let hasReported = false;
  for (;;) {
    const attempt = tryLock(folder);
    if ("lock" in attempt) return attempt.lock;
    const { pid, isEnding } = attempt;
    if (!isEnding || Date.now() >= deadline) throw new DataFolderInUseError(folder, pid);
    if (!hasReported)
      tellOperator({
        level: "info",
        event: "data-folder-in-use",
        text: `Waiting for the data folder ${folder}: the process with pid ${pid} is ending.`,
      });
    hasReported = true;
    await delay(pollMs);
  }
}

/** The lock, or the process that holds it. */
type Attempt = { lock: DataLock } | { pid: number; isEnding: boolean };

function tryLock(folder: string): Attempt {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, "lock");
  const own = path.join(folder, `lock.${process.pid}`);
  const me: Holder = { pid: process.pid, startedAt: getProcessStart(process.pid), isEnding: false };
  try {
    writeFileSync(own, JSON.stringify(me));
    const holder = tryLink(own, lock) ? undefined : takeOver(lock, own);
    return holder ?? { lock: createLock(lock, own, me) };
  } finally {
    rmSync(own, { force: true });
  }
}

function createLock(lock: string, own: string, me: Holder): DataLock {
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

/** Best effort: a full or read-only disk must not disturb the shutdown. */
function announce(lock: string, own: string, holder: Holder) {
  try {
    writeFileSync(own, JSON.stringify(holder));
    renameSync(own, lock);
  } catch (error) {
    log.warn({ event: "release-not-announced", err: error }, "Could not announce the release of the lock");
    rmSync(own, { force: true });
  }
}

/**
 * Replaces the lock of a dead process. Only one process at a time can do so.
 *
 * @returns the process that holds the lock; undefined when this process has acquired it
 */
function takeOver(lock: string, own: string): { pid: number; isEnding: boolean } | undefined {
  const holder = readHolder(lock);
  const state = holder ? getProcessState(holder.pid, holder.startedAt) : "dead";
  if (holder && state !== "dead")
    return { pid: holder.pid, isEnding: holder.isEnding || state === "exiting" };
  const takeover = `${lock}.takeover`;
  if (!tryMkdir(takeover) && !(removeAbandoned(takeover) && tryMkdir(takeover)))
    return { pid: holder?.pid ?? 0, isEnding: true };
  try {
    const again = readHolder(lock);
    if (again && getProcessState(again.pid, again.startedAt) !== "dead")
      return { pid: again.pid, isEnding: false };
    if (again !== undefined) unlinkSync(lock);
    return tryLink(own, lock) ? undefined : { pid: readHolder(lock)?.pid ?? 0, isEnding: false };
  } finally {
    rmSync(takeover, { recursive: true, force: true });
  }
}

/**
 * Removes a takeover that was left behind, safely against another process that does the same.
 *
 * @returns false for a takeover that is not abandoned, or where the other process was first
 */
function removeAbandoned(takeover: string): boolean {
  if (!isAbandoned(takeover)) return false;
  // Only one process succeeds, unless that one has already started a new takeover.
  const claimed = `${takeover}.${process.pid}`;
  if (!tryRename(takeover, claimed)) return false;
  if (!isAbandoned(claimed)) {
    renameSync(claimed, takeover);
    return false;
  }
  rmdirSync(claimed);
  return true;
}

/** Whether a takeover was left behind. False when there is none anymore. */
function isAbandoned(takeover: string): boolean {
  const startedAt = statSync(takeover, { throwIfNoEntry: false })?.mtimeMs;
  return startedAt !== undefined && Date.now() - startedAt >= abandonedTakeoverMs;
}

/** Creates `to` with its complete content. `link` is atomic and fails when the name exists. */
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

/** Reads the holder of a lock: undefined when there is no lock, null when its content is not valid. */
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
