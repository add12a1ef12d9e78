import type { PGlite } from "@electric-sql/pglite";
import type { Sql } from "postgres";

/** How busy the database is, as seen from this process. */
export interface QueryLoad {
  /** Connections that run a query or a transaction. */
  inUse: number;
  /** Queries and transactions that wait for one. */
  waiting: number;
}

/** A query of postgres.js, which is sent when somebody waits for it. */
interface LazyQuery extends Promise<unknown> {
  handle: () => Promise<void>;
}

/** Counts what runs in the embedded database, which does one thing at a time, from now on. */
export function countPgliteLoad(client: PGlite): () => QueryLoad {
  const counter = new Counter(1);
  const runExclusive = client._runExclusiveTransaction.bind(client);
  client._runExclusiveTransaction = (run) => counter.count(runExclusive(run));
  return () => counter.load;
}

/**
 * Counts the queries and transactions that use a pool from now on. postgres.js itself does not say how many there are.
 *
 * @param connections of the pool
 */
export function countPostgresLoad(client: Sql, connections: number): () => QueryLoad {
  const counter = new Counter(connections);
  const unsafe = client.unsafe.bind(client);
  const begin = client.begin.bind(client);
  Object.assign(client, {
    begin: (...args: Parameters<typeof begin>) => counter.count(begin(...args)),
    unsafe: (...args: Parameters<typeof unsafe>) => countWhenSent(unsafe(...args), counter),
  });
  return () => counter.load;
}

/** Waiting for the query here would send it, before Drizzle has chosen the form of its rows. */
function countWhenSent<Query>(query: Query, counter: Counter): Query {
  const lazy = query as unknown as LazyQuery;
  const handle = lazy.handle.bind(lazy);
  let isSent = false;
  lazy.handle = () => {
    if (!isSent) {
      isSent = true;
      const ended = counter.begin();
      // The method of `Promise`: that of the query would call `handle` again.
      void Promise.prototype.then.call(lazy, ended, ended);
    }
    return handle();
  };
  return query;
}

class Counter {
  private running = 0;

  constructor(private readonly connections: number) {}

  get load(): QueryLoad {
    const inUse = Math.min(this.running, this.connections);
    return { inUse, waiting: this.running - inUse };
  }

  /** @returns a function to call at the end */
  begin(): () => void {
    this.running++;
    return () => this.running--;
  }

  async count<Result>(work: Promise<Result>): Promise<Result> {
    const ended = this.begin();
    try {
      return await work;
    } finally {
      ended();
    }
  }
}
