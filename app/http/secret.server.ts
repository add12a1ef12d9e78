import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "~/env.server";

let secret: string | undefined;

/** Signs this site's cookies: SESSION_SECRET, or one generated once into the data folder. */
export function cookieSecret(): string {
  return (secret ??= env().SESSION_SECRET ?? generatedSecret(env().DATA_DIR));
}

function generatedSecret(folder: string): string {
  const file = path.join(folder, "session-secret");
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
