import type { Readable } from "node:stream";

/**
 * The prefix of deliveries' names. Deliveries are large and may have their own disk, so the prefix is a folder in the uploads folder, or
 * a prefix in the bucket.
 */
export const deliveryArea = "deliveries/";

/** Stores files under the values of the tables' `stored_name` columns. */
export interface FileStore {
  /**
   * Writes all of `content` under a temporary name. A failed write leaves nothing. Throws `StorageFullError` or
   * `StorageUnavailableError`.
   */
  write(name: string, content: Readable): Promise<UncommittedFile>;
  /** Throws `StoredFileMissingError` or `StorageUnavailableError`. */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /** Moves a complete local file into the store. A repeat does no harm. Throws `StorageFullError` or `StorageUnavailableError`. */
  adopt(name: string, localPath: string): Promise<void>;
  /** Does nothing for a missing file. */
  remove(name: string): Promise<void>;
  /** Lists every committed file in any order, and reads its pages lazily. */
  list(): AsyncIterable<StoredObject>;
  /** Returns the bytes that can still be written; Infinity for a store without a limit. */
  freeBytes(): Promise<number>;
  /** Removes interrupted writes without activity since `before`, a limited number at a time. Returns the number. */
  removeInterruptedWrites(before: Date): Promise<number>;
}

/** A complete file that cannot be found under its name yet. */
export interface UncommittedFile {
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/** Bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  name: string;
  /** Returns undefined for a removed file. A method, because a folder needs one system call per file. */
  modifiedAt(): Promise<Date | undefined>;
}

/** The disk, or its quota, is full. */
export class StorageFullError extends Error {
  override name = "StorageFullError";
}

/** The store is unreachable, does not respond, or refuses valid requests. A retry may succeed. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
}

/** A file with a row is not in the store. */
export class StoredFileMissingError extends Error {
  override name = "StoredFileMissingError";
}
