import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

interface Line {
  event?: string;
  line?: number;
  lines?: number;
}

/** Returns the lines of a process that writes a log and ends. */
async function readLog(count: number, end: string): Promise<Line[]> {
  const writer = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/programs/write-log.ts", String(count), end],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, LOG_LEVEL: "info" },
    },
  );
  const exited = once(writer, "exit");
  const output = await text(writer.stdout);
  await exited;
  return output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

test.each(["exit", "crash", "end"])("no line is lost when the process ends: %s", async (end) => {
  const lines = await readLog(20_000, end);
  expect(lines.flatMap(({ line }) => line ?? [])).toEqual(
    Array.from({ length: 20_000 }, (_, index) => index + 1),
  );
  expect(lines.some(({ event }) => event === "crashed")).toBe(end === "crash");
});

test("lines that no reader takes are dropped beyond a limit, and counted", async () => {
  const lines = await readLog(100_000, "exit");
  const written = lines.filter(({ line }) => line !== undefined).length;
  expect(written).toBeLessThan(100_000);
  expect(lines.at(-1)).toMatchObject({ event: "log-lines-dropped", lines: 100_000 - written });
});
