import { setTimeout as delay } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { identifier, literal } from "~/db/sql-parts.server";
import { log } from "~/process/log.server";
import { StartError } from "~/process/tell-operator.server";
import {
  applyMigration,
  planMigrations,
  prepareTable,
  readMigrations,
  recordMigration,
  type SqlSession,
  storeSources,
} from "./applied-migrations.server";
import { describeHolders, type LockHolder, watchLockHolders } from "./lock-holders.server";
import { isConcurrent, type Migration, releaseMigrations, statementsOf } from "./release-migrations.server";

/** The advisory lock of migrations. An arbitrary key that must be the same in every process. */
const migrationLock = 20_261_101;

/**
 * Milliseconds that a statement waits for a lock. PostgreSQL grants locks in order, so the site's later queries wait equally long. The
 * migration gives up early, lets them pass, and tries again.
 */
const lockTimeout = 2_000;
/** Milliseconds between two attempts; doubled after each. */
const pauses = { first: 1_000, longest: 8_000 };

export interface MigrationOptions {
  migrations?: readonly Migration[];
  /** Milliseconds for all attempts in total. */
  maxWait?: number;
  /** Called when other sessions hold the lock that a migration waits for. */
  onWait?: (what: string, holders: readonly LockHolder[]) => void;
  onApplied?: (name: string) => void;
}

/**
 * Migrates PostgreSQL while other processes use it. If several processes start at once, the one with the advisory lock migrates. Each
 * migration is a separate transaction.
 *
 * @throws {StartError} when a lock was not free in time, or when this release cannot run on the schema
 */
export async function migratePostgres(url: string, options: MigrationOptions = {}): Promise<void> {
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    // The session must stay open, because it holds the advisory lock.
    max_lifetime: null,
    connection: { application_name: "datum3d-migration", lock_timeout: lockTimeout },
    onnotice: () => undefined,
  });
  const session = sessionOf(client);
  const retry = createRetry(url, await readPid(session), options);
  try {
    await retry("The start", () => takeLock(session), migrationLock);
    await retry("The table of migrations", () => client.begin((sql) => prepareTable(sessionOf(sql))));
    const { migrations = releaseMigrations(), onApplied } = options;
    const applied = await readMigrations(session);
    const { pending, newer } = planMigrations(applied, migrations);
    await retry("The table of migrations", () => storeSources(session, applied, migrations));
    if (newer.length > 0)
      log.warn({ event: "schema-newer", migrations: newer }, "A newer release has migrated the database");
    for (const migration of pending) {
      await retry(`The migration ${migration.name}`, (timeLeft) =>
        isConcurrent(migration)
          ? buildIndexes(session, migration, timeLeft)
          : client.begin((sql) => applyMigration(sessionOf(sql), migration)),
      );
      onApplied?.(migration.name);
    }
  } finally {
    await client.end({ timeout: 5 });
  }
}

function sessionOf(client: Pick<Sql, "unsafe">): SqlSession {
  return { query: async <Row>(statement: string) => [...(await client.unsafe(statement))] as Row[] };
}

async function readPid(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ pid: number }>("select pg_backend_pid() as pid");
  return row?.pid ?? 0;
}

class LockHeldError extends Error {}

/** Does not wait for the lock, because a waiting query would block the other process's `create index concurrently`. */
async function takeLock(session: SqlSession) {
  const [row] = await session.query<{ acquired: boolean }>(
    `select pg_try_advisory_lock(${migrationLock}) as acquired`,
  );
  if (!row?.acquired) throw new LockHeldError("Another process migrates the database");
}

/** Builds or drops indexes one by one. An interrupted attempt may have left an invalid index, which is dropped first. */
async function buildIndexes(session: SqlSession, migration: Migration, timeLeft: number) {
  // `create index concurrently` blocks no other session while it waits for earlier transactions, so it may wait for all of the time left.
  await session.query(`set lock_timeout = ${Math.ceil(timeLeft)}`);
  try {
    for (const statement of statementsOf(migration)) {
      const name = /\bcreate\b.*?\bconcurrently\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)"?/is.exec(
        statement,
      )?.[1];
      const [existing] = name
        ? await session.query<{ valid: boolean }>(
            `select indisvalid as valid from pg_index where indexrelid = to_regclass(${literal(identifier(name))})`,
          )
        : [];
      if (name && existing?.valid === false)
        await session.query(`drop index concurrently ${identifier(name)}`);
      if (!existing?.valid) await session.query(statement);
    }
    await recordMigration(session, migration);
  } finally {
    await session.query(`set lock_timeout = ${lockTimeout}`);
  }
}

function createRetry(url: string, pid: number, { maxWait = 120_000, onWait = logWait }: MigrationOptions) {
  const deadline = performance.now() + maxWait;
  return async (
    what: string,
    work: (timeLeft: number) => Promise<unknown>,
    advisoryLock: number | null = null,
  ) => {
    for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      const stopWatching = watchLockHolders(url, pid, advisoryLock, (holders) => onWait(what, holders));
      const error: unknown = await work(Math.max(lockTimeout, deadline - performance.now())).then(
        () => undefined,
        (error: unknown) => error,
      );
      const isLast = performance.now() + pause > deadline;
      // The watch needs this pause to see the holder of a lock that the migration polls.
      if (isLockHeld(error) && !isLast) await delay(pause);
      const holders = await stopWatching();
      if (error === undefined) return;
      if (!isLockHeld(error)) throw error;
      if (isLast) throw new StartError(describeFailure(what, maxWait, holders), { cause: error });
    }
  };
}

/** Whether a lock was not free in time, or PostgreSQL resolved a deadlock by canceling this statement. */
function isLockHeld(error: unknown): boolean {
  return (
    error instanceof LockHeldError ||
    ["55P03", "40P01"].includes((error as { code?: string } | undefined)?.code ?? "")
  );
}

function describeFailure(what: string, maxWait: number, holders: readonly LockHolder[]): string {
  const end = holders.map(({ pid }) => `select pg_terminate_backend(${pid})`).join("; ");
  return (
    `${what} waited ${Math.round(maxWait / 1000)} seconds for a lock that ${describeHolders(holders)} holds. What began was undone. ` +
    `Wait until that has ended${end ? `, or end it with \`${end}\`` : ""}, then try again.`
  );
}

function logWait(what: string, holders: readonly LockHolder[]) {
  log.warn({ event: "migration-waits", what, holders }, "A migration waits for a lock");
}
