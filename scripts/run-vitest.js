// @ts-check
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";
import { run } from "./setup.js";

/** A file system of Linux that keeps its files in memory. */
const memory = "/dev/shm";
const typeOfMemory = 0x01021994;
/** Bytes. A run of all tests had at most 1.2 GB of temporary files; its processes need memory too. */
const leastRoom = 8 * 1024 ** 3;

/**
 * Runs tests, and exits with their code if they fail. Their temporary files are kept in memory where it has room: each database
 * has hundreds of files, and ext4's search for free inodes took 5 % of the processor time of a run (perf record).
 *
 * @param {string[]} args those of Vitest
 * @param {Record<string, string>} [environment]
 */
export function runVitest(args, environment = {}) {
  const program = ["node_modules/vitest/vitest.mjs", "run", ...args];
  run(process.execPath, program, { NODE_ENV: "test", ...temporaryFolder(), ...environment });
}

/**
 * Returns the variable that names the folder, which is removed when this process exits. Without room there is none, and the tests
 * use the folder of the system.
 *
 * @returns {Record<string, string>}
 */
function temporaryFolder() {
  if (!hasRoom()) return {};
  const TMPDIR = mkdtempSync(path.join(memory, "datum3d-tests-"));
  // The permissions of the system's folder, because PostgreSQL and some apps run as another user.
  chmodSync(TMPDIR, 0o1777);
  process.once("exit", () => rmSync(TMPDIR, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return { TMPDIR };
}

function hasRoom() {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === typeOfMemory && Math.min(bavail * bsize, freemem()) >= leastRoom;
  } catch {
    // Another system.
    return false;
  }
}
