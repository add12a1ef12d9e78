import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { rarelyCompileTwice } from "./app-process";

export interface RunningCommand {
  process: ChildProcess;
  /** Resolves when it has ended; the code is null for one that a signal killed. */
  end: Promise<{ code: number | null; output: string }>;
}

/** Starts a script of package.json with only the given settings. */
export function startCommand(script: string, env: Record<string, string>, ...args: string[]): RunningCommand {
  const root = path.resolve(".");
  const loader = path.join(root, "node_modules/tsx/dist/loader.mjs");
  const line = [rarelyCompileTwice, "--import", loader, path.join(root, "scripts", script), ...args];
  const child = spawn(process.execPath, line, {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const end = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { process: child, end };
}

/** Runs a script of package.json with only the given settings. */
export function runCommand(script: string, env: Record<string, string>, ...args: string[]) {
  return startCommand(script, env, ...args).end;
}
