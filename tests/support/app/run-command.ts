import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { rarelyCompileTwice } from "./process";

export interface RunningCommand {
  process: ChildProcess;
  /** Resolves when the process has ended. The code is null if a signal killed it. */
  end: Promise<{ code: number | null; output: string }>;
}

/** Returns the path of an operator command, such as `db-move`, as a release has it. */
export const builtCommand = (name: string): string => path.resolve("build/commands", `${name}.js`);

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

export function runCommand(name: string, env: Record<string, string>, ...args: string[]) {
  return startCommand(name, env, ...args).end;
}
