import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runCommand } from "#tests/support/app/run-command";
import { startPostgres } from "#tests/support/database/postgres-server";
import { createSignedCertificate } from "#tests/support/http/tls";

const folder = mkdtempSync(path.join(tmpdir(), "datum3d-tls-"));
const files = createSignedCertificate(folder, "localhost");
const server = files && (await startPostgres(files));
if (!server) process.stdout.write("TLS to PostgreSQL is not tried: there is no PostgreSQL, or no openssl.\n");

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

/** Migrates a database over the same connections that a process of the site opens. */
function migrate(sslmode: string, env: Record<string, string> = {}) {
  const { port, username, pathname } = new URL(server?.url ?? "");
  const DATABASE_URL = `postgres://${username}@localhost:${port}${pathname}${sslmode && `?sslmode=${sslmode}`}`;
  return runCommand("db-migrate", { DATABASE_URL, SESSION_SECRET: "s".repeat(32), ...env });
}

describe.skipIf(!server)("a PostgreSQL that accepts TLS only, with a certificate of a CA of its own,", () => {
  const trusting = { NODE_EXTRA_CA_CERTS: files?.authority ?? "" };

  test.each([
    ["refuses a connection without sslmode", "", trusting, /no encryption\. Check DATABASE_URL/],
    [
      "is refused by verify-full without that CA",
      "verify-full",
      {},
      /unable to verify.+NODE_EXTRA_CA_CERTS\.$/,
    ],
  ])("%s", async (_, sslmode, env, reason) => {
    const { code, output } = await migrate(sslmode, env);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(reason)]);
    expect(output).toContain("cannot be opened: ");
    expect(code).toBe(1);
  });

  test("is migrated over verify-full with that CA", async () => {
    const { code, output } = await migrate("verify-full", trusting);
    expect(output).toContain("The tables are up to date.");
    expect(code).toBe(0);
  });
});
