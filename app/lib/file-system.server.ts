import { statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";

export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}

/** Whether the disk or the user's quota is full, or the file exceeds the file system's maximum size. */
export function isFull(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EFBIG"].includes(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

export async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Returns the bytes that this user can still write to the folder's file system. Throws ENOENT for a missing folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Like `freeBytes`, but synchronous, for code that must not yield between the check and the write. Takes microseconds. */
export function freeBytesNow(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
