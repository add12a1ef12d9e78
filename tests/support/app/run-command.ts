import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { rarelyCompileTwice } from "./process";

export interface RunningCommand {
  process: ChildProcess;
  /** Resolves when it has ended; the code is null for one that a signal killed. */
  end: Promise<{ code: number | null; output: string }>;
}

/** Returns the file of a command of operators, such as `db-move`, as a release has it. */
export const builtCommand = (name: string): string => path.resolve("build/commands", `${name}.js`);

/** Starts a command of operators with only the given settings. */
export function startCommand(name: string, env: Record<string, string>, ...args: string[]): RunningCommand {
  const child = spawn(process.execPath, [rarelyCompileTwice, builtCommand(name), ...args], {
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

/** Runs a command of operators with only the given settings. */
export function runCommand(name: string, env: Record<string, string>, ...args: string[]) {
  return startCommand(name, env, ...args).end;
}
