import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminEmail, type AppProcess, spawnProcess, startProcess } from "#tests/support/app/process";
import { signInAtForm } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";

/** Waits for the end of a start that must fail. Returns its exit code and the lines of its message. */
async function runFailingStart(settings: Parameters<typeof spawnProcess>[0]) {
  const app = await spawnProcess(settings);
  const code = await app.exit;
  const lines = readLog(app).flatMap(({ msg }) => msg.split("\n"));
  if (!settings?.folder) await app.stop();
  return { code, lines };
}

/** Parses the log. Every line that a process prints is one JSON object. */
function readLog(app: AppProcess) {
  return app
    .output()
    .trimEnd()
    .split("\n")
    .map(
      (line) =>
        JSON.parse(line) as { level: string; event: string; msg: string; port?: number; password?: string },
    );
}

/** Signs in, and returns the path of the next page: the form again after an error. */
async function signIn(app: AppProcess, email: string, password: string): Promise<string> {
  return (await signInAtForm(app.url, { email, password })).page.url.pathname;
}

describe("errors in the environment end the start with a line for each", () => {
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
      { DATABASE_URL: "postgres://datum@localhost/datum", SESSION_SECRET: "", TRUST_PROXY: "yes" },
      [
        "TRUST_PROXY must be the number of proxies in front, 0 to 10",
        "SESSION_SECRET is required when DATABASE_URL is set: every process must sign cookies alike",
      ],
    ],
  ])("%j", async (env, faults) => {
    expect(await runFailingStart({ env })).toEqual({
      code: 1,
      lines: ["The environment has faults:", ...faults.map((fault) => `  - ${fault}`)],
    });
  });

  test("names an unreachable database without its password", async () => {
    const DATABASE_URL = "postgres://datum:hidden-word@127.0.0.1:1/site";
    const { code, lines } = await runFailingStart({ env: { DATABASE_URL } });
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The database 127\.0\.0\.1:1\/site cannot be opened: .*Check DATABASE_URL/),
    ]);
    expect(lines.join()).not.toContain("hidden-word");
  });

  test("names an unusable data folder", async () => {
    const { code, lines } = await runFailingStart({
      env: { DATA_DIR: path.resolve("package.json", "data") },
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The data folder .* cannot be used: .*Set DATA_DIR/)]);
  });
});

describe("starts on the same data folder", () => {
  let app: AppProcess;
  const outputs: string[] = [];
  const noAdmin = { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" };

  beforeAll(async () => {
    const emptyFolder = mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
    app = await startProcess({ folder: emptyFolder, env: noAdmin });
  });
  afterAll(() => app.stop());

  async function restart(env: Record<string, string> = noAdmin) {
    outputs.push(app.output());
    app = await startProcess({ folder: app.folder, env });
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    app.process.kill(signal);
    return app.exit;
  }

  test("every line of its log is one JSON object, and one names its address and release", () => {
    const lines = readLog(app);
    expect(lines.filter(({ level, event }) => !level || !event)).toEqual([]);
    expect(lines.filter(({ event }) => event === "listening")).toEqual([
      expect.objectContaining({ port: Number(new URL(app.url).port), release: "datum3d-1.0.0" }),
    ]);
  });

  test("stays below 512 MB of memory", (context) => {
    if (process.platform !== "linux") context.skip("Only Linux says how much memory a process has used");
    const status = readFileSync(`/proc/${app.process.pid}/status`, "utf8");
    expect(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024).toBeLessThan(512);
  });

  test("names a port in use before opening anything", async () => {
    const { port } = new URL(app.url);
    const { code, lines } = await runFailingStart({ env: { PORT: port } });
    expect(code).toBe(1);
    expect(lines).toEqual([`Port ${port} is in use. Stop what uses it, or set PORT to another one.`]);
  });

  test("a second process ends with the pid of the first, which keeps running", async () => {
    const { code, lines } = await runFailingStart({ folder: app.folder });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`is in use by the process with pid ${app.process.pid}.`)]);
    expect((await new Visitor(app.url).open("/booking")).status).toBe(200);
  });

  test("prints the password once; the password, the secret and drafts survive kill -9 and a stale lock", async () => {
    const password = readLog(app).find(({ event }) => event === "first-sign-in")?.password ?? "";
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(await signIn(app, adminEmail, password)).toBe("/dashboard");
    const visitor = new Visitor(app.url);
    const form = await visitor.open("/booking");
    await form.submit({ fullName: "Kept Kay", email: "kay@example.com", phone: "(818) 555-0101" }, "Next");
    const secret = path.join(app.folder, "data", "session-secret");
    expect(statSync(secret).mode & 0o777).toBe(0o600);

    expect(await end("SIGKILL")).toBeNull();
    await restart();
    expect(await readDraftName(visitor)).toBe("Kept Kay");
    expect(await signIn(app, adminEmail, password)).toBe("/dashboard");
    expect(await signIn(app, adminEmail, `${password}x`)).toBe("/login");

    expect(await end("SIGTERM")).toBe(0);
    writeStaleLock();
    await restart({ ADMIN_EMAIL: "Owner@Example.com", ADMIN_PASSWORD: "the owner's own words" });
    // ADMIN_PASSWORD is ignored, because an administrator already exists.
    expect(await signIn(app, "owner@example.com", "the owner's own words")).toBe("/login");
    expect(readLog(app).map(({ event }) => event)).toContain("no-system-admin");
    expect(await signIn(app, adminEmail, password)).toBe("/dashboard");

    const output = [...outputs, app.output()].join("\n");
    expect(output.split(password)).toHaveLength(2);
    expect(output.match(/"event":"first-sign-in"/g)).toHaveLength(1);
    expect(output).not.toContain("the owner's own words");
  });

  /** Opens the form with the cookies from before the restart, and returns the name in it. */
  async function readDraftName({ cookies }: Visitor): Promise<string> {
    const returning = new Visitor(app.url);
    for (const [name, value] of cookies) returning.cookies.set(name, value);
    const { document } = await returning.open("/booking?step=1");
    return document.querySelector<HTMLInputElement>("[name=fullName]")?.value ?? "";
  }

  /** Writes a lock as left by a machine that lost power. Its pid can now belong to another process. */
  function writeStaleLock() {
    const lock = JSON.stringify({ pid: process.pid, startedAt: "before" });
    writeFileSync(path.join(app.folder, "data", "lock"), lock);
  }
});
