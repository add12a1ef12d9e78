import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, platform, release, totalmem } from "node:os";
import { findPrograms } from "#tests/support/database/postgres-server";
import type { Row } from "./row";

interface Result {
  row: Row;
  measured: string;
  /** The load average of the last minute before the row. */
  load: number;
  machine: string;
}

/** What is stored of each row, by its id and name: a budget may have several rows. */
const store = "bench/results.json";
/** The table for people, written of what is stored. */
const table = "bench/results.md";
/** The most characters of a cell. What is longer stands below the table, as all of it does. */
const longestCell = 100;

interface Stored {
  measured: string;
  load: number;
  date: string;
  commit: string;
  machine: string;
}

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

/** Stores results, and writes bench/results.md anew. The rows of earlier runs stay, in the order of the list. */
export function saveResults(rows: readonly Row[], results: readonly Result[]): void {
  const stored = JSON.parse(readFileSync(store, "utf8")) as Record<string, Stored>;
  const date = new Date().toISOString().slice(0, 10);
  for (const { row, measured, load, machine } of results)
    stored[keyOf(row)] = { measured, load: Math.round(load * 10) / 10, date, commit: commit(), machine };
  const known = rows.flatMap((row) => {
    const result = stored[keyOf(row)];
    return result ? [{ row, result }] : [];
  });
  writeFileSync(
    store,
    `${JSON.stringify(Object.fromEntries(known.map(({ row, result }) => [keyOf(row), result])), null, 2)}\n`,
  );
  writeFileSync(table, toMarkdown(known));
}

function keyOf({ id, what }: Row): string {
  return `${id} ${what}`;
}

function toMarkdown(known: readonly { row: Row; result: Stored }[]): string {
  const cells = known.map(({ row, result }) => [row.id, row.what, row.budget, row.aim, result.measured]);
  const details = known.map(({ row: { id, what }, result: { measured, load, date, commit, machine } }) =>
    [
      `### ${id}: ${what}`,
      "",
      ...wrap(`${measured}.`),
      "",
      ...wrap(`${date}, commit ${commit}, load ${load}; ${machine}.`),
      "",
    ].join("\n"),
  );
  return `# Results

\`npm run bench\` stores each row here that it has measured. "Load" is the load average of the machine in the minute before: a
ratio at a load above 1 says little on two processors. What was tried for a row stands in [README.md](README.md).

| # | what | budget | aim | measured |
|---|---|---|---|---|
${cells.map((row) => `| ${row.map(shorten).join(" | ")} |`).join("\n")}

## Details

${details.join("\n")}`;
}

/** Cuts a text at the end of a clause. */
function shorten(text: string): string {
  if (text.length <= longestCell) return text;
  const start = text.slice(0, longestCell);
  const end = Math.max(start.lastIndexOf(", "), start.lastIndexOf("; "), start.lastIndexOf(" ("));
  return `${start.slice(0, end > 0 ? end : undefined)} …`;
}

/** Breaks a text into lines of at most 120 characters. */
function wrap(text: string): string[] {
  return text.match(/.{1,120}(?:\s|$)/g)?.map((line) => line.trimEnd()) ?? [];
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
