import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export interface Version {
  /** From package.json, such as `1.0.0`. */
  version: string;
  /** The first twelve digits of the commit, with `-changed` if files were changed since; `unknown` outside of a repository. */
  commit: string;
}

let current: Version | undefined;

/** Returns the version, which is read once: from release.json in a release, otherwise from the repository. */
export function version(): Version {
  return (current ??= { version: readField("package.json", "version"), commit: readCommit() });
}

function readCommit(): string {
  if (existsSync("release.json")) return shorten(readField("release.json", "commit"));
  try {
    const head = execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: "pipe",
      timeout: 5_000,
    });
    return shorten(head.trim());
  } catch {
    return "unknown";
  }
}

const shorten = (commit: string) => commit.replace(/^([0-9a-f]{12})[0-9a-f]*/, "$1");

function readField(file: string, name: string): string {
  const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")));
  return z.string().parse(fields[name]);
}
