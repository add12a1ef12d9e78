import { readdirSync, readlinkSync } from "node:fs";

/** Counts the open files of a process whose path ends with `name`. Reads /proc, which only Linux has. */
export function countOpenFiles(pid: number | undefined, name: string): number {
  const folder = `/proc/${pid ?? 0}/fd`;
  return readdirSync(folder).filter((descriptor) => {
    try {
      return readlinkSync(`${folder}/${descriptor}`).endsWith(name);
    } catch {
      // Closed since the folder was read.
      return false;
    }
  }).length;
}
