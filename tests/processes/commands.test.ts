import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createAppFolder } from "#tests/support/app/folder";
import { rarelyCompileTwice, startProcess } from "#tests/support/app/process";
import { builtCommand } from "#tests/support/app/run-command";
import { signInAtForm } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import manifest from "../../package.json";

const root = path.resolve(".");
/** Port 1 refuses connections. */
const unreachable = "DATABASE_URL=postgres://datum:secret@127.0.0.1:1/datum\n";
const faults = { code: 1, lines: ["The environment has faults:", "  - PORT must be a port number"] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "datum3d-command-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in `folder`, so that its only settings are in the `.env` there. */
const run = (command: string, ...args: string[]) => runNode(builtCommand(command), ...args);

function runNode(...args: string[]) {
  const env = {
    NODE_ENV: "development" as const,
    PATH: process.env.PATH,
    TSX_TSCONFIG_PATH: path.join(root, "tsconfig.json"),
  };
  return new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(
      process.execPath,
      [rarelyCompileTwice, ...args],
      { cwd: folder, env },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, lines: (stdout + stderr).trim().split("\n") });
      },
    );
  });
}

/** The scripts behind the npm commands that a release also contains, such as `scripts/db-move.ts` for `db:move`. */
const sources = Object.values(manifest.scripts).flatMap((line) => {
  const [, file = "", name = ""] = /^tsx (scripts\/([\w-]+)\.ts)$/.exec(line) ?? [];
  return existsSync(builtCommand(name)) ? [path.join(root, file)] : [];
});

test("the scripts of package.json run the commands from the sources, which tsx can load", async () => {
  writeFileSync(path.join(folder, ".env"), "PORT=none\n");
  expect(sources).toHaveLength(6);
  // One process checks all scripts, because Node compiles and links all of them before the first one runs.
  const program = sources.map((file) => `import ${JSON.stringify(file)};`).join("");
  const loader = path.join(root, "node_modules/tsx/dist/loader.mjs");
  expect(await runNode("--import", loader, "--input-type=module", "--eval", program)).toEqual(faults);
});

describe("the database commands read .env:", () => {
  test("db:migrate opens its database, and prints the reason of a failure", async () => {
    writeFileSync(path.join(folder, ".env"), unreachable);
    expect(await run("db-migrate")).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The database 127\.0\.0\.1:1\/datum cannot be opened: /)],
    });
    expect(existsSync(path.join(folder, "data"))).toBe(false);
  });

  test("db:seed treats its database as production", async () => {
    writeFileSync(path.join(folder, ".env"), unreachable);
    expect(await run("db-seed")).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^This may be a production database: nothing was added\./)],
    });
    const { lines } = await run("db-seed", "--force");
    expect(lines).toEqual([expect.stringMatching(/^The database 127\.0\.0\.1:1\/datum cannot be opened: /)]);
  });

  test("db:seed prints the process that has the data folder open, and errors in the environment", async () => {
    mkdirSync(path.join(folder, "data"));
    const holder = { pid: process.pid, startedAt: null };
    writeFileSync(path.join(folder, "data", "lock"), JSON.stringify(holder));
    expect(await run("db-seed")).toEqual({
      code: 1,
      lines: [expect.stringContaining(`is in use by the process with pid ${process.pid}.`)],
    });

    writeFileSync(path.join(folder, ".env"), "PORT=none\n");
    expect(await run("db-seed")).toEqual(faults);
  });
});

describe("admin:reset", () => {
  test("does not create a database, because the server would use another one", async () => {
    expect(await run("admin-reset")).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(/^There is no embedded database in data, and DATABASE_URL is not set\. /),
      ],
    });
    expect(existsSync(path.join(folder, "data"))).toBe(false);
  });

  test("prints the database that it opened and a new password for ADMIN_EMAIL of .env", async () => {
    writeFileSync(path.join(folder, ".env"), "ADMIN_EMAIL=boss@example.com\n");
    // The build has prepared the files of an empty database.
    for (const name of ["build", "drizzle"]) symlinkSync(path.join(root, name), path.join(folder, name));
    const migrated = await run("db-migrate");
    expect(migrated.code).toBe(0);
    expect(migrated.lines.slice(-3)).toEqual([
      expect.stringMatching(/^Applied \d{4}_[\w-]+\.$/),
      "Opened the embedded database in data.",
      expect.stringMatching(
        /^The tables are up to date\. Releases that have the migration \d{4}_[\w-]+ can run on them\.$/,
      ),
    ]);
    const { code, lines } = await run("admin-reset");
    expect({ code, lines: lines.map((line) => line.trim()) }).toEqual({
      code: 0,
      lines: [
        "Opened the embedded database in data.",
        "",
        "A new account for the system admin:",
        "email     boss@example.com",
        expect.stringMatching(/^password {2}([a-z2-9]{5}-){3}[a-z2-9]{5}$/),
        "Change it after signing in. It is not shown again.",
      ],
    });
  });

  test("prints with --link a link that sets the password once, without a mail server", async () => {
    folder = createAppFolder();
    writeFileSync(path.join(folder, ".env"), "ADMIN_EMAIL=boss@example.com\n");
    symlinkSync(path.join(root, "drizzle"), path.join(folder, "drizzle"));
    const { code, lines } = await run("admin-reset", "--link");
    expect({ code, lines: lines.map((line) => line.trim()) }).toEqual({
      code: 0,
      lines: [
        "Opened the embedded database in data.",
        "",
        "A link to choose a new password for the system admin:",
        "email  boss@example.com",
        expect.stringMatching(/^link {3}http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/),
        "It works once, for 30 minutes. The current password works until then.",
      ],
    });

    const link = new URL(/http:[^,]+/.exec(lines.join())?.[0] ?? "").pathname;
    const app = await startProcess({ folder, env: { ADMIN_EMAIL: "boss@example.com", SMTP_URL: "" } });
    try {
      const password = "a horse of my own";
      const form = await new Visitor(app.url).open(link);
      const done = await form.submit(
        { newPassword: password, confirmPassword: password },
        "Save new password",
      );
      expect(done.url.pathname).toBe("/login");
      const { page } = await signInAtForm(app.url, { email: "boss@example.com", password });
      expect(page.url.pathname).toBe("/dashboard");
      expect((await new Visitor(app.url).open(link)).status).toBe(404);
    } finally {
      await app.stop();
    }
  });

  test("asks for the server that has the data folder open to be stopped", async () => {
    mkdirSync(path.join(folder, "data", "database"), { recursive: true });
    const holder = { pid: process.pid, startedAt: null };
    writeFileSync(path.join(folder, "data", "lock"), JSON.stringify(holder));
    const { code, lines } = await run("admin-reset");
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("Stop that process first")]);
  });
});
