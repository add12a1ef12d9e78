import { type PGlite, protocol } from "@electric-sql/pglite";
import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "~/log.server";
import { postgresCodes } from "./unavailable.server";

export interface DiskFloor {
  /** Free bytes below which the database refuses writes; 0 switches the guard off. */
  bytes: number;
  /** The bytes that are free now. */
  free: () => number;
}

/** The disk has less room than the floor, so the embedded database took no write. Reads work. */
class DatabaseFullError extends Error {
  override name = "DatabaseFullError";
  /** As PostgreSQL's own `disk_full`. */
  readonly code = postgresCodes.diskFull;
}

const reserve = new AsyncLocalStorage<true>();

/**
 * Runs `work` with a floor of half the height: for small writes that must not wait for room, such as the
 * removal of old files, which makes room, and the end of a session.
 */
export function withDiskReserve<Result>(work: () => Promise<Result>): Promise<Result> {
  return reserve.run(true, work);
}

/** Whether so little is free that not even the writes of `withDiskReserve` are safe. */
export function isReserveUsedUp({ bytes, free }: DiskFloor): boolean {
  return bytes > 0 && free() < bytes / 2;
}

/**
 * Makes the embedded database refuse every write while less than the floor is free. Its WAL must never meet a
 * full disk: PGlite would wait for room in a loop that nothing can interrupt.
 *
 * The free bytes are read before each query or transaction, in its turn: under load many wait in PGlite's queue,
 * and no timer fires until the queue is empty. PostgreSQL itself decides what a write is, since the session
 * becomes read-only; no caller can be forgotten.
 */
export function guardDisk(client: PGlite, floor: DiskFloor): void {
  if (floor.bytes === 0) return;
  const runInTurn = client._runExclusiveTransaction.bind(client);
  let isReadOnly = false;
  let isLow = false;

  const lookAtDisk = async (mayUseReserve: boolean) => {
    const free = floor.free();
    // A quarter more before it counts as enough again, so that the state does not change with each query.
    const wasLow = isLow;
    isLow = free < floor.bytes * (wasLow ? 1.25 : 1);
    if (isLow !== wasLow) report(isLow, free, floor.bytes);
    const wanted = mayUseReserve ? free < floor.bytes / 2 : isLow;
    if (wanted === isReadOnly) return;
    const statement = `set default_transaction_read_only = ${wanted ? "on" : "off"}`;
    await client.execProtocol(protocol.serialize.query(statement), { throwOnError: true });
    isReadOnly = wanted;
  };

  client._runExclusiveTransaction = (run) => {
    const mayUseReserve = reserve.getStore() === true;
    return runInTurn(async () => {
      await lookAtDisk(mayUseReserve);
      try {
        return await run();
      } catch (error) {
        // Without the cause: its message holds the values of the query, which are not for the log.
        if (isReadOnly && refusesWrite(error))
          throw new DatabaseFullError("The disk is full: no write was done");
        throw error;
      }
    });
  };
}

function report(isLow: boolean, freeBytes: number, floorBytes: number) {
  if (isLow) log.error({ event: "disk-low", freeBytes, floorBytes }, "The disk is full: writes are refused");
  else log.info({ event: "disk-recovered", freeBytes, floorBytes }, "The disk has room again");
}

function refusesWrite(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === postgresCodes.readOnly || refusesWrite(error.cause);
}
