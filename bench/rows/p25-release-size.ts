import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Row } from "../row";

export const releaseSize: Row = {
  id: "P25",
  what: "release folder with node_modules",
  budget: "≤ 120 MB, with the encoder of pictures",
  aim: "≤ 80 MB",
  measure: () => {
    const folder = mkdtempSync(path.join(tmpdir(), "datum3d-release-"));
    try {
      const target = ["--target", path.join(folder, "release")];
      const output = execFileSync(process.execPath, ["scripts/release.js", ...target], { encoding: "utf8" });
      return Promise.resolve(
        /[\d.]+ MB, of which [\d.]+ MB are packages/.exec(output)?.[0] ?? "no size was printed",
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
