import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { createStartLine } from "./start-line.server";

/** Milliseconds of work after which a turn of the event loop is long. */
const longWork = 20;

function work() {
  const end = performance.now() + longWork;
  while (performance.now() < end);
}

test("starts requests at once while the turn of the event loop is short", () => {
  const startInLine = createStartLine();
  const started: string[] = [];
  for (const name of ["a", "b"]) startInLine(() => started.push(name));
  expect(started).toEqual(["a", "b"]);
});

test("starts the others in order, in turns of their own with timers in between, each in its own context", async () => {
  const startInLine = createStartLine();
  const context = new AsyncLocalStorage<string>();
  const events: string[] = [];
  await new Promise<void>((resolve) => {
    for (const name of ["a", "b", "c"])
      context.run(name, () =>
        startInLine(() => {
          events.push(context.getStore() ?? "");
          work();
          if (name === "c") resolve();
        }),
      );
    expect(events).toEqual(["a"]);
    setTimeout(() => events.push("timer"));
  });
  expect(events.filter((event) => event !== "timer")).toEqual(["a", "b", "c"]);
  expect(events.indexOf("timer")).toBeLessThan(events.indexOf("c"));
});
