import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { systemEnv } from "~/process/env.server";
import { BackupError } from "./backup-error.server";

/**
 * Runs a program and returns its output.
 *
 * @throws {BackupError} with the first line of its error output; with the code `ENOSPC` for a full disk
 */
export async function runProgram(program: string, args: string[], env = systemEnv()): Promise<string> {
  try {
    const options = { env: { ...env, LC_ALL: "C" }, maxBuffer: 64 * 2 ** 20 };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (error) {
    const { stderr = "", message } = error as Error & { stderr?: string };
    const [line = message] = stderr.split("\n").filter(Boolean);
    const backupError = new BackupError(line, { cause: error });
    throw /no space left/i.test(stderr) ? Object.assign(backupError, { code: "ENOSPC" }) : backupError;
  }
}

/** Rejects a program that is older than the server, because it cannot read the server or its dumps. Throws a `BackupError`. */
export async function requireVersion(program: "pg_dump" | "pg_restore", serverMajor: number): Promise<void> {
  const output = await runProgram(program, ["--version"]).catch(() => undefined);
  const major = output === undefined ? undefined : Number(/ (\d+)/.exec(output)?.[1]);
  if (major !== undefined && major >= serverMajor) return;
  throw new BackupError(
    `${program} ${major === undefined ? "is missing" : `is of PostgreSQL ${major}`}, and the server is of PostgreSQL ${serverMajor}. ` +
      `Install the Debian package postgresql-client-${serverMajor}.`,
  );
}

/**
 * Runs a program of PostgreSQL on a database. The password is passed in the environment, because every user of the machine can read
 * arguments.
 *
 * @throws {BackupError}
 */
export async function runOnDatabase(
  program: "pg_dump" | "pg_restore",
  url: string,
  args: string[],
): Promise<void> {
  const address = new URL(url);
  const env = { ...systemEnv() };
  if (address.password) env.PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  // libpq reads the certificate authority from PGSSLROOTCERT instead of NODE_EXTRA_CA_CERTS.
  const { NODE_EXTRA_CA_CERTS: authority } = env;
  if (authority && address.searchParams.get("sslmode")?.startsWith("verify-"))
    env.PGSSLROOTCERT ??= authority;
  await runProgram(program, [...args, `--dbname=${address.href}`], env);
}
