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
  /** Start time of the process, which detects a reused pid. Null where the system does not provide it. */
  startedAt: string | null;
  isEnding: boolean;
}

/** Milliseconds after which a takeover counts as abandoned by a killed process. A takeover takes milliseconds. */
const abandonedTakeoverMs = 10_000;
/** Longer than any shutdown, which takes at most 25 seconds. */
const maxShutdownMs = 30_000;
const pollMs = 100;

interface DataLock {
  /** Makes another process wait for the release instead of failing. Never throws. */
  announceRelease: () => void;
  release: () => void;
}

/**
 * Acquires the exclusive lock of a data folder, because two processes with one embedded database would silently corrupt each other's data.
 * Replaces the lock of a dead process. Waits for a process that is shutting down.
 *
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

type LockAttempt = { lock: DataLock } | { pid: number; isEnding: boolean };

function tryLock(folder: string): LockAttempt {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, "lock");
  const ownFile = path.join(folder, `lock.${process.pid}`);
  const me: Holder = { pid: process.pid, startedAt: getProcessStart(process.pid), isEnding: false };
  try {
    writeFileSync(ownFile, JSON.stringify(me));
    const holder = tryLink(ownFile, lock) ? undefined : takeOver(lock, ownFile);
    return holder ?? { lock: createLock(lock, ownFile, me) };
  } finally {
    rmSync(ownFile, { force: true });
  }
}

function createLock(lock: string, ownFile: string, me: Holder): DataLock {
  const isMine = () => {
    const holder = readHolder(lock);
    return holder !== undefined && holder !== null && isSame(holder, me);
  };
  return {
    announceRelease: () => {
      if (isMine()) announce(lock, ownFile, { ...me, isEnding: true });
    },
    release: () => {
      if (isMine()) rmSync(lock, { force: true });
    },
  };
}

/** Ignores errors, because a full or read-only disk must not disturb the shutdown. */
function announce(lock: string, ownFile: string, holder: Holder) {
  try {
    writeFileSync(ownFile, JSON.stringify(holder));
    renameSync(ownFile, lock);
  } catch (error) {
    log.warn({ event: "release-not-announced", err: error }, "Could not announce the release of the lock");
    rmSync(ownFile, { force: true });
  }
}

/** Replaces the lock of a dead process, one process at a time. Returns the process that holds the lock; undefined after a success. */
function takeOver(lock: string, ownFile: string): { pid: number; isEnding: boolean } | undefined {
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
    return tryLink(ownFile, lock) ? undefined : { pid: readHolder(lock)?.pid ?? 0, isEnding: false };
  } finally {
    rmSync(takeover, { recursive: true, force: true });
  }
}

/** Removes an abandoned takeover. Returns false for a takeover that is not abandoned, or when another process was faster. */
function removeAbandoned(takeover: string): boolean {
  if (!isAbandoned(takeover)) return false;
  // Only one process can rename the folder. If another process has replaced the abandoned takeover by its own, this call has renamed that
  // one, and renames it back.
  const claimed = `${takeover}.${process.pid}`;
  if (!tryRename(takeover, claimed)) return false;
  if (!isAbandoned(claimed)) {
    renameSync(claimed, takeover);
    return false;
  }
  rmdirSync(claimed);
  return true;
}

/** Whether a killed process has left a takeover; false if the takeover no longer exists. */
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

/** Returns undefined when there is no lock, null when its content is not valid. */
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

/** `exiting`: the process was killed, and the kernel is still freeing its resources. A zombie is `dead`. */
type ProcessState = "running" | "exiting" | "dead";

/** PF_EXITING of the Linux kernel. */
const exitingFlag = 0x4;

interface ProcessStat {
  state: ProcessState;
  /** Boot id and start time in clock ticks, which distinguish processes with the same pid. */
  startedAt: string;
}

/** @param startToken from `getProcessStart`; null accepts any process with the pid */
function getProcessState(pid: number, startToken: string | null): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "running" : "dead";
  }
  const stat = readStat(pid);
  if (startToken !== null && stat?.startedAt !== startToken) return "dead";
  return stat?.state ?? "running";
}

/** Returns an opaque text that identifies the start of a process; null on systems other than Linux. */
function getProcessStart(pid: number): string | null {
  return readStat(pid)?.startedAt ?? null;
}

function readStat(pid: number): ProcessStat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field, the command, may contain spaces. The other fields start after its closing parenthesis; see proc(5) for their
    // numbers.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: toState(fields[0] ?? "", Number(fields[6])), startedAt: `${boot}/${fields[19]}` };
  } catch {
    return null;
  }
}

function toState(letter: string, flags: number): ProcessState {
  if ("ZXx".includes(letter)) return "dead";
  return flags & exitingFlag ? "exiting" : "running";
}
