import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { BackupError } from "./backup-error.server";
import type { NamedFile } from "./named-files.server";
import { snapshotSocket } from "./snapshot-server.server";

/** Milliseconds for the site to copy its database. */
const copyTimeout = 10 * 60_000;

const answerSchema = z.union([
  z.object({
    folder: z.string(),
    // Missing from a site of an earlier release.
    named: z.array(z.object({ name: z.string(), bytes: z.number() })).optional(),
  }),
  z.object({ error: z.string() }),
]);

export interface Snapshot {
  folder: string;
  /** The stored files that the rows reference; undefined for a stopped site. */
  named: NamedFile[] | undefined;
  /** Throws if the site has stopped since the copy, because files that the backup needs can then be removed. */
  assertHeld: () => void;
  release: () => Promise<void>;
}

/**
 * Requests a copy of the embedded database from the running site; undefined if no process listens. Throws a `BackupError` if the site makes
 * no copy.
 */
export async function requestSnapshot(dataDir: string): Promise<Snapshot | undefined> {
  const socket = await tryConnect(snapshotSocket(dataDir));
  if (!socket) return undefined;
  let isOpen = true;
  socket.once("close", () => (isOpen = false));
  const response = await readResponse(socket);
  if ("error" in response) {
    socket.destroy();
    throw new BackupError(response.error);
  }
  const folder = path.join(dataDir, path.basename(response.folder));
  return {
    folder,
    named: response.named,
    assertHeld: () => {
      if (!isOpen) throw new BackupError("The site stopped or restarted during the backup. Run it again.");
    },
    release: async () => {
      await rm(folder, { recursive: true, force: true });
      socket.destroy();
    },
  };
}

async function tryConnect(address: string): Promise<Socket | undefined> {
  const socket = createConnection(address);
  try {
    await once(socket, "connect");
  } catch (error) {
    if (["ENOENT", "ECONNREFUSED", "EINVAL"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return undefined;
    throw error;
  }
  return socket.on("error", () => undefined);
}

async function readResponse(socket: Socket): Promise<z.output<typeof answerSchema>> {
  const timer = setTimeout(() => socket.destroy(), copyTimeout);
  try {
    for await (const line of createInterface(socket)) return answerSchema.parse(JSON.parse(line));
  } finally {
    clearTimeout(timer);
    // The closed line reader has paused the socket. A paused socket would not report that the site has stopped.
    socket.resume();
  }
  throw new BackupError("The site did not copy its database. Its log says why.");
}
