import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "./env.server";

let generated: string | undefined;

/** Returns the secret that signs cookies: the first of SESSION_SECRET, or one that is generated once in the data folder. */
export function cookieSecret(): string {
  const [present = (generated ??= generatedSecret(env().DATA_DIR))] = env().SESSION_SECRET ?? [];
  return present;
}

/**
 * Returns the secrets with which something may have been signed, encrypted or derived, the present one first. An earlier one is accepted
 * while SESSION_SECRET names it.
 */
export function acceptedSecrets(): string[] {
  return env().SESSION_SECRET ?? [cookieSecret()];
}

function generatedSecret(folder: string): string {
  const file = path.join(folder, "session-secret");
  if (!existsSync(file)) generateSecret(folder, file);
  return readFileSync(file, "utf8");
}

/** Creates the file atomically: a process that is killed leaves no empty secret. */
function generateSecret(folder: string, file: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporary);
  }
}
