import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import path from "node:path";
import type { Connection, DatabaseSettings } from "~/db/connection.server";
import { holdRemovals } from "~/files/hold-removals.server";
import { hourMs } from "~/lib/time";
import { log } from "~/process/log.server";
import { BackupError } from "./backup-error.server";
import { type NamedFile, readNamedFiles } from "./named-files.server";
import { requireSpaceForCopy } from "./require-space.server";

const snapshotPrefix = "snapshot-";
/** Milliseconds after which the server disconnects a backup. */
const maxHold = 12 * hourMs;

type SnapshotResponse = { folder: string; named: NamedFile[] } | { error: string };

/** Returns the path of the socket on which the running site provides snapshots of its embedded database. */
export function snapshotSocket(dataDir: string): string {
  return path.join(dataDir, "control", "backup.sock");
}

export function newSnapshotFolder(dataDir: string): string {
  return path.join(dataDir, snapshotPrefix + randomUUID());
}

/** Removes the copies of a killed process. The caller must hold the lock of the data folder. */
export function removeSnapshots(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir))
    if (name.startsWith(snapshotPrefix)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/**
 * Provides `npm run backup` with copies of the embedded database while the site runs, one for each connection to a socket that only this
 * user can open. While a connection is open, stored files are not removed. Does nothing with PostgreSQL, which `pg_dump` reads directly.
 */
export function startSnapshotServer(
  { copyFiles, db }: Connection,
  { dataDir, diskFloor }: Pick<DatabaseSettings, "dataDir" | "diskFloor">,
): void {
  if (!copyFiles) return;
  removeSnapshots(dataDir);
  const address = snapshotSocket(dataDir);
  // Only this user can enter the folder, so other users cannot open the socket even before its mode is set.
  mkdirSync(path.dirname(address), { recursive: true, mode: 0o700 });
  chmodSync(path.dirname(address), 0o700);
  rmSync(address, { force: true });
  const copy = async (folder: string) => {
    await requireSpaceForCopy(dataDir, diskFloor);
    const named = await readNamedFiles(db);
    await copyFiles(folder);
    return { folder, named };
  };
  const server = createServer((socket) => void serve(socket, copy, newSnapshotFolder(dataDir)));
  server.maxConnections = 4;
  server.on("error", (error) =>
    log.warn({ event: "backup-socket-failed", err: error }, "Backups need the site to be stopped"),
  );
  server.listen(address, () => chmodSync(address, 0o600)).unref();
}

let isBusy = false;

async function serve(socket: Socket, copy: (folder: string) => Promise<SnapshotResponse>, folder: string) {
  const respond = (value: SnapshotResponse) => socket.write(`${JSON.stringify(value)}\n`);
  socket.on("error", () => undefined);
  socket.unref().resume();
  if (isBusy) {
    respond({ error: "Another backup is running. Wait until it has ended." });
    return socket.end();
  }
  isBusy = true;
  const release = holdRemovals();
  const timer = setTimeout(() => socket.destroy(), maxHold).unref();
  const closed = new Promise((resolve) => socket.once("close", resolve));
  try {
    respond(await copy(folder));
    log.info({ event: "backup-began" }, "A backup copies the data");
  } catch (error) {
    log.error({ event: "backup-failed", err: error }, "The database could not be copied for a backup");
    const reason = error instanceof Error ? error.message : "";
    respond({
      error: error instanceof BackupError ? reason : `The site could not copy its database: ${reason}`,
    });
    socket.end();
  }
  await closed;
  clearTimeout(timer);
  release();
  isBusy = false;
  await rm(folder, { recursive: true, force: true });
}
