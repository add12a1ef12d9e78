import { once } from "node:events";
import { expect, test } from "vitest";
import { SiteServer } from "./site-server.server";

/** Keeps the event loop busy, as the embedded database does under load. Returns a function that ends it. */
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
    // A limit of 500 turns would take 50 seconds here, longer than the test may take.
    await server.drain();
    expect(server.listening).toBe(false);
  } finally {
    stop();
  }
});
