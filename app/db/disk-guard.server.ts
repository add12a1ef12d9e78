import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";
import { freeBytesNow } from "~/lib/file-system.server";
import { log } from "~/process/log.server";
import { postgresCodes } from "./unavailable.server";

/** Free bytes below which the embedded database rejects writes: two WAL segments in use and two in reserve. */
export const minFreeBytes = 64 * 2 ** 20;

export interface DiskFloor {
  /** Free bytes below which the database rejects writes; 0 turns the check off. */
  bytes: number;
  free: () => number;
}

/** Fills in the defaults: the free bytes of the data folder's disk, and no check. */
export function toDiskFloor(dataDir: string, overrides?: Partial<DiskFloor>): DiskFloor {
  return { bytes: 0, free: () => freeBytesNow(dataDir), ...overrides };
}

/** The embedded database rejected a write because the disk has less free space than the floor. Reads still work. */
class DatabaseFullError extends Error {
  override name = "DatabaseFullError";
  readonly code = postgresCodes.diskFull;
}

const reserve = new AsyncLocalStorage<true>();

/**
 * Runs `work` with half of the floor as its limit, for small writes on a nearly full disk, such as the end of a session or deletions that
 * free space.
 */
export function withDiskReserve<Result>(work: () => Promise<Result>): Promise<Result> {
  return reserve.run(true, work);
}

/** Whether the free space is too small even for the writes of `withDiskReserve`. */
export function isReserveUsedUp({ bytes, free }: DiskFloor): boolean {
  return bytes > 0 && free() < bytes / 2;
}

/** Milliseconds of queries between two turns of the event loop. */
const maxTurn = 10;

/**
 * PGlite that rejects every write while its disk has less free space than a floor. Its WAL must never meet a full disk, because PGlite
 * would wait for free space in a loop that nothing can interrupt. The free bytes are read immediately before each query or transaction,
 * because many wait in PGlite's queue under load. The session becomes read-only, so PostgreSQL itself decides which queries are writes.
 *
 * PGlite runs all queued queries in one turn of the event loop, so timers and other requests would wait. This class yields every 10 ms.
 */
export class GuardedPGlite extends PGlite {
  #floor: DiskFloor = { bytes: 0, free: () => 0 };
  #isReadOnly = false;
  #isLow = false;
  #turnStartedAt = 0;

  /** Starts to reject writes. Before this call, crash recovery and migrations may write. */
  guardDisk(floor: DiskFloor): void {
    this.#floor = floor;
  }

  /**
   * Stores Drizzle's parsers, which are the same for every query. Passed as an option, they make PGlite copy all its parsers for each
   * query.
   */
  override query<Row>(statement: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    if (!options?.parsers) return super.query(statement, values, options);
    const { parsers, ...rest } = options;
    Object.assign(this.parsers, parsers);
    return super.query(statement, values, rest);
  }

  override _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    const mayUseReserve = reserve.getStore() === true;
    return super._runExclusiveTransaction(async () => {
      await this.#yieldTurn();
      if (this.#floor.bytes === 0) return run();
      await this.#checkDisk(mayUseReserve);
      try {
        return await run();
      } catch (error) {
        // The error has no cause, because the cause's message contains the values of the query, which must not be logged.
        if (this.#isReadOnly && isReadOnlyError(error))
          throw new DatabaseFullError("The disk is full: no write was done");
        throw error;
      }
    });
  }

  async #yieldTurn() {
    if (performance.now() - this.#turnStartedAt < maxTurn) return;
    await nextTurn();
    this.#turnStartedAt = performance.now();
  }

  async #checkDisk(mayUseReserve: boolean) {
    const { bytes, free: readFree } = this.#floor;
    const free = readFree();
    // Hysteresis: writes work again at 25% above the floor, so the state does not flip with each query.
    const wasLow = this.#isLow;
    this.#isLow = free < bytes * (wasLow ? 1.25 : 1);
    if (this.#isLow !== wasLow) report(this.#isLow, free, bytes);
    const mustBeReadOnly = mayUseReserve ? free < bytes / 2 : this.#isLow;
    if (mustBeReadOnly === this.#isReadOnly) return;
    const statement = `set default_transaction_read_only = ${mustBeReadOnly ? "on" : "off"}`;
    await this.execProtocol(protocol.serialize.query(statement), { throwOnError: true });
    this.#isReadOnly = mustBeReadOnly;
  }
}

function report(isLow: boolean, freeBytes: number, floorBytes: number) {
  if (isLow) log.error({ event: "disk-low", freeBytes, floorBytes }, "The disk is full: writes are rejected");
  else log.info({ event: "disk-recovered", freeBytes, floorBytes }, "The disk has free space again");
}

function isReadOnlyError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === postgresCodes.readOnly || isReadOnlyError(error.cause);
}
