import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Row } from "../row";
import { timed } from "../statistics";

const run = promisify(execFile);

/** The maximum duration of a run, in milliseconds. */
const longest = 60 * 60_000;

export const testSuite: Row = {
  id: "P26",
  what: "`npm test` of the last commit in a fresh clone",
  budget: "≤ 600 s",
  aim: "≤ 480 s",
  isOnRequest: true,
  measure: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "datum3d-clone-"));
    try {
      await run("git", ["clone", "--quiet", process.cwd(), folder]);
      // Overrides the bench's production environment.
      const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent" };
      const options = { cwd: folder, env, maxBuffer: 2 ** 28, timeout: longest };
      let outcome = "all green";
      const ms = await timed(() =>
        run("npm", ["test"], options).catch(() => {
          outcome = "with failures";
        }),
      );
      return `${Math.round(ms / 1000)} s, ${outcome}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
