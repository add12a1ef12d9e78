import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "./env.server";

let generated: string | undefined;

/** Returns the secret that signs cookies: the first of SESSION_SECRET, or a generated one in the data folder. */
export function cookieSecret(): string {
  const [current = (generated ??= generatedSecret(env().DATA_DIR))] = env().SESSION_SECRET ?? [];
  return current;
}

/** Returns the secrets for verification, the current one first. An earlier one is accepted while SESSION_SECRET contains it. */
export function acceptedSecrets(): string[] {
  return env().SESSION_SECRET ?? [cookieSecret()];
}

function generatedSecret(folder: string): string {
  const file = path.join(folder, "session-secret");
  if (!existsSync(file)) generateSecret(folder, file);
  return readFileSync(file, "utf8");
}

/** Creates the file atomically, so a killed process leaves no empty secret. */
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
