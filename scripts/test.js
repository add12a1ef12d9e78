// @ts-check
/**
 * `npm test`: installs and builds if necessary, then runs every test. Passes its arguments to Vitest.
 *
 * `npm run test:node 24`, or `npm run test:node 24 -- --project unit`: runs the tests on another version of Node, which it takes from npm
 * into a temporary folder: the newest one that matches.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureInstalled, root, run } from "./setup.js";

/** A file system in memory on Linux. */
const memory = "/dev/shm";
const typeOfMemory = 0x01021994;
/** The minimum of free memory, in bytes. A run of all tests had at most 1.2 GB of temporary files, and its processes also need memory. */
const leastRoom = 8 * 1024 ** 3;

process.chdir(root);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const [option, version = "", ...others] = process.argv.slice(2);
if (option === "--node") runOnNode(version, others);
else runTests(process.argv.slice(2));

/**
 * Runs the tests, and exits with their code if they fail. Keeps their temporary files in memory if it has room: each database has hundreds of
 * files, and ext4's search for free inodes took 5 % of a run's processor time (perf record).
 *
 * @param {string[]} args arguments of Vitest
 */
function runTests(args) {
  ensureInstalled();
  ensureBuilt();
  run(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
    NODE_ENV: "test",
    // The folder has the permissions of the system's temporary folder, because PostgreSQL and some apps run as another user.
    ...(hasRoom() && { TMPDIR: temporaryFolder(memory, 0o1777) }),
  });
}

function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === typeOfMemory && Math.min(bavail * bsize, freemem()) >= leastRoom;
  } catch {
    // The folder does not exist, because this is not Linux.
    return false;
  }
}

/**
 * @param {string} version
 * @param {string[]} args arguments of Vitest
 */
function runOnNode(version, args) {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) {
    console.error("Name a version of Node: npm run test:node 24, or npm run test:node 24 -- --project unit");
    process.exit(1);
  }
  // Each system has a separate package. The package `node` would install it by a script, which npm 12 no longer runs.
  const { platform, arch } = process;
  const isWindows = platform === "win32";
  const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
  const name = [prefix, isWindows ? "win" : platform, arch].join("-");
  // A test starts the app as another user, who has to read this Node.
  const folder = temporaryFolder(tmpdir(), 0o755);
  const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  run("npm", ["install", "--prefix", folder, ...options, `${name}@${version}`]);
  const program = path.join(folder, "node_modules", name, "bin", isWindows ? "node.exe" : "node");
  // Commands that the tests start by name, such as npm, then use the same Node.
  const PATH = [path.dirname(program), process.env.PATH].join(path.delimiter);
  run(program, ["--version"]);
  run(program, ["scripts/test.js", ...args], { PATH });
}

/**
 * Creates a folder that is removed when this process exits.
 *
 * @param {string} parent
 * @param {number} mode
 */
function temporaryFolder(parent, mode) {
  const folder = mkdtempSync(path.join(parent, "datum3d-tests-"));
  chmodSync(folder, mode);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
