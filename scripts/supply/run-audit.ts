import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** Milliseconds for each lockfile. */
const timeout = 120_000;

/**
 * What the settings of a user or of CI must not decide: with `offline`, npm asks nobody and reports nothing, and with `omit=dev` or
 * NODE_ENV=production, it leaves out the packages that build the app.
 */
const settings = ["--offline=false", "--include=dev"];

/**
 * Returns the output of `npm audit --json` for the lockfile of a folder.
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
  // Its exit code says whether there are advisories.
  return Promise.race([text(npm.stdout), failed]);
}
