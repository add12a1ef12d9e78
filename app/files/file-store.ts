import type { Readable } from "node:stream";

/**
 * Names that begin with this are of deliveries, which are large and may lie on a disk of their own: a folder in that of the other files,
 * or a prefix in the bucket.
 */
export const deliveryArea = "deliveries/";

/** Stores the contents of uploaded files. Names are those of `files.stored_name`. */
export interface FileStore {
  /**
   * Writes all of `content` under a temporary name. Leaves nothing behind when it fails.
   *
   * @throws {StorageFullError} {StorageUnavailableError}
   */
  write(name: string, content: Readable): Promise<UncommittedFile>;
  /**
   * Opens a file, or a range of its bytes.
   *
   * @throws {StoredFileMissingError} {StorageUnavailableError}
   */
  read(name: string, range?: ByteRange): Promise<Readable>;
  /**
   * Takes over a complete file of the local disk, which is gone afterwards. Repeating it is harmless.
   *
   * @throws {StorageFullError} {StorageUnavailableError}
   */
  adopt(name: string, localPath: string): Promise<void>;
  /** Removes a file. Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** Lists every committed file in any order, and reads its pages lazily. */
  list(): AsyncIterable<StoredObject>;
  /** Returns the bytes that can still be written; Infinity where the store has no limit. */
  freeBytes(): Promise<number>;
  /** Removes interrupted writes that were last active before `before`, a limited number at a time. Returns their number. */
  removeInterruptedWrites(before: Date): Promise<number>;
}

/** A file that is written but cannot be found under its name yet. */
export interface UncommittedFile {
  /** Gives the file its final name. */
  commit(): Promise<void>;
  /** Removes the file, committed or not. */
  discard(): Promise<void>;
}

/** In bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  name: string;
  /** Returns undefined when the file is gone. A method, because a folder needs one system call per file. */
  modifiedAt(): Promise<Date | undefined>;
}

/** The disk, or its quota, is full. */
export class StorageFullError extends Error {
  override name = "StorageFullError";
}

/** The store cannot be reached, does not respond, or refuses requests that are right: another attempt may succeed. */
export class StorageUnavailableError extends Error {
  override name = "StorageUnavailableError";
}

/** A file that has a row is not in the store. */
export class StoredFileMissingError extends Error {
  override name = "StoredFileMissingError";
}
