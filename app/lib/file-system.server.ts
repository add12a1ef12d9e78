import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";

/** Whether there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}

/** Whether the disk, the quota of the user, or the largest file that the disk takes is reached. */
export function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

/** Returns undefined in place of what fails because there is no such file or folder. */
export async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

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
