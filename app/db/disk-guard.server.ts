import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";
import { freeBytesNow } from "~/lib/file-system.server";
import { log } from "~/process/log.server";
import { postgresCodes } from "./unavailable.server";

/**
 * Free bytes below which the embedded database of an installation rejects writes. Four WAL segments: the current one, one for another
 * transaction and a checkpoint, and two in reserve.
 */
export const minFreeBytes = 64 * 2 ** 20;

export interface DiskFloor {
  /** Free bytes below which the database rejects writes; 0 turns the check off. */
  bytes: number;
  /** Returns the free bytes. */
  free: () => number;
}

/** Returns the floor of the disk of a data folder: what `given` leaves out is measured, and no check without a number of bytes. */
export function toDiskFloor(dataDir: string, given?: Partial<DiskFloor>): DiskFloor {
  return { bytes: 0, free: () => freeBytesNow(dataDir), ...given };
}

/** The embedded database rejected a write because the disk has less free space than the floor. Reads work. */
class DatabaseFullError extends Error {
  override name = "DatabaseFullError";
  /** The SQLSTATE of PostgreSQL's `disk_full`. */
  readonly code = postgresCodes.diskFull;
}

const reserve = new AsyncLocalStorage<true>();

/**
 * Runs `work` with half the floor: for small writes that must work on a nearly full disk, such as the deletion of old
 * files, which frees space, and the end of a session.
 */
export function withDiskReserve<Result>(work: () => Promise<Result>): Promise<Result> {
  return reserve.run(true, work);
}

/** Whether so little is free that even the writes of `withDiskReserve` are unsafe. */
export function isReserveUsedUp({ bytes, free }: DiskFloor): boolean {
  return bytes > 0 && free() < bytes / 2;
}

/** Milliseconds of queries, after which the event loop gets a turn. */
const maxTurn = 10;

/**
 * PGlite that rejects every write while less than a floor is free on its disk. Its WAL must never meet a full disk: PGlite would wait
 * for free space in a loop that nothing can interrupt. The free bytes are read immediately before each query or transaction, because many
 * wait in PGlite's queue under load. The session becomes read-only, so PostgreSQL itself decides which queries are writes.
 *
 * A query takes no turn of the event loop: all that wait would run in one, while timers and other requests stand still. So the queue gives
 * way every 10 ms.
 */
export class GuardedPGlite extends PGlite {
  #floor: DiskFloor = { bytes: 0, free: () => 0 };
  #isReadOnly = false;
  #isLow = false;
  #turnStartedAt = 0;

  /** Rejects writes from now on; before, those of crash recovery and of migrations are accepted. */
  guardDisk(floor: DiskFloor): void {
    this.#floor = floor;
  }

  /** Keeps the parsers that Drizzle brings with each query, which are always the same: PGlite would copy all of its own for each. */
  override query<Row>(statement: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    if (!options?.parsers) return super.query(statement, values, options);
    const { parsers, ...rest } = options;
    Object.assign(this.parsers, parsers);
    return super.query(statement, values, rest);
  }

  override _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    const mayUseReserve = reserve.getStore() === true;
    return super._runExclusiveTransaction(async () => {
      await this.#giveWay();
      if (this.#floor.bytes === 0) return run();
      await this.#checkDisk(mayUseReserve);
      try {
        return await run();
      } catch (error) {
        // Without the cause: its message contains the values of the query, which must not be logged.
        if (this.#isReadOnly && isReadOnlyError(error))
          throw new DatabaseFullError("The disk is full: no write was done");
        throw error;
      }
    });
  }

  async #giveWay() {
    if (performance.now() - this.#turnStartedAt < maxTurn) return;
    await nextTurn();
    this.#turnStartedAt = performance.now();
  }

  async #checkDisk(mayUseReserve: boolean) {
    const { bytes, free: readFree } = this.#floor;
    const free = readFree();
    // Hysteresis: recovers at 25% above the floor, so that the state does not change with each query.
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
