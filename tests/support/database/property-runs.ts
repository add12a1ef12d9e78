import { inject, onTestFinished } from "vitest";

/** Returns how many inputs a property of a query is tried with: all on PostgreSQL, and some on PGlite, which takes three times as long. */
export function runsOnEngine(runs: number): number {
  return inject("engine") === "pglite" ? Math.ceil(runs / 5) : runs;
}

/**
 * Returns a check of a property in the database whose last run ends before the next test begins. Where the time limit of properties
 * interrupts a run, it goes on, and would change what that test has stored.
 */
export function untilOver<Inputs extends unknown[]>(check: (...inputs: Inputs) => Promise<void>) {
  let running = Promise.resolve();
  onTestFinished(() => running);
  return (...inputs: Inputs): Promise<void> => (running = check(...inputs));
}
