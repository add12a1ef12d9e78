// @ts-check
/** Preloaded with `--import`: SIGUSR2 then puts the main thread into a loop without end. */
process.on("SIGUSR2", () => {
  for (;;);
});
