// @ts-check
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

/** The root of the repository, the working directory of every script. */
export const root = path.resolve(import.meta.dirname, "..");

const installMark = path.join(root, "node_modules", ".installed");
const buildMark = path.join(root, "build", ".inputs");

/** Loads `.env` of the working directory. Variables that are already set take precedence. */
export function loadEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** Installs the packages and applies `patches/`, unless both are unchanged since the last install. */
export function ensureInstalled() {
  const current = digest(["package-lock.json", "patches"]);
  if (readMark(installMark) === current) return;
  console.log("Installing packages ...");
  // Not `npm ci`: it rejects the lockfile if the registry lacks the binary packages of other systems.
  run("npm", ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"]);
  writeFileSync(installMark, current);
}

/** Returns the hash of the last build's source files; undefined without a build. */
export function builtInputs() {
  return readMark(buildMark);
}

export function isBuilt() {
  return builtInputs() === buildInputs();
}

export function ensureBuilt() {
  if (!isBuilt()) build();
}

export function build() {
  console.log("Building ...");
  const inputs = buildInputs();
  run(process.execPath, ["scripts/vite/build-app.js", "vite:build"], { NODE_ENV: "production" });
  run(process.execPath, ["scripts/prepare-database.js"]);
  writeFileSync(buildMark, inputs);
}

function buildInputs() {
  const files = [
    "package-lock.json",
    "patches",
    "tsconfig.json",
    "remix.config.js",
    "vite.config.ts",
    "scripts",
    "app",
  ];
  // Tests are excluded, because a changed test needs no new build.
  return digest(files, /\.test\.tsx?$/);
}

/**
 * Listens on a port for a moment, to check that it is free.
 *
 * @param {number} port
 * @param {string} [host] by default every address of this machine
 * @throws {NodeJS.ErrnoException} when the port is in use, or this process may not use it
 */
export async function tryPort(port, host) {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  await promisify(probe.close.bind(probe))();
}

/**
 * Runs a command with its output inherited. If it fails, exits with the same code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 */
export function run(command, args, environment = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...environment },
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** @param {string} file */
function readMark(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * Hashes the names and contents of files and folders.
 *
 * @param {string[]} entries relative to the root
 * @param {RegExp} [without] files to skip, by name
 */
function digest(entries, without) {
  const hash = createHash("sha256");
  for (const file of entries.flatMap(filesBelow)) {
    if (without?.test(file)) continue;
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * @param {string} entry
 * @returns {string[]}
 */
function filesBelow(entry) {
  if (statSync(path.join(root, entry)).isFile()) return [entry];
  return readdirSync(path.join(root, entry))
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}
