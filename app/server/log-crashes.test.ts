import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "~/process/log.server";
import { logCrashes } from "./log-crashes.server";

const listeners = process.listeners("uncaughtException");
const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
afterEach(() => {
  for (const listener of process.listeners("uncaughtException"))
    if (!listeners.includes(listener)) process.off("uncaughtException", listener);
  exit.mockClear();
});

function crash(error: Error): string {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  log.level = "info";
  logCrashes(log, () => Promise.resolve());
  const [added] = process.listeners("uncaughtException").filter((each) => !listeners.includes(each));
  added?.(error, "uncaughtException");
  return lines.join("");
}

test("an error that nothing catches ends the process with a line without values", async () => {
  const error = Object.assign(new Error("terminated"), { code: "57P01", params: ["ada@example.com"] });
  const line = crash(error);
  expect(JSON.parse(line)).toMatchObject({ level: "fatal", event: "crashed", err: { code: "57P01" } });
  expect(line).not.toContain("ada@");
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
});

test("a port in use is left to the start script, which explains it", () => {
  expect(crash(Object.assign(new Error("in use"), { syscall: "listen" }))).toBe("");
  expect(exit).not.toHaveBeenCalled();
});
