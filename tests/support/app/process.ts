import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "#tests/support/database/postgres-server";
import { type AppHome, folderHome } from "./home";
import { findLeaks, requireNone } from "./log";

export const adminEmail = "admin@example.com";
export const adminPassword = "correct horse battery";

/** The built app as a client sees it: one process, or several behind nginx. */
export interface AppServer {
  /** Without a trailing slash. */
  url: string;
  home: AppHome;
  pids: number[];
  /** Returns the output of its processes so far, from both streams. */
  output: () => string;
  /** Sends SIGTERM to its processes. Resolves to their exit codes; null for a process that a signal killed. */
  end: () => Promise<(number | null)[]>;
  /** Kills its processes and removes its home. Throws if a process has logged a secret or personal data. */
  stop: () => Promise<void>;
}

export interface AppProcess extends AppServer {
  /** Holds `data` and `uploads`. */
  folder: string;
  process: ChildProcess;
  /** Resolves to the exit code; null if a signal killed the process. */
  exit: Promise<number | null>;
}

export interface ProcessSettings {
  env?: Record<string, string>;
  /**
   * The folder of an earlier process for a restart, or an empty folder for a first start. By default a new folder with a migrated, empty
   * database, unless `env` has a DATABASE_URL.
   */
  folder?: string;
  /** Replaces the home that `folder` and `env` determine. */
  home?: AppHome;
  /** The arguments of Node; by default the script of `npm start`. */
  program?: string[];
}

/**
 * V8 compiles WebAssembly functions a second time, into faster code, once they have run for a while. In a process that serves a few
 * requests, that takes most of the embedded database's processor time. With this budget, V8 recompiles only very frequent functions.
 */
export const rarelyCompileTwice = "--wasm-tiering-budget=30000000";

/** Starts one process of the built app as `npm start` does, by default on a new embedded database, and waits until it responds. */
export async function startProcess(settings: ProcessSettings = {}): Promise<AppProcess> {
  const app = await spawnProcess(settings);
  try {
    await Promise.race([
      untilListening(app),
      app.exit.then((code) => {
        throw new Error(`The app ended with code ${code} before it responded:\n${app.output()}`);
      }),
    ]);
  } catch (error) {
    await app.stop();
    throw error;
  }
  return app;
}

/** Starts one process of the built app without waiting for it, for starts that must fail. */
export async function spawnProcess({
  env = {},
  folder,
  home = folderHome(folder, env.DATABASE_URL),
  program = [rarelyCompileTwice, "scripts/start.js"],
}: ProcessSettings = {}): Promise<AppProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      ...home.env,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    home,
    folder: home.folder,
    process: child,
    pids: child.pid === undefined ? [] : [child.pid],
    output: () => output,
    exit,
    end: async () => {
      child.kill("SIGTERM");
      return [await exit];
    },
    stop: async () => {
      child.kill("SIGKILL");
      await exit;
      const leaks = findLeaks(output, { ADMIN_PASSWORD: adminPassword, ...home.env, ...env });
      await home.remove();
      requireNone(leaks);
    },
  };
}

/** The development server takes the longest, because it compiles on demand. */
const startSeconds = 100;

async function untilListening({ url, output }: AppServer) {
  const deadline = Date.now() + startSeconds * 1000;
  for (;;) {
    try {
      await fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(5_000) });
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`The app did not respond within ${startSeconds} s:\n${output()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
