// @ts-check
/**
 * Preloaded with `--import`: the clock of the process starts CLOCK_START hours off, as that of a machine whose battery is empty. Each
 * SIGUSR2 shifts it by the next of the hours in CLOCK_JUMPS, as when somebody sets the clock. Timers go on, as they do then.
 */
const jumps = (process.env.CLOCK_JUMPS ?? "").split(",").map(Number);
const RealDate = Date;
let shift = Number(process.env.CLOCK_START ?? 0) * 3_600_000;

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now() + shift], newTarget),
    apply: (target) => new target(target.now() + shift).toString(),
    get: (target, name) => (name === "now" ? () => target.now() + shift : Reflect.get(target, name)),
  })
);

process.on("SIGUSR2", () => {
  shift += (jumps.shift() ?? 0) * 3_600_000;
  console.log(JSON.stringify({ event: "clock-jumped", now: new Date().toISOString() }));
});
