import { spawnSync } from "node:child_process";

/** Whether this machine has promtool, which checks files for Prometheus. */
export const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

/** Runs promtool and returns its complaints; empty without any. */
export function promtool(args: string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync("promtool", args, { input, encoding: "utf8" });
  return status === 0 ? stderr : `${stdout}${stderr}` || `promtool ended with ${status}`;
}
