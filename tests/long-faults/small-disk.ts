import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FaultReport } from "./report";

export interface MountedDisk {
  folder: string;
  /** Leaves only this many bytes free. */
  fill: (free: number) => void;
  empty: () => void;
}

/** Mounts a disk, which needs root. */
export function mountDisk(report: FaultReport, megabytes: number): MountedDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=777`, "tmpfs", folder], {
      stdio: "pipe",
    });
  } catch {
    rmSync(folder, { recursive: true });
    report.skip("this user may not mount a disk");
  }
  report.onEnd(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill: (free) => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      } catch (error) {
        // Another program wrote at the same time, so the disk is already full.
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    empty: () => rmSync(filler),
  };
}
