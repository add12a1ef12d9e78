import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, platform, release, totalmem } from "node:os";
import { findPrograms } from "#tests/support/database/postgres-server";
import type { Row } from "./row";

const table = "bench/results.md";

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

/** Replaces the line of a row in bench/results.md, or adds it. */
export function saveResult({ id, what, budget, aim }: Row, measured: string, circumstances: string): void {
  const start = `| ${id} | ${what} |`;
  const when = `${new Date().toISOString().slice(0, 10)}, commit ${commit()}, ${circumstances}`;
  const line = `${start} ${budget} | ${aim} | ${measured} | ${when} |`;
  const lines = readFileSync(table, "utf8").trimEnd().split("\n");
  const at = lines.findIndex((each) => each.startsWith(start));
  lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, line);
  writeFileSync(table, `${lines.join("\n")}\n`);
}

function commit(): string {
  return versionOf("git", ["rev-parse", "--short", "HEAD"]) ?? "no commit";
}

/** Returns the first line of a program's version; undefined if the program is not installed. */
function versionOf(program: string, args: string[]): string | undefined {
  try {
    // nginx prints its version to standard error.
    const output = execFileSync("sh", ["-c", '"$0" "$@" 2>&1', program, ...args], { encoding: "utf8" });
    return output.split("\n", 1)[0];
  } catch {
    return undefined;
  }
}
