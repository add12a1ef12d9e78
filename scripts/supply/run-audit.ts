import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Milliseconds per lockfile. */
const timeout = 120_000;

/**
 * Options that override the settings of a user or of CI. With `offline`, npm reports nothing; with `omit=dev` or NODE_ENV=production, it
 * omits the packages that build the app.
 */
const settings = ["--offline=false", "--include=dev"];

/**
 * Returns the output of `npm audit --json` for a folder's lockfile.
 *
 * @throws {Error} when npm cannot be started, or does not end in time
 */
export async function runAudit(folder: string): Promise<string> {
  const npm = spawn("npm", ["audit", "--json", "--package-lock-only", ...settings, "--prefix", folder], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout,
    shell: process.platform === "win32",
  });
  const failed = new Promise<never>((_, reject) => {
    npm.once("error", reject);
    npm.once("exit", (_code, signal) => {
      if (signal) reject(new Error(`npm audit did not end within ${timeout / 1000} seconds`));
    });
  });
  // The exit code is ignored, because it only tells whether there are advisories.
  return Promise.race([text(npm.stdout), failed]);
}
