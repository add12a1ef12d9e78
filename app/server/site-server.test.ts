import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { SiteServer } from "./site-server.server";

/** Keeps the event loop busy, as the embedded database does under load, until it is told to stop. */
function keepBusy() {
  let isOver = false;
  const turn = () => {
    const until = performance.now() + 100;
    while (performance.now() < until);
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => (isOver = true);
}

test("a process that is busy all the time stops accepting long before its requests would be cut off", async () => {
  const server = new SiteServer((_, response) => response.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = keepBusy();
  try {
    // With a bound of turns in place of time, this takes as long as the time-out of the test.
    await server.drain();
    expect(server.listening).toBe(false);
  } finally {
    stop();
    await nextTurn();
  }
});
