import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "./env.server";

let secret: string | undefined;

/** Returns the secret that signs cookies: SESSION_SECRET, or one that is generated once in the data folder. */
export function cookieSecret(): string {
  return (secret ??= env().SESSION_SECRET ?? generatedSecret(env().DATA_DIR));
}

function generatedSecret(folder: string): string {
  const file = path.join(folder, "session-secret");
  if (!existsSync(file)) generateSecret(folder, file);
  return readFileSync(file, "utf8");
}

/** Creates the file atomically: a process that is killed leaves no empty secret. */
function generateSecret(folder: string, file: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
