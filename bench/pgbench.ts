import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPrograms } from "#tests/support/postgres-server";
import { ratePerSecond } from "./statistics";

const inFlight = 16;
const seconds = 4;
const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/**
 * Does `task` as often as it can, 16 at any time, and then lets pgbench do the same statements: one as a
 * multiple of the other.
 *
 * @param script what pgbench runs, in its own language
 */
export async function againstPgbench(
  task: () => Promise<unknown>,
  { url, script }: { url: string; script: string },
): Promise<string> {
  await ratePerSecond(task, { inFlight, seconds: 1 });
  const ours = await ratePerSecond(task, { inFlight, seconds });
  const pgbench = await pgbenchRate(url, script);
  return `${(ours / pgbench).toFixed(2)}× (${count.format(ours)}/s, pgbench ${count.format(pgbench)}/s)`;
}

async function pgbenchRate(url: string, script: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-pgbench-"));
  try {
    const file = path.join(folder, "script.sql");
    writeFileSync(file, script);
    const program = path.join(findPrograms() ?? "", "pgbench");
    const options = ["--no-vacuum", "--protocol=prepared", `--client=${inFlight}`, `--time=${seconds}`];
    const { stdout } = await promisify(execFile)(program, [...options, `--file=${file}`, url]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
