import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";

interface Line {
  event?: string;
  line?: number;
  lines?: number;
}

/**
 * Returns the lines of a process that writes a log and ends.
 *
 * @param pause milliseconds that the reader waits after each chunk
 */
async function readLog(count: number, end: string, pause = 0): Promise<Line[]> {
  const writer = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/programs/write-log.ts", String(count), end],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, LOG_LEVEL: "info" },
    },
  );
  const exited = once(writer, "exit");
  const chunks: Buffer[] = [];
  for await (const chunk of writer.stdout as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (pause > 0) await delay(pause);
  }
  await exited;
  const output = Buffer.concat(chunks).toString();
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

test.each([0, 30])(
  "lines are dropped beyond a limit, and counted, for a reader that takes %i ms for each chunk",
  async (pause) => {
    const lines = await readLog(100_000, "exit", pause);
    const written = lines.filter(({ line }) => line !== undefined).length;
    expect(written).toBeLessThan(100_000);
    expect(lines.at(-1)).toMatchObject({ event: "log-lines-dropped", lines: 100_000 - written });
  },
);
