// @ts-check
/**
 * Preloaded with `--import`. SIGUSR2 then blocks the main thread forever. The thread sleeps, because a loop would take a core from other
 * tests.
 */
process.on("SIGUSR2", () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
