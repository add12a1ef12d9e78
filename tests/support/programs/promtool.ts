import { spawnSync } from "node:child_process";

export const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

/** Runs promtool and returns its complaints; empty without any. */
export function promtool(args: string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync("promtool", args, { input, encoding: "utf8" });
  return status === 0 ? stderr : `${stdout}${stderr}` || `promtool ended with ${status}`;
}
