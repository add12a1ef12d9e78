import { inject } from "vitest";

/** Returns how many inputs a property of a query is tried with: all on PostgreSQL, and some on PGlite, which takes three times as long. */
export function runsOnEngine(runs: number): number {
  return inject("engine") === "pglite" ? Math.ceil(runs / 5) : runs;
}
