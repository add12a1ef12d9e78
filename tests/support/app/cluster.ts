import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase } from "#tests/support/database/create-database";
import { S3Server } from "#tests/support/files/s3-server";
import type { AppHome, StoredFiles } from "./home";
import { startNginx } from "./nginx";
import { type AppProcess, type AppServer, startProcess } from "./process";

/** The environment variable in which the global setup passes the URL of its PostgreSQL. */
export const postgresVariable = "TEST_POSTGRES_URL";

/** A home that several processes can share: a database of PostgreSQL, and a bucket. */
export interface ClusterHome extends AppHome {
  databaseUrl: string;
  storage: S3Server;
}

interface BalancedApp extends AppServer {
  processes: AppProcess[];
  nginx: Awaited<ReturnType<typeof startNginx>>;
}

export interface Cluster extends BalancedApp {
  home: ClusterHome;
  storage: S3Server;
}

interface ClusterSettings {
  processes?: number;
  env?: Record<string, string>;
}

const prefix = "files/";

/** Starts processes of the built app with a new database and a new bucket, and nginx in front of them. */
export async function startCluster(settings: ClusterSettings = {}): Promise<Cluster> {
  const home = await createClusterHome();
  return { ...(await startBehindNginx(home, settings)), home, storage: home.storage };
}

/** Starts processes of the built app that share a home from `createClusterHome`, and nginx in front of them. */
export async function startBehindNginx(
  home: AppHome,
  { processes: count = 2, env = {} }: ClusterSettings = {},
): Promise<BalancedApp> {
  const stops: (() => Promise<void>)[] = [home.remove];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    // Counts nginx as one more proxy.
    const TRUST_PROXY = String(Number(env.TRUST_PROXY ?? 0) + 1);
    const starts = Array.from({ length: count }, (_, index) =>
      startProcess({ home: homeOfProcess(home, index), env: { ...env, TRUST_PROXY } }),
    );
    const started = await Promise.allSettled(starts);
    const processes = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    stops.push(async () => {
      await Promise.all(processes.map((each) => each.stop()));
    });
    await Promise.all(starts);
    const nginx = await startNginx(
      { urls: processes.map(({ url }) => url), folder: home.folder },
      { client: "build/client" },
    );
    stops.push(nginx.stop);
    return {
      url: nginx.url,
      home,
      processes,
      pids: processes.flatMap(({ pids }) => pids),
      nginx,
      output: collectOutput(processes),
      end: async () => (await Promise.all(processes.map((each) => each.end()))).flat(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Returns a function that collects the complete lines of all processes so far. New lines are always at the end, as in the output of one
 * process.
 */
function collectOutput(processes: AppProcess[]): () => string {
  const read = processes.map(() => 0);
  let collected = "";
  return () => {
    for (const [index, { output }] of processes.entries()) {
      const end = output().lastIndexOf("\n") + 1;
      collected += output().slice(read[index], end);
      read[index] = end;
    }
    return collected;
  };
}

/** Gives each process its own folder, in which the others find nothing. */
function homeOfProcess(shared: AppHome, index: number): AppHome {
  const folder = path.join(shared.folder, `process-${index + 1}`);
  return {
    ...shared,
    folder,
    env: { ...shared.env, DATA_DIR: path.join(folder, "data"), UPLOADS_DIR: path.join(folder, "uploads") },
    remove: () => Promise.resolve(),
  };
}

/**
 * Creates a database and a bucket.
 *
 * @param server the URL of a PostgreSQL; by default that of the global setup
 */
export async function createClusterHome(server = process.env[postgresVariable]): Promise<ClusterHome> {
  if (!server) throw new Error("A cluster needs PostgreSQL, and none was found.");
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-cluster-"));
  const database = await createDatabase(server);
  const storage = new S3Server();
  const endpoint = await storage.listen();
  return {
    folder,
    databaseUrl: database.url,
    storage,
    files: filesIn(storage),
    env: {
      DATABASE_URL: database.url,
      SESSION_SECRET: randomUUID(),
      S3_BUCKET: "datum3d",
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
    remove: async () => {
      await storage.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function filesIn({ objects, uploads }: S3Server): StoredFiles {
  const toName = (key: string) => key.slice(prefix.length);
  return {
    names: () => [
      ...[...objects.keys()].map(toName),
      ...[...uploads.values()].map(({ key }) => `${toName(key)}.part`),
    ],
    read: (name) => objects.get(prefix + name)?.content,
    put: (name, content) => {
      objects.set(prefix + name, { content: Buffer.from(content), modifiedAt: new Date() });
    },
    remove: (name) => {
      objects.delete(prefix + name);
    },
  };
}
