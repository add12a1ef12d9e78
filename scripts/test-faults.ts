import { backupDiskFull } from "./faults/backup-disk-full";
import { backupKilled } from "./faults/backup-killed";
import { clockJumps } from "./faults/clock-jumps";
import { clockStartsAhead } from "./faults/clock-starts-ahead";
import { connectionKilled } from "./faults/connection-killed";
import { databaseGone } from "./faults/database-gone";
import { deploy } from "./faults/deploy";
import { deployUploads } from "./faults/deploy-uploads";
import { diskFullData } from "./faults/disk-full-data";
import { diskFullUploads } from "./faults/disk-full-uploads";
import { flood } from "./faults/flood";
import { headers } from "./faults/headers";
import { idleConnections } from "./faults/idle-connections";
import { idleUploads } from "./faults/idle-uploads";
import { kill } from "./faults/kill";
import { lockHeld } from "./faults/lock-held";
import { mailDownAtStart } from "./faults/mail-down-at-start";
import { migration } from "./faults/migration";
import { migrationWaits } from "./faults/migration-waits";
import { type Fault, Report, Skipped } from "./faults/report";
import { rollback } from "./faults/rollback";
import { sigterm } from "./faults/sigterm";
import { slowMailServer } from "./faults/slow-mail-server";
import { slowSockets } from "./faults/slow-sockets";
import { smuggling } from "./faults/smuggling";
import { staleChunk } from "./faults/stale-chunk";
import { storageGone } from "./faults/storage-gone";
import { ensureBuilt, ensureInstalled } from "./setup.js";

/**
 * `npm run test:faults`, or `npm run test:faults -- database-gone deploy`: makes things fail around the built app and prints what
 * was seen, each fault with parts of its own. Exits with code 1 when an expectation is not met. `--list` prints the names.
 */
const faults: Fault[] = [
  kill,
  databaseGone,
  connectionKilled,
  lockHeld,
  storageGone,
  diskFullUploads,
  diskFullData,
  sigterm,
  clockJumps,
  clockStartsAhead,
  migration,
  migrationWaits,
  rollback,
  backupKilled,
  backupDiskFull,
  deploy,
  deployUploads,
  staleChunk,
  mailDownAtStart,
  slowMailServer,
  slowSockets,
  idleConnections,
  idleUploads,
  flood,
  headers,
  smuggling,
];

const wanted = process.argv.slice(2);
if (wanted.includes("--list")) {
  for (const { name, what } of faults) console.log(`${name.padEnd(18)} ${what}`);
  process.exit();
}
const unknown = wanted.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(", ")}. --list prints those there are.`);
  process.exit(1);
}

ensureInstalled();
ensureBuilt();

const results: string[] = [];
for (const fault of faults.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
  results.push(`${(await runFault(fault)).padEnd(10)} ${fault.name}`);
console.log(`\n${results.join("\n")}`);
// A part that could not be stopped must not keep this process.
process.exit();

async function runFault({ name, what, limit, run }: Fault): Promise<string> {
  console.log(`\n${name}: ${what}`);
  const report = new Report();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`still running after ${limit} s`)), limit * 1000);
  });
  try {
    await Promise.race([run(report), timeout]);
  } catch (error) {
    if (error instanceof Skipped) return `skipped: ${error.message}:`;
    report.fail(error);
  } finally {
    clearTimeout(timer);
    await report.stopAll();
  }
  if (report.failures === 0) return "as expected";
  process.exitCode = 1;
  return "FAILED";
}
