import { readFileSync } from "node:fs";

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
export function getProcessState(pid: number, startToken: string | null): ProcessState {
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
export function getProcessStart(pid: number): string | null {
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
