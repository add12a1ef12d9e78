import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { createDatabase } from "#tests/support/database/create-database";
import { connect, setConnection } from "~/db/client.server";
import type { Connection } from "~/db/connection.server";
import { createAppFolder } from "./folder";

/** The contents of uploaded files by stored name, in any store. */
export interface StoredFiles {
  /** Includes the files of interrupted and running writes. */
  names: () => string[];
  read: (name: string) => Buffer | undefined;
  put: (name: string, content: string | Buffer) => void;
  remove: (name: string) => void;
}

/** The database and the files of an app. They outlive its processes. */
export interface AppHome {
  /** Holds `data` and `uploads` of a single process. */
  folder: string;
  /** The URL of its PostgreSQL; undefined for the embedded database in the folder. */
  databaseUrl: string | undefined;
  files: StoredFiles;
  env: Record<string, string>;
  remove: () => Promise<void>;
}

const secret = "s".repeat(32);

/**
 * Returns a home whose files are in a folder.
 *
 * @param existingFolder the folder of an earlier process; by default a new one, with a migrated, empty database unless `databaseUrl` is set
 * @param databaseUrl a PostgreSQL instead of the embedded database
 */
export function folderHome(existingFolder?: string, databaseUrl?: string): AppHome {
  const folder = existingFolder ?? createAppFolder(databaseUrl === undefined);
  return {
    folder,
    databaseUrl,
    files: filesInFolder(path.join(folder, "uploads")),
    env: {
      DATA_DIR: path.join(folder, "data"),
      UPLOADS_DIR: path.join(folder, "uploads"),
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: secret }),
    },
    remove: async () => {
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a home with a new folder for files and a new PostgreSQL database.
 *
 * @param server the URL of another database on the server
 */
export async function createPostgresHome(server: string): Promise<AppHome> {
  const { url, drop } = await createDatabase(server);
  const home = folderHome(undefined, url);
  return {
    ...home,
    remove: async () => {
      await home.remove();
      await drop();
    },
  };
}

/** Returns the files of a folder. The folder can be missing. */
export function filesInFolder(folder: string): StoredFiles {
  const toPath = (name: string) => path.join(folder, name);
  return {
    names: () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
            statSync(toPath(name)).isFile(),
          )
        : [],
    read: (name) => (existsSync(toPath(name)) ? readFileSync(toPath(name)) : undefined),
    put: (name, content) => {
      // Deliveries have subfolders.
      mkdirSync(path.dirname(toPath(name)), { recursive: true });
      writeFileSync(toPath(name), content);
    },
    remove: (name) => rmSync(toPath(name)),
  };
}

/** Runs `task` while `db()` returns the database of a home. If that is the embedded one, the app must be stopped. */
export async function withDatabaseOf<Result>(
  { databaseUrl, folder }: AppHome,
  task: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connect({ databaseUrl, dataDir: path.join(folder, "data") });
  setConnection(connection);
  try {
    return await task(connection);
  } finally {
    await connection.close();
  }
}
