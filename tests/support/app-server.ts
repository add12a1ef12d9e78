import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./postgres-server";

export const adminEmail = "admin@example.com";
export const adminPassword = "correct horse battery";

export interface AppServer {
  /** Without a trailing slash. */
  url: string;
  /** Holds `data` and `uploads`. */
  folder: string;
  process: ChildProcess;
  /** What the process has written so far. */
  output: () => string;
  /** Resolves to the exit code, null after a signal that killed it. */
  exit: Promise<number | null>;
  /** Ends the process and removes its folder. */
  stop: () => Promise<void>;
}

interface AppSettings {
  env?: Record<string, string>;
  /** A folder to go on with, as after a restart; without one, a new one with an empty database. */
  folder?: string;
  /** What Node runs in place of the script of `npm start`, with its arguments. */
  program?: string[];
}

/** Starts the built app as `npm start` does, with an embedded database of its own, and waits until it answers. */
export async function startApp(settings: AppSettings = {}): Promise<AppServer> {
  const app = await spawnApp(settings);
  try {
    await Promise.race([
      untilListening(app),
      app.exit.then((code) => {
        throw new Error(`The app ended with code ${code} before it answered:\n${app.output()}`);
      }),
    ]);
  } catch (error) {
    await app.stop();
    throw error;
  }
  return app;
}

/** The same without the waiting: for starts that must fail. */
export async function spawnApp({
  env = {},
  folder,
  program = ["scripts/start.js"],
}: AppSettings = {}): Promise<AppServer> {
  const home = folder ?? mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
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

async function untilListening({ url }: AppServer) {
  const deadline = Date.now() + 50_000;
  for (;;) {
    try {
      await fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(5_000) });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
