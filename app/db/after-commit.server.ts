import type { Database } from "./connection.server";

type Callback = () => void;

/** What runs after the commit of each open transaction. */
const callbacks = new WeakMap<Database, Callback[]>();

/**
 * Runs a callback when the transaction has been committed, and never if it is rolled back: for what cannot be taken back, such as a
 * count. Outside of a transaction it runs at once.
 */
export function afterCommit(transaction: Database, callback: Callback): void {
  const waiting = callbacks.get(transaction);
  if (waiting) waiting.push(callback);
  else callback();
}

/** Makes `afterCommit` wait in a transaction. Returns what then waits for its commit, which grows meanwhile. */
export function collectCallbacks(transaction: Database): Callback[] {
  const waiting: Callback[] = [];
  callbacks.set(transaction, waiting);
  return waiting;
}
