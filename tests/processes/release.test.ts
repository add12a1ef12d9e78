import { execFile, execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAppFolder } from "#tests/support/app/folder";
import { type AppProcess, rarelyCompileTwice, spawnProcess, startProcess } from "#tests/support/app/process";
import { pdf } from "#tests/support/files/pdf";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";

interface Sbom {
  components: { name: string }[];
  metadata: { timestamp?: string };
  serialNumber?: string;
}

/** Readable by every user, unlike a folder for temporary files. */
const folder = mkdtempSync(path.join(tmpdir(), "datum3d-release-"));
const release = path.join(folder, "release");
const start = path.join(release, "scripts", "start.js");
/** A user without files here, like that of a service. Only root can switch to this user. Other users remove their own right to write. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  chmodSync(folder, 0o755);
  // Uses gzip's fastest level, because no test checks the size.
  const env = { ...process.env, GZIP: "-1" };
  await promisify(execFile)(process.execPath, ["scripts/release.js", "--target", release, "--tarball"], {
    env,
  });
  if (nobody.uid === undefined) execFileSync("chmod", ["-R", "a-w", release]);
}, 300_000);
afterAll(() => {
  if (nobody.uid === undefined) execFileSync("chmod", ["-R", "u+w", release]);
  rmSync(folder, { recursive: true, force: true });
});

function listRelease(): string[] {
  return readdirSync(release, { recursive: true, encoding: "utf8" })
    .map((name) => `${name} ${statSync(path.join(release, name)).mtimeMs}`)
    .sort();
}

test("a release runs as a user without write access to it, and writes nothing into it", async () => {
  const before = listRelease();
  // Copies the tables: creating them in the embedded database takes longer than the rest of this test.
  const home = createAppFolder();
  if (nobody.uid !== undefined)
    for (const name of ["", ...readdirSync(home, { recursive: true, encoding: "utf8" })])
      chownSync(path.join(home, name), nobody.uid, nobody.gid);
  const env = { DATA_DIR: path.join(home, "data"), UPLOADS_DIR: path.join(home, "uploads") };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [rarelyCompileTwice, "commands/db-migrate.js"],
    {
      cwd: release,
      env: { NODE_ENV: "production", PATH: process.env.PATH, ...env },
      ...nobody,
    },
  );
  expect(stdout).toContain("The tables are up to date.");

  const app: AppProcess = await startProcess({ program: asNobody(start), env });
  try {
    const visitor = new Visitor(app.url);
    await fillInBooking(visitor, "Rita Release", [new File([new Uint8Array(pdf(20_000))], "plan.pdf")]);
    await submitBooking(visitor);
    const staff = await signInVisitor(app.url);
    const list = await staff.open("/view-booking");
    expect(list.text).toContain("Rita Release");
    expect(readdirSync(env.UPLOADS_DIR)).toHaveLength(1);
    expect(listRelease()).toEqual(before);
  } finally {
    await app.stop();
    rmSync(home, { recursive: true });
  }
}, 180_000);

test("its commands read .env, and print one line for an error", async () => {
  const home = mkdtempSync(path.join(folder, "settings-"));
  writeFileSync(path.join(home, ".env"), "DATA_DIR=of-the-file\n");
  const failed = await promisify(execFile)(process.execPath, [path.join(release, "commands", "backup.js")], {
    cwd: home,
    env: { NODE_ENV: "production", PATH: process.env.PATH },
  }).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^There is no embedded database in \S*of-the-file.*settings\.\n$/,
    ) as string,
  });
});

test("it has the operators' commands, and a list of its packages without development packages", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(release, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(scripts).toMatchObject({
    start: "node scripts/start.js",
    "db:migrate": "node commands/db-migrate.js",
    "db:seed": "node commands/db-seed.js",
    "admin:reset": "node commands/admin-reset.js",
    backup: "node commands/backup.js",
    restore: "node commands/restore.js",
  });
  const migrations = (root: string) =>
    readdirSync(path.join(root, "drizzle"), { recursive: true, encoding: "utf8" }).filter(
      (name) => !name.endsWith("_snapshot.json"),
    );
  expect(migrations(release).sort()).toEqual(migrations(".").sort());
  const { components } = JSON.parse(readFileSync(path.join(release, "sbom.cdx.json"), "utf8")) as Sbom;
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["@remix-run/serve", "zod", "postgres"]));
  expect(names).not.toContain("typescript");
  expect(names).not.toContain("vite");
});

test("its packages are patched as in development", () => {
  const patches = readdirSync("patches").filter((file) => file.endsWith(".patch"));
  const text = patches.map((file) => readFileSync(path.join("patches", file), "utf8")).join("\n");
  const files = [...text.matchAll(/^\+{3} b\/(.+)$/gm)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThanOrEqual(patches.length);
  for (const file of files)
    expect(readFileSync(path.join(release, file), "utf8"), file).toBe(readFileSync(file, "utf8"));
});

test("its tarball does not depend on the machine, the user or the time, and has a checksum beside it", () => {
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "";
  const content = readFileSync(path.join(folder, tarball));
  const checksum = createHash("sha256").update(content).digest("hex");
  // The format of sha256sum.
  expect(readFileSync(path.join(folder, `${tarball}.sha256`), "utf8")).toBe(`${checksum}  ${tarball}\n`);
  const listing = execFileSync(
    "tar",
    ["--list", "--verbose", "--full-time", "--utc", "--numeric-owner", "-f", tarball],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, LC_ALL: "C" },
    },
  );
  // Without a repository, there is no commit time.
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" });
  const committed = Number(stdout) * 1000;
  const time = new Date(committed).toISOString().slice(0, 19).replace("T", " ");
  const kinds = listing
    .trim()
    .split("\n")
    .map((line) => /^(\S+) (\S+) +\d+ (\S+ \S+) /.exec(line)?.slice(1).join(" "));
  expect(new Set(kinds)).toEqual(
    new Set(["drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x"].map((mode) => `${mode} 0/0 ${time}`)),
  );
  // Bytes 4 to 7 of gzip are the time.
  expect([...content.subarray(4, 8)]).toEqual([0, 0, 0, 0]);
  const sbom = JSON.parse(readFileSync(path.join(release, "sbom.cdx.json"), "utf8")) as Sbom;
  expect(sbom.serialNumber).toBeUndefined();
  expect(Date.parse(sbom.metadata.timestamp ?? "1970-01-01")).toBe(committed);
});

test("it has the pages that operators need, and every link in them leads to a file of the release", () => {
  const docs = path.join(release, "docs");
  const pages = readdirSync(docs).filter((name) => name.endsWith(".md"));
  expect(pages).toEqual(expect.arrayContaining(["backup.md", "deployment.md", "operations.md"]));
  for (const page of [path.join(release, "README.md"), ...pages.map((name) => path.join(docs, name))]) {
    const links = readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    for (const [, link = ""] of links)
      // A link that is also broken in the repository is no fault of the release.
      if (existsSync(path.resolve(path.relative(release, path.dirname(page)), link)))
        expect(existsSync(path.join(path.dirname(page), link)), `${page}: ${link}`).toBe(true);
  }
});

test("a release with a missing part prints one line, and neither installs nor builds", async () => {
  const mark = path.join(release, "build", ".inputs");
  const inputs = readFileSync(mark, "utf8");
  chmodSync(mark, 0o644);
  writeFileSync(mark, "another build");
  try {
    const app = await spawnProcess({ program: [start] });
    expect(await app.exit).toBe(1);
    const { msg } = JSON.parse(app.output()) as { msg: string };
    expect(msg).toMatch(
      /^The build is not that of datum3d-.*Unpack the release again, into an empty folder\.$/,
    );
    await app.stop();
  } finally {
    writeFileSync(mark, inputs);
  }
});

function asNobody(script: string): string[] {
  const drop =
    nobody.uid === undefined
      ? ""
      : `process.setgroups([]); process.setgid(${nobody.gid}); process.setuid(${nobody.uid});`;
  // The embedded database reads the script's name.
  const run = `process.argv[1] = ${JSON.stringify(script)}; await import(process.argv[1]);`;
  return [rarelyCompileTwice, "--input-type=module", "-e", drop + run];
}
