import type { Database } from "./connection.server";

type Callback = () => void;

/** What runs after the commit of each open transaction. */
const callbacks = new WeakMap<Database, Callback[]>();
const extended = new WeakMap<Database, Database>();

/**
 * Runs a callback when the transaction has been committed, and never if it is rolled back: for what cannot be taken back, such as a
 * count. Outside of a transaction it runs at once.
 */
export function afterCommit(transaction: Database, callback: Callback): void {
  const waiting = callbacks.get(transaction);
  if (waiting) waiting.push(callback);
  else callback();
}

/** Returns the database with transactions in which `afterCommit` waits: the same for each call, and beside the given one, which stays. */
export function withCommitCallbacks(database: Database): Database {
  const known = extended.get(database);
  if (known) return known;
  const transaction: Database["transaction"] = async (work, config) => {
    const waiting: Callback[] = [];
    const result = await database.transaction((transaction) => {
      // Drizzle creates a new object for each transaction.
      callbacks.set(transaction, waiting);
      return work(transaction);
    }, config);
    for (const callback of waiting) callback();
    return result;
  };
  const extension = Object.create(database, { transaction: { value: transaction } }) as Database;
  extended.set(database, extension);
  return extension;
}
