import { AsyncResource } from "node:async_hooks";

/** Milliseconds of a turn of the event loop in which requests are started at once. */
const maxTurn = 10;

/**
 * Returns a function that starts a request at once, or in a later turn of the event loop if the current one has taken long. Requests that
 * arrive at the same moment would otherwise all be started in one turn, and neither timers nor answers that are on their way get a turn
 * before the last of them. They start in the order of their arrival.
 */
export function createStartLine(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  let turnStartedAt: number | undefined;

  function beginTurn() {
    turnStartedAt = performance.now();
    setImmediate(endTurn);
  }

  function endTurn() {
    turnStartedAt = undefined;
    const next = waiting.shift();
    if (!next) return;
    beginTurn();
    next();
  }

  return (start) => {
    if (turnStartedAt === undefined) beginTurn();
    const isLate = performance.now() - (turnStartedAt ?? 0) >= maxTurn;
    // Each keeps the context of its own request.
    if (waiting.length > 0 || isLate) waiting.push(AsyncResource.bind(start));
    else start();
  };
}
