import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";

/**
 * Bytes that this user may still write to the file system that holds `folder`.
 *
 * @throws {NodeJS.ErrnoException} ENOENT where there is no such folder
 */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The same at once, in some microseconds: for code that must not wait between the look and the write. */
export function freeBytesNow(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
