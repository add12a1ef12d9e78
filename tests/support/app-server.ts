import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { createAppFolder } from "./app-folder";
import { freePort } from "./postgres-server";

export const adminEmail = "admin@example.com";
export const adminPassword = "correct horse battery";

export interface AppServer {
  /** Without a trailing slash. */
  url: string;
  /** Holds `data` and `uploads`. */
  folder: string;
  process: ChildProcess;
  /** Returns what the process has written so far, to both streams. */
  output: () => string;
  /** Resolves to the exit code, or to null when a signal killed the process. */
  exit: Promise<number | null>;
  /** Kills the process and removes its folder. */
  stop: () => Promise<void>;
}

interface AppSettings {
  env?: Record<string, string>;
  /**
   * The folder of an earlier process, as after a restart, or an empty folder for a first start. By default a new
   * folder with a migrated, empty database.
   */
  folder?: string;
  /** The arguments of Node; by default the script of `npm start`. */
  program?: string[];
}

/** Starts the built app as `npm start` does, on a new embedded database, and waits until it responds. */
export async function startApp(settings: AppSettings = {}): Promise<AppServer> {
  const app = await spawnApp(settings);
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

/** Starts the built app without waiting for it, for starts that must fail. */
export async function spawnApp({
  env = {},
  folder,
  program = ["scripts/start.js"],
}: AppSettings = {}): Promise<AppServer> {
  const home = folder ?? createAppFolder();
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: path.join(home, "data"),
      UPLOADS_DIR: path.join(home, "uploads"),
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      // Most tests fill in the form as fast as they can.
      MIN_FORM_SECONDS: "0",
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
    folder: home,
    process: child,
    output: () => output,
    exit,
    stop: async () => {
      child.kill("SIGKILL");
      await exit;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const startSeconds = 50;

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
