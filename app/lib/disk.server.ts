import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";

/**
 * Returns the bytes that this user can still write to the file system of `folder`.
 *
 * @throws {NodeJS.ErrnoException} ENOENT where there is no such folder
 */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Does the same synchronously, in microseconds: for code that must not yield between the check and the write. */
export function freeBytesNow(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
