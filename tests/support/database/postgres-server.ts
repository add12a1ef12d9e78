import { execFile, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import type { CertificateFiles } from "#tests/support/http/tls";
import { tryPort } from "../../../scripts/setup.js";

export interface PostgresServer {
  url: string;
  /** Stops the server and closes all connections; keeps the data. */
  halt: () => Promise<void>;
  /** Starts the server again at the same URL, and waits until it accepts queries. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Finds the folder of initdb and postgres, newest version first. Debian does not put it on the PATH. */
export function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => path.join(debian, version, "bin")), "/usr/local/bin", "/usr/bin"].find(
    (folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")),
  );
}

/** Returns the user to run PostgreSQL as, because it refuses to run as root; undefined for the current user. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) =>
    Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: id("-u", user), gid: id("-g", user) };
    } catch {
      // There is no such user, so the next one is tried.
    }
  }
  return undefined;
}

/** Starts a temporary PostgreSQL; undefined if this machine has none. With `tls` it uses that certificate and rejects plain connections. */
export async function startPostgres(tls?: CertificateFiles): Promise<PostgresServer | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-postgres-"));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  await promisify(execFile)(
    path.join(programs, "initdb"),
    [
      "-D",
      path.join(folder, "data"),
      "-U",
      "datum",
      "-A",
      "trust",
      "--no-sync",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
    ],
    { ...user, cwd: folder },
  );
  const port = await freePort();
  const options = [
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    // Four apps of two processes have 136 connections, and tests open further ones: a run needed 185.
    "max_connections=400",
    `unix_socket_directories=${folder}`,
  ];
  if (tls) {
    options.push("ssl=on");
    for (const [name, file] of [
      ["server.crt", tls.certificate],
      ["server.key", tls.key],
    ] as const) {
      const own = path.join(folder, "data", name);
      copyFileSync(file, own);
      if (user) chownSync(own, user.uid, user.gid);
    }
    writeFileSync(path.join(folder, "data/pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n");
  }
  const launch = () =>
    spawn(
      path.join(programs, "postgres"),
      [
        "-D",
        path.join(folder, "data"),
        "-h",
        "127.0.0.1",
        "-p",
        String(port),
        ...options.flatMap((option) => ["-c", option]),
      ],
      { ...user, cwd: folder, stdio: "ignore" },
    );
  const url = `postgres://datum@127.0.0.1:${port}/postgres${tls ? "?sslmode=require" : ""}`;
  let server = launch();
  await waitUntilReady(url);
  const halt = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  };
  return {
    url,
    halt,
    resume: async () => {
      server = launch();
      await waitUntilReady(url);
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string) {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => undefined });
    try {
      await client`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end({ timeout: 1 });
    }
  }
}

const givenPorts = new Set<number>();

/** Vitest numbers its parallel processes. Each gets its own range of ports, up to 32,000. */
const [firstPort, portsOfWorker] = [10_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 11) * 2_000, 2_000];

/**
 * Returns a port on which nothing listens. It is a random one below the system's range for outgoing connections, so that neither those nor
 * another test take it before the caller listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, firstPort + portsOfWorker);
    if (givenPorts.has(port)) continue;
    try {
      await tryPort(port, "127.0.0.1");
      givenPorts.add(port);
      return port;
    } catch {
      // Another program listens on this port, so the next one is tried.
    }
  }
}
