import { expect, test, vi } from "vitest";
import { log } from "~/process/log.server";
import { createReadiness } from "./readiness.server";

const works = () => Promise.resolve();
const never = () => new Promise<void>(() => undefined);

test("reports the failed part and logs the reason", async () => {
  const warn = vi.spyOn(log, "warn");
  const fails = () => Promise.reject(new Error("no route to host"));
  const check = createReadiness({
    database: works,
    storage: fails,
    outbox: works,
    disk: works,
    clock: works,
  });
  expect(await check()).toEqual({ database: "ok", storage: "failed", outbox: "ok", disk: "ok", clock: "ok" });
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ event: "not-ready", part: "storage" });
  warn.mockRestore();
});

test("a check that hangs fails after the timeout and is not started again", async () => {
  const hang = vi.fn(never);
  const check = createReadiness(
    { database: hang, storage: works, outbox: works, disk: works, clock: works },
    10,
  );
  expect((await check()).database).toBe("failed");
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_000);
  expect((await check()).database).toBe("failed");
  clock.mockRestore();
  expect(hang).toHaveBeenCalledTimes(1);
});

test("many callers cost one check", async () => {
  const ping = vi.fn(works);
  const check = createReadiness({ database: ping, storage: works, outbox: works, disk: works, clock: works });
  await Promise.all(Array.from({ length: 50 }, check));
  expect(ping).toHaveBeenCalledTimes(1);
});
