import type { Readable } from "node:stream";

/** Where uploaded files lie. Names are those of `files.stored_name`. */
export interface FileStore {
  /**
   * Takes all of `content` under a temporary name; when it fails, nothing is left.
   *
   * @throws {StorageFullError} when there is no room.
   */
  write(name: string, content: Readable): Promise<StoredPart>;
  /**
   * Opens a file, or the bytes from `start` to `end` (both included).
   *
   * @throws {StoredFileMissingError}
   */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Harmless when there is no such file. */
  remove(name: string): Promise<void>;
  /** Every finished file, in no order, read in pages as the caller goes on. */
  list(): AsyncIterable<StoredObject>;
  /** Bytes that may still be written; Infinity where the store has no such limit. */
  freeBytes(): Promise<number>;
  /** Removes temporary parts that nobody has written to since `before`; answers how many. */
  removePartsOlderThan(before: Date): Promise<number>;
}

/** A file that is written but does not count yet. */
export interface StoredPart {
  /** Gives the file its final name. */
  commit(): Promise<void>;
  /** Removes the file, committed or not. */
  discard(): Promise<void>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  name: string;
  /** Undefined when the file is gone. A question of its own, because a folder is asked about each file. */
  modifiedAt(): Promise<Date | undefined>;
}

/** The disk, or the quota, is full. */
export class StorageFullError extends Error {
  override name = "StorageFullError";
}

/** A row names a file that is not in the store. */
export class StoredFileMissingError extends Error {
  override name = "StoredFileMissingError";
}
