import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, platform, release, totalmem } from "node:os";
import { findPrograms } from "#tests/support/postgres-server";
import type { Row } from "./row";

interface Result {
  row: Row;
  measured: string;
  /** The load average of the last minute before the row. */
  load: number;
  machine: string;
}

const file = "bench/results.md";
/** Around the table; the text outside of them is written by hand. */
const [start, end] = ["<!-- table -->", "<!-- end of the table -->"];
const header =
  "| # | what | budget | aim | measured | load | when, commit, machine |\n|---|---|---|---|---|---|---|";

/** Returns the processor, the memory and the versions, on one line. */
export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return [
    `${cpus().length} × ${cpu?.model.trim() ?? "processor"}, ${memory}`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    versionOf(`${findPrograms() ?? "."}/postgres`, ["--version"]) ?? "no PostgreSQL",
    versionOf("nginx", ["-v"]) ?? "no nginx",
  ].join("; ");
}

/** Stores results in bench/results.md. The rows of earlier runs stay, in the order of the list. */
export function saveResults(rows: readonly Row[], results: readonly Result[]): void {
  const text = readFileSync(file, "utf8");
  const [before, table, after] = splitAt(text);
  const lines = new Map<string, string>(
    table.split("\n").flatMap((line) => {
      const [, id, what] = /^\| (P\w+) +\| (.+?) +\|/.exec(line) ?? [];
      return id && what ? [[`${id} ${what}`, line] as const] : [];
    }),
  );
  for (const { row, measured, load, machine } of results) {
    const when = `${new Date().toISOString().slice(0, 10)}, ${commit()}, ${machine}`;
    const cells = [row.id, row.what, row.budget, row.aim, measured, load.toFixed(1), when];
    lines.set(keyOf(row), `| ${cells.join(" | ")} |`);
  }
  const body = rows.flatMap((row) => lines.get(keyOf(row)) ?? []).join("\n");
  writeFileSync(file, `${before}${start}\n\n${header}\n${body}\n\n${end}${after}`);
}

/** A budget may have several rows. */
function keyOf({ id, what }: Row): string {
  return `${id} ${what}`;
}

function splitAt(text: string): [before: string, table: string, after: string] {
  const [before, rest] = text.split(start);
  const [table, after] = rest?.split(end) ?? [];
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`${file} has lost the comments around its table.`);
  return [before, table, after];
}

function commit(): string {
  return versionOf("git", ["rev-parse", "--short", "HEAD"]) ?? "no commit";
}

/** Returns the first line that a program prints about itself; undefined where there is no such program. */
function versionOf(program: string, args: string[]): string | undefined {
  try {
    // nginx prints its version to the other stream.
    const output = execFileSync("sh", ["-c", '"$0" "$@" 2>&1', program, ...args], { encoding: "utf8" });
    return output.split("\n", 1)[0];
  } catch {
    return undefined;
  }
}
