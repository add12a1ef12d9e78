import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminEmail, type AppServer, spawnApp, startApp } from "#tests/support/app-server";
import { Visitor } from "#tests/support/visitor";

/** What a start that must fail writes, and its exit code. */
async function failedStart(settings: Parameters<typeof spawnApp>[0]) {
  const app = await spawnApp(settings);
  const code = await app.exit;
  const lines = app.output().trimEnd().split("\n");
  if (!settings?.folder) await app.stop();
  return { code, lines };
}

/** Where a sign-in leads to; back to the form when it is refused. */
async function signIn(app: AppServer, email: string, password: string): Promise<string> {
  const page = await new Visitor(app.url).open("/login");
  return (await page.submit({ email, password }, "Continue")).url.pathname;
}

describe("faults of the environment end the start with a line for each", () => {
  test.each<[Record<string, string>, string[]]>([
    [{ PORT: "x" }, ["PORT must be a port number"]],
    [{ PORT: "70000" }, ["PORT must be a port number"]],
    [
      { LOG_LEVEL: "loud", ADMIN_PASSWORD: "short" },
      [
        "ADMIN_PASSWORD must have 8 to 128 characters",
        "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent",
      ],
    ],
    [
      { DATABASE_URL: "postgres://datum@localhost/datum", TRUST_PROXY: "yes" },
      [
        "TRUST_PROXY must be the number of proxies in front, 0 to 10",
        "SESSION_SECRET is required when DATABASE_URL is set: every process must sign cookies alike",
      ],
    ],
  ])("%j", async (env, faults) => {
    expect(await failedStart({ env })).toEqual({
      code: 1,
      lines: ["The environment has faults:", ...faults.map((fault) => `  - ${fault}`)],
    });
  });

  test("a database that does not answer is named, its password is not", async () => {
    const DATABASE_URL = "postgres://datum:hidden-word@127.0.0.1:1/site";
    const { code, lines } = await failedStart({ env: { DATABASE_URL, SESSION_SECRET: "s".repeat(32) } });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The database 127\.0\.0\.1:1\/site cannot be opened: .*Check DATABASE_URL/),
    ]);
    expect(lines.join()).not.toContain("hidden-word");
  });

  test("a data folder that cannot be one is named", async () => {
    const { code, lines } = await failedStart({ env: { DATA_DIR: path.resolve("package.json", "data") } });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The data folder .* cannot be used: .*Set DATA_DIR/)]);
  });
});

describe("one data folder through several starts", () => {
  let app: AppServer;
  /** What every start has written, one after the other. */
  const outputs: string[] = [];

  beforeAll(async () => {
    app = await startApp({ env: { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" } });
  });
  afterAll(() => app.stop());

  /** Starts again in the same folder; the visitors of before find their cookies valid at the new port. */
  async function restart(env: Record<string, string> = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" }) {
    outputs.push(app.output());
    app = await startApp({ folder: app.folder, env });
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    app.process.kill(signal);
    return app.exit;
  }

  test("a port that is taken is named before anything is opened", async () => {
    const { port } = new URL(app.url);
    const { code, lines } = await failedStart({ env: { PORT: port } });
    expect(code).toBe(1);
    expect(lines).toEqual([`Port ${port} is in use. Stop what uses it, or set PORT to another one.`]);
  });

  test("a second process is told the first one's pid, and the first goes on", async () => {
    const { code, lines } = await failedStart({ folder: app.folder });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`is in use by the process with pid ${app.process.pid}.`)]);
    expect((await new Visitor(app.url).open("/booking")).status).toBe(200);
  });

  test("password, secret and drafts outlive kill -9, and the password is said once", async () => {
    const password = /password {2}(\S+)/.exec(app.output())?.[1] ?? "";
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await signIn(app, adminEmail, password)).toBe("/dashboard");
    const visitor = new Visitor(app.url);
    const form = await visitor.open("/booking");
    await form.submit({ fullName: "Kept Kay", email: "kay@example.com", phone: "(818) 555-0101" }, "Next");
    const secret = path.join(app.folder, "data", "session-secret");
    expect(statSync(secret).mode & 0o777).toBe(0o600);

    expect(await end("SIGKILL")).toBeNull();
    const startedAt = performance.now();
    await restart();
    process.stdout.write(`Second start: ready in ${Math.round(performance.now() - startedAt)} ms\n`);
    const returning = new Visitor(app.url);
    for (const [name, value] of visitor.cookies) returning.cookies.set(name, value);
    const draft = await returning.open("/booking?step=1");
    expect((draft.document.getElementById("fullName") as HTMLInputElement).value).toBe("Kept Kay");
    expect(await signIn(app, adminEmail, password)).toBe("/dashboard");
    expect(await signIn(app, adminEmail, `${password}x`)).toBe("/login");

    expect(await end("SIGTERM")).toBe(0);
    // The lock of a machine that lost power: its pid may be another process by now.
    writeFileSync(
      path.join(app.folder, "data", "lock"),
      JSON.stringify({ pid: process.pid, startedAt: "before" }),
    );
    await restart({ ADMIN_EMAIL: "Owner@Example.com", ADMIN_PASSWORD: "the owner's own words" });
    expect(await signIn(app, "owner@example.com", "the owner's own words")).toBe("/dashboard");
    expect(await signIn(app, adminEmail, password)).toBe("/dashboard");

    const all = [...outputs, app.output()].join("\n");
    expect(all.split(password)).toHaveLength(2);
    expect(all.match(/First sign-in:/g)).toHaveLength(1);
    expect(all).not.toContain("the owner's own words");
  });
});
