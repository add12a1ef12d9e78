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
/** Milliseconds after which a backup that has not ended is given up. */
const maxHold = 12 * hourMs;

/** The answer to a backup that connects: the folder with a copy of the database, or why there is none. */
type SnapshotResponse = { folder: string; named: NamedFile[] } | { error: string };

/** The socket on which the process that runs the site gives snapshots of its embedded database. */
export function snapshotSocket(dataDir: string): string {
  return path.join(dataDir, "control", "backup.sock");
}

/** Returns a new folder in the data folder for a copy of the database. */
export function newSnapshotFolder(dataDir: string): string {
  return path.join(dataDir, snapshotPrefix + randomUUID());
}

/** Removes copies that a killed process has left. The caller must hold the lock of the data folder. */
export function removeSnapshots(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir))
    if (name.startsWith(snapshotPrefix)) rmSync(path.join(dataDir, name), { recursive: true, force: true });
}

/**
 * Gives `npm run backup` a copy of the embedded database while the site runs: one per connection to a socket that only this user can
 * open. As long as the connection is open, stored files are not removed. Does nothing with PostgreSQL, which needs no help.
 */
export function startSnapshotServer(
  { copyFiles, db }: Connection,
  { dataDir, diskFloor }: Pick<DatabaseSettings, "dataDir" | "diskFloor">,
): void {
  if (!copyFiles) return;
  removeSnapshots(dataDir);
  const address = snapshotSocket(dataDir);
  // Only this user can enter the folder, so the socket is never open to others, not even before its mode is set.
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
  const answer = (value: SnapshotResponse) => socket.write(`${JSON.stringify(value)}\n`);
  socket.on("error", () => undefined);
  socket.unref().resume();
  if (isBusy) {
    answer({ error: "Another backup is running. Wait until it has ended." });
    return socket.end();
  }
  isBusy = true;
  const release = holdRemovals();
  const timer = setTimeout(() => socket.destroy(), maxHold).unref();
  const closed = new Promise((resolve) => socket.once("close", resolve));
  try {
    answer(await copy(folder));
    log.info({ event: "backup-began" }, "A backup copies the data");
  } catch (error) {
    log.error({ event: "backup-failed", err: error }, "The database could not be copied for a backup");
    const reason = error instanceof Error ? error.message : "";
    answer({
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
