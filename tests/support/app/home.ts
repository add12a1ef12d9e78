import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { createDatabase } from "#tests/support/database/create-database";
import { connect, setConnection } from "~/db/client.server";
import type { Connection } from "~/db/connection.server";
import { createAppFolder } from "./folder";

/** The contents of uploaded files, by their stored names, whatever store keeps them. */
export interface StoredFiles {
  /** Returns every name, those of interrupted or running writes included. */
  names: () => string[];
  /** Returns undefined when there is no such file. */
  read: (name: string) => Buffer | undefined;
  put: (name: string, content: string | Buffer) => void;
  remove: (name: string) => void;
}

/** Where an app keeps what it must not lose: its database and its files. It outlives the app's processes. */
export interface AppHome {
  /** Holds `data` and `uploads` of a single process. */
  folder: string;
  /** The URL of its PostgreSQL; undefined for the embedded database in the folder. */
  databaseUrl: string | undefined;
  files: StoredFiles;
  /** The settings by which a process finds the home. */
  env: Record<string, string>;
  remove: () => Promise<void>;
}

const secret = "s".repeat(32);

/**
 * Returns a home whose files are in a folder.
 *
 * @param given the folder of an earlier process; by default a new one, with a migrated, empty database unless one is given
 * @param databaseUrl of a PostgreSQL to use in place of the embedded database
 */
export function folderHome(given?: string, databaseUrl?: string): AppHome {
  const folder = given ?? createAppFolder(databaseUrl === undefined);
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
 * Returns a home whose files are in a new folder, with a new database of a PostgreSQL.
 *
 * @param server the URL of another database there
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

/** Returns the files of a folder, which may be missing. */
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
      // Files of deliveries are in a folder of their own.
      mkdirSync(path.dirname(toPath(name)), { recursive: true });
      writeFileSync(toPath(name), content);
    },
    remove: (name) => rmSync(toPath(name)),
  };
}

/**
 * Runs `task` on the database of a home, which `db()` returns meanwhile. No process may have an embedded database open at the
 * same time.
 */
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
