import { readdirSync, readlinkSync } from "node:fs";

/** Counts the open files of processes whose path ends with `name`. Reads /proc, which only Linux has. */
export function countOpenFiles(pids: number[], name: string): number {
  return pids.reduce((total, pid) => total + countIn(`/proc/${pid}/fd`, name), 0);
}

function countIn(folder: string, name: string): number {
  return readdirSync(folder).filter((descriptor) => {
    try {
      return readlinkSync(`${folder}/${descriptor}`).endsWith(name);
    } catch {
      // The process closed the file after the folder was read.
      return false;
    }
  }).length;
}
