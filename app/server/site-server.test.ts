import { once } from "node:events";
import { expect, test } from "vitest";
import { SiteServer } from "./site-server.server";

/** Keeps the event loop busy, like the embedded database under load. Returns a function that stops it. */
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

test("a busy process stops accepting connections before its requests are interrupted", async () => {
  const server = new SiteServer((_, response) => response.end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = keepBusy();
  try {
    // A limit of 500 turns would take 50 seconds here, longer than the test's timeout.
    await server.drain();
    expect(server.listening).toBe(false);
  } finally {
    stop();
  }
});
