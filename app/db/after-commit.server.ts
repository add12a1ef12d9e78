import type { Database } from "./connection.server";

type Callback = () => void;

/** What runs after the commit of each open transaction. */
const callbacks = new WeakMap<Database, Callback[]>();
const prepared = new WeakSet<Database>();

/**
 * Runs a callback when the transaction has been committed, and never if it is rolled back: for what cannot be taken back, such as a
 * count. Outside of a transaction it runs at once.
 */
export function afterCommit(transaction: Database, callback: Callback): void {
  const waiting = callbacks.get(transaction);
  if (waiting) waiting.push(callback);
  else callback();
}

/** Makes `afterCommit` work in the transactions of a database. Returns the same database. */
export function withCommitCallbacks(database: Database): Database {
  if (prepared.has(database)) return database;
  prepared.add(database);
  const begin = database.transaction.bind(database);
  database.transaction = async (work, config) => {
    const waiting: Callback[] = [];
    const result = await begin((transaction) => {
      // Drizzle creates a new object for each transaction.
      callbacks.set(transaction, waiting);
      return work(transaction);
    }, config);
    for (const callback of waiting) callback();
    return result;
  };
  return database;
}
