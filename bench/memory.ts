import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

function residentMemory(pid: number): number {
  return statusFigure(pid, "VmRSS");
}

export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Returns the peak memory in bytes since `resetPeakMemory`. */
export function peakMemory(pid: number): number {
  return statusFigure(pid, "VmHWM");
}

/** Returns the memory of a process once it has stayed within 1 MB for two seconds, or after half a minute. */
export async function settledMemory(pid: number): Promise<number> {
  const deadline = performance.now() + 30_000;
  let [before, steadySince] = [residentMemory(pid), performance.now()];
  while (performance.now() < deadline && performance.now() - steadySince < 2_000) {
    await delay(100);
    const now = residentMemory(pid);
    if (Math.abs(now - before) > 1e6) [before, steadySince] = [now, performance.now()];
  }
  return before;
}

function statusFigure(pid: number, name: string): number {
  if (process.platform !== "linux") throw new Error("memory is read from /proc, which only Linux has");
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
}
