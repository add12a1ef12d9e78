import { readFileSync } from "node:fs";

/** Whether a process runs, is being ended by the kernel, or is dead; a zombie is dead. */
export type ProcessState = "running" | "exiting" | "dead";

/** PF_EXITING of the kernel: the process has been killed and is giving back its memory and files. */
const exitingFlag = 0x4;

interface ProcessStat {
  state: ProcessState;
  /** Boot id and clock ticks: tells a process from a later one with the same pid. */
  startedAt: string;
}

/**
 * The state of the process that had this pid.
 *
 * @param startedAt as `startOfProcess` said then; null accepts any process with the pid
 */
export function stateOfProcess(pid: number, startedAt: string | null): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "running" : "dead";
  }
  const stat = readStat(pid);
  if (startedAt !== null && stat?.startedAt !== startedAt) return "dead";
  return stat?.state ?? "running";
}

/** When a process started, as an opaque text; null on systems other than Linux. */
export function startOfProcess(pid: number): string | null {
  return readStat(pid)?.startedAt ?? null;
}

function readStat(pid: number): ProcessStat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    // The second field, the command, may hold spaces: count from its closing bracket. proc(5) has the numbers.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: stateOf(fields[0] ?? "", Number(fields[6])), startedAt: `${boot}/${fields[19]}` };
  } catch {
    return null;
  }
}

function stateOf(letter: string, flags: number): ProcessState {
  if ("ZXx".includes(letter)) return "dead";
  return flags & exitingFlag ? "exiting" : "running";
}
