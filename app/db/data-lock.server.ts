import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
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
}

/** A takeover takes milliseconds; one as old as this was left behind by a process that died in it. */
const abandonedTakeoverMs = 10_000;

/**
 * Takes the exclusive lock on a data folder: two processes that open one embedded database diverge
 * without a word. The lock of a dead process is taken over.
 *
 * @returns the function that gives the lock back.
 * @throws {DataFolderInUseError} when a living process holds it.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = path.join(folder, "lock");
  const own = path.join(folder, `lock.${process.pid}`);
  const me: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  writeFileSync(own, JSON.stringify(me));
  try {
    if (!tryLink(own, lock)) takeOver(folder, lock, own);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    const holder = readHolder(lock);
    if (holder && isSame(holder, me)) rmSync(lock, { force: true });
  };
}

/** Removes the lock of a dead process and takes its place; only one process at a time may do so. */
function takeOver(folder: string, lock: string, own: string) {
  const holder = readHolder(lock);
  if (holder && isAlive(holder)) throw new DataFolderInUseError(folder, holder.pid);
  const takeover = `${lock}.takeover`;
  if (!tryMkdir(takeover)) {
    if (Date.now() - statSync(takeover).mtimeMs < abandonedTakeoverMs)
      throw new DataFolderInUseError(folder, holder?.pid ?? 0);
    rmdirSync(takeover);
    mkdirSync(takeover);
  }
  try {
    const again = readHolder(lock);
    if (again && isAlive(again)) throw new DataFolderInUseError(folder, again.pid);
    if (again !== undefined) unlinkSync(lock);
    if (!tryLink(own, lock)) throw new DataFolderInUseError(folder, readHolder(lock)?.pid ?? 0);
  } finally {
    rmdirSync(takeover);
  }
}

/** `link` is atomic and fails when the name exists, with the content already complete. */
function tryLink(from: string, to: string): boolean {
  return succeedsUnlessExists(() => linkSync(from, to));
}

function tryMkdir(folder: string): boolean {
  return succeedsUnlessExists(() => mkdirSync(folder));
}

function succeedsUnlessExists(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Undefined when there is no lock; null when its content names nobody. */
function readHolder(lock: string): Holder | null | undefined {
  try {
    const holder = JSON.parse(readFileSync(lock, "utf8")) as Partial<Holder>;
    return typeof holder.pid === "number" ? { pid: holder.pid, startedAt: holder.startedAt ?? null } : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? undefined : null;
  }
}

function isSame(a: Holder, b: Holder): boolean {
  return a.pid === b.pid && a.startedAt === b.startedAt;
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startedAt === null || startOf(pid) === startedAt;
}

/** When a process started, as Linux tells it (boot id and clock ticks); null on other systems. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field, the command, may hold spaces: count from its closing bracket.
    return `${boot}/${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return null;
  }
}
