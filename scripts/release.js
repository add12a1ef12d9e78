// @ts-check
/**
 * `npm run release [-- --target <folder>] [--tarball]`: creates a folder, by default `release`, that runs the site on a machine with only Node:
 * the build, the migrations, the operators' commands, and the production packages without files for compilers. With `--tarball`, also writes
 * `<name>.tar.gz` and `<name>.tar.gz.sha256` beside it. The same commit gives the same bytes with the same versions of Node, npm, tar and
 * gzip.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { platformName } from "./check-ready.js";
import { prunePackages } from "./prune-packages.js";
import { ensureBuilt, ensureInstalled, loadEnvFile, root, run } from "./setup.js";

/** The maximum size of a release, in megabytes. The library that encodes pictures takes 20 of them. */
const budget = 120;

process.chdir(root);
loadEnvFile();
const { values } = parseArgs({ options: { target: { type: "string" }, tarball: { type: "boolean" } } });
const target = path.resolve(values.target ?? "release");
if (existsSync(target) && readdirSync(target).length > 0 && !existsSync(path.join(target, "release.json"))) {
  console.error(
    `${target} holds something else than a release. Remove it, or choose another folder with --target.`,
  );
  process.exit(1);
}

ensureInstalled();
ensureBuilt();
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { encoding: "utf8" });
const commit = readCommit();
/** Seconds since 1970; undefined without a repository. */
const commitTime = git("log", "-1", "--format=%ct").stdout?.trim() || undefined;
const name = `datum3d-${manifest.version}-${commit.slice(0, 12)}`;

console.log(`Making ${name} in ${target} ...`);
const release = { name, commit, platform: platformName(), inputs: readFileSync("build/.inputs", "utf8") };
writeFileSync(path.join(target, "release.json"), toJson(release));
for (const entry of ["build/client", "build/server", "drizzle", "deploy"])
  cpSync(entry, path.join(target, entry), { recursive: true, filter: (source) => !isSnapshot(source) });
cpSync("build/commands", path.join(target, "commands"), { recursive: true });
mkdirSync(path.join(target, "scripts"));
const files = ["start", "setup", "check-ready", "print-json"].map((script) => `scripts/${script}.js`);
for (const file of [".env.example", "package-lock.json", ...files])
  copyFileSync(file, path.join(target, file));
copyDocs();
writeManifest();
installPackages();
writeFileSync(path.join(target, "release.json"), toJson({ ...release, schema: readSchema() }));
writeSbom();
// This file is written last, because a release does not start without it, so an interrupted one never starts.
copyFileSync("build/.inputs", path.join(target, "build/.inputs"));
report();
if (values.tarball) pack();

/** Returns the commit of the sources, followed by `-changed` if they were changed since; RELEASE_COMMIT without a repository. */
function readCommit() {
  const head = git("rev-parse", "HEAD");
  if (head.status !== 0) return process.env.RELEASE_COMMIT || "unknown";
  return head.stdout.trim() + (git("status", "--porcelain").stdout.trim() ? "-changed" : "");
}

/** Copies the pages for operators, and the pages of docs/ that they link to. */
function copyDocs() {
  const pages = ["deployment.md", "operations.md", "backup.md", "migrations.md", "limits.md"];
  // Linked pages are appended during the loop. Links of decisions are skipped, because they lead to pages for developers.
  for (const page of pages) {
    const text = readFileSync(path.join("docs", page), "utf8");
    mkdirSync(path.dirname(path.join(target, "docs", page)), { recursive: true });
    writeFileSync(path.join(target, "docs", page), text);
    if (page.includes("/")) continue;
    for (const [, link = ""] of text.matchAll(/\]\(([\w/-]+\.md)[)#]/g))
      if (!pages.includes(link) && existsSync(path.join("docs", link))) pages.push(link);
  }
  const contents = `# ${name}

- [Install, upgrade, roll back](docs/deployment.md)
- [What to watch, and what to do when something breaks](docs/operations.md)
- [Back up and restore](docs/backup.md)
- [How the database is migrated](docs/migrations.md), [what is limited](docs/limits.md), [every setting](.env.example)
`;
  writeFileSync(path.join(target, "README.md"), contents);
}

/** Writes package.json. Its scripts run the built commands; it omits all others. */
function writeManifest() {
  const run = Object.entries(/** @type {Record<string, string>} */ (manifest.scripts)).flatMap(
    ([script, line]) => {
      const file = /^tsx scripts\/([\w-]+)\.ts$/.exec(line)?.[1];
      const command = `commands/${file}.js`;
      return file && existsSync(path.join(target, command)) ? [[script, `node ${command}`]] : [];
    },
  );
  const scripts = { start: manifest.scripts.start, ...Object.fromEntries(run) };
  writeFileSync(path.join(target, "package.json"), toJson({ ...manifest, scripts }));
}

/** Installs from the lockfile, with its checksums, and removes files that never run. */
function installPackages() {
  // Not `npm ci`: see decision 0154.
  npm([
    "install",
    "--no-save",
    "--omit=dev",
    "--ignore-scripts",
    "--prefer-offline",
    "--no-audit",
    "--no-fund",
  ]);
  copyPatched();
  prunePackages(path.join(target, "node_modules"));
  loadEverything();
}

/** Copies the patched files of packages that are not bundled, because a release has no program that applies patches. */
function copyPatched() {
  const patches = readdirSync("patches").filter((file) => file.endsWith(".patch"));
  for (const patch of patches)
    for (const [, file = ""] of readFileSync(path.join("patches", patch), "utf8").matchAll(
      /^\+{3} b\/(.+)$/gm,
    ))
      if (existsSync(path.join(target, file))) copyFileSync(file, path.join(target, file));
}

/** Loads every package that the server and the commands import. Fails if one is missing. */
function loadEverything() {
  const sources = ["build/server", "commands"].flatMap((folder) =>
    readdirSync(path.join(target, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(path.join(target, folder, file), "utf8")),
  );
  const imports = sources.flatMap((source) =>
    [...source.matchAll(/(?:^import |\bfrom ?|\bimport\()"((?:@[\w.-]+\/)?[a-z][\w./-]*)"/gm)].map(
      ([, id = ""]) => id,
    ),
  );
  const program = [...new Set(imports)].map((id) => `await import(${JSON.stringify(id)});`).join("\n");
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: "production" };
  const result = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: target,
    env,
    encoding: "utf8",
  });
  if (result.status === 0) return;
  console.error(`The release lacks something that the app imports:\n${result.stderr}`);
  process.exit(1);
}

/**
 * Returns `needs`, the newest migration of this release, and `bears`, the oldest migration that another release must include to run on its
 * schema.
 *
 * @returns {{ needs: string; bears: string }}
 */
function readSchema() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["commands/db-migrate.js", "--schema"], {
    cwd: target,
    encoding: "utf8",
  });
  if (status === 0) return JSON.parse(stdout);
  console.error(`The commands of the release do not run:\n${stderr}`);
  process.exit(1);
}

/** Writes the list of packages (CycloneDX). `npm sbom --omit=dev` would omit packages that development also needs. */
function writeSbom() {
  const sbom = JSON.parse(npm(["sbom", "--sbom-format=cyclonedx", "--package-lock-only"]));
  const { packages } = JSON.parse(
    readFileSync(path.join(target, "node_modules", ".package-lock.json"), "utf8"),
  );
  const installed = new Set(
    Object.keys(packages)
      .filter((folder) => existsSync(path.join(target, folder)))
      .map((folder) => `${folder.split("node_modules/").at(-1)}@${packages[folder].version}`),
  );
  const isInstalled = (/** @type {string} */ reference) => installed.has(reference);
  /** @type {{ "bom-ref": string }[]} */
  const components = sbom.components.filter((/** @type {{ "bom-ref": string }} */ each) =>
    isInstalled(each["bom-ref"]),
  );
  /** @type {{ ref: string; dependsOn: string[] }[]} */
  const dependencies = sbom.dependencies
    .filter(
      (/** @type {{ ref: string }} */ { ref }) =>
        isInstalled(ref) || ref === sbom.metadata.component["bom-ref"],
    )
    .map((/** @type {{ ref: string; dependsOn: string[] }} */ { ref, dependsOn }) => ({
      ref,
      dependsOn: dependsOn.filter(isInstalled),
    }));
  // Both would differ between builds: the serial number is random, and the timestamp is the current time.
  delete sbom.serialNumber;
  sbom.metadata.timestamp = commitTime && new Date(Number(commitTime) * 1000).toISOString();
  writeFileSync(path.join(target, "sbom.cdx.json"), toJson({ ...sbom, components, dependencies }));
}

/**
 * Runs npm in the release and returns its output. If it fails, exits with the same code.
 *
 * @param {string[]} args
 */
function npm(args) {
  const result = spawnSync("npm", [...args, "--loglevel=error"], {
    cwd: target,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  return result.stdout;
}

function report() {
  const sizeOf = (/** @type {string} */ folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((bytes, entry) => bytes + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;
  const [packages, all] = [sizeOf(path.join(target, "node_modules")), sizeOf(target)];
  console.log(
    `${name}: ${all.toFixed(1)} MB, of which ${packages.toFixed(1)} MB are packages. The budget is ${budget} MB.`,
  );
  if (all > budget) process.exitCode = 1;
}

/** Writes a tarball whose bytes depend only on the commit, and its checksum. */
function pack() {
  const folder = path.dirname(target);
  const file = `${name}.tar.gz`;
  const options = [
    "--sort=name",
    "--format=gnu",
    `--mtime=@${commitTime ?? 0}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=u=rwX,go=rX",
    `--transform=s,^${path.basename(target)},${name},`,
    "--use-compress-program=gzip -n",
  ];
  run("tar", [...options, "-cf", path.join(folder, file), "-C", folder, path.basename(target)]);
  const content = readFileSync(path.join(folder, file));
  const checksum = createHash("sha256").update(content).digest("hex");
  writeFileSync(path.join(folder, `${file}.sha256`), `${checksum}  ${file}\n`);
  console.log(`${path.join(folder, file)}: ${(content.length / 1e6).toFixed(1)} MB, SHA-256 ${checksum}`);
}

/**
 * Whether a file describes the tables after a migration. Only the command that generates the next migration reads it.
 *
 * @param {string} file
 */
function isSnapshot(file) {
  return file.endsWith("_snapshot.json");
}

/** @param {unknown} value */
function toJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
