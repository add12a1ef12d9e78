import { inject, onTestFinished } from "vitest";

/** Returns the number of inputs for a property of a query: all on PostgreSQL, a fifth on PGlite, which takes three times as long. */
export function runsOnEngine(runs: number): number {
  return inject("engine") === "pglite" ? Math.ceil(runs / 5) : runs;
}

/**
 * Wraps a database property so that its last run ends before the next test begins. fast-check's time limit does not stop the current
 * run, which would otherwise change the next test's data.
 */
export function finishBeforeNextTest<Inputs extends unknown[]>(check: (...inputs: Inputs) => Promise<void>) {
  let running = Promise.resolve();
  onTestFinished(() => running);
  return (...inputs: Inputs): Promise<void> => (running = check(...inputs));
}
