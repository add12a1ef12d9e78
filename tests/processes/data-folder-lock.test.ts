import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { DataFolderInUseError, lockDataFolder } from "~/db/data-folder-lock.server";
import { log } from "~/process/log.server";

let folder: string;
/** Processes that are killed after each test. */
let children: ChildProcess[];
/** A spy on the log's stream. */
let stdout: MockInstance<typeof process.stdout.write>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "datum3d-lock-"));
  children = [];
  stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  stdout.mockRestore();
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, ...args: string[]): ChildProcess & { pid: number } {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  if (child.pid === undefined) throw new Error(`${command} did not start.`);
  return child as ChildProcess & { pid: number };
}

/** Writes the lock of a process with this pid. */
function writeLock(holder: { pid: number; startedAt?: string; isEnding?: boolean }) {
  writeFileSync(path.join(folder, "lock"), JSON.stringify({ startedAt: null, ...holder }));
}

/** Backdates a takeover by a minute, as if a killed process had left it. */
function abandon(takeover: string) {
  const before = Date.now() / 1000 - 60;
  utimesSync(takeover, before, before);
}

async function killAndWait(child: ChildProcess) {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("rejects a second lock with the pid of the first, until the first is released", async () => {
  const first = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
  await expect(lockDataFolder(folder)).rejects.toThrow(`pid ${process.pid}`);
  first.release();
  (await lockDataFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("replaces the lock of a killed process", async () => {
  const child = run("sleep", "1000");
  writeLock({ pid: child.pid });
  await expect(lockDataFolder(folder)).rejects.toThrow(`pid ${child.pid}`);
  await killAndWait(child);
  (await lockDataFolder(folder)).release();
});

test("replaces a lock whose pid now belongs to another process", async () => {
  writeLock({ pid: process.pid, startedAt: "another boot/1" });
  (await lockDataFolder(folder)).release();
});

test("replaces a lock with incomplete content", async () => {
  writeFileSync(path.join(folder, "lock"), '{"pi');
  (await lockDataFolder(folder)).release();
});

test.skipIf(process.platform !== "linux")("replaces the lock of a zombie", async () => {
  // The shell becomes a program that never waits for its child.
  const parent = run("sh", "-c", "sleep 1000 & echo $!; exec sleep 1000");
  const [line] = (await once(parent.stdout ?? parent, "data")) as [Buffer];
  const pid = Number(line.toString());
  await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, "utf8")).toBe("sleep\n"));
  writeLock({ pid });
  await expect(lockDataFolder(folder)).rejects.toThrow(`pid ${pid}`);
  process.kill(pid, "SIGKILL");
  await vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /));
  (await lockDataFolder(folder)).release();
});

test("waits for a process that has announced its release, and reports the wait on standard error", async () => {
  const child = run("sleep", "1000");
  writeLock({ pid: child.pid, isEnding: true });
  const waiting = lockDataFolder(folder);
  await vi.waitFor(() =>
    expect(stdout).toHaveBeenCalledWith(expect.stringContaining(`pid ${child.pid} is ending`)),
  );
  await killAndWait(child);
  (await waiting).release();
  expect(stdout).toHaveBeenCalledOnce();
});

test("announces the release only while the lock is its own", async () => {
  const lock = await lockDataFolder(folder);
  lock.announceRelease();
  const waiting = lockDataFolder(folder);
  lock.release();
  const next = await waiting;
  next.release();
  lock.announceRelease();
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform !== "linux")(
  "only logs a warning when a full disk prevents the announcement",
  async () => {
    const warn = vi.spyOn(log, "warn").mockClear();
    const lock = await lockDataFolder(folder);
    // Every write to the file fails with ENOSPC.
    symlinkSync("/dev/full", path.join(folder, `lock.${process.pid}`));
    lock.announceRelease();
    expect(readdirSync(folder)).toEqual(["lock"]);
    const warnings = warn.mock.calls.map(([entry]) => entry);
    expect(warnings).toMatchObject([{ event: "release-not-announced", err: { code: "ENOSPC" } }]);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test("gives up on a process that does not end", async () => {
  writeLock({ pid: run("sleep", "1000").pid, isEnding: true });
  await expect(lockDataFolder(folder, 1)).rejects.toThrow(DataFolderInUseError);
});

test("leaves the lock alone while another process replaces it, until that takeover is abandoned", async () => {
  const dead = run("true");
  await once(dead, "exit");
  writeLock({ pid: dead.pid });
  const takeover = path.join(folder, "lock.takeover");
  mkdirSync(takeover);
  await expect(lockDataFolder(folder, 0)).rejects.toThrow(DataFolderInUseError);
  expect(readdirSync(folder).sort()).toEqual(["lock", "lock.takeover"]);
  expect(readFileSync(path.join(folder, "lock"), "utf8")).toContain(`${dead.pid}`);

  abandon(takeover);
  const lock = await lockDataFolder(folder);
  expect(existsSync(takeover)).toBe(false);
  lock.release();
});

test("removes an abandoned takeover only if no other process was first", async () => {
  writeLock({ pid: process.pid, startedAt: "another boot/1" });
  const takeover = path.join(folder, "lock.takeover");
  mkdirSync(takeover);
  abandon(takeover);
  const realNow = Date.now.bind(Date);
  const now = vi.spyOn(Date, "now");
  // The second call checks the age of the takeover. Before that, the other process replaces it.
  now.mockImplementationOnce(realNow).mockImplementationOnce(() => {
    rmdirSync(takeover);
    mkdirSync(takeover);
    return realNow();
  });
  await expect(lockDataFolder(folder, 0)).rejects.toThrow(DataFolderInUseError);
  now.mockRestore();
  expect(readdirSync(folder).sort()).toEqual(["lock", "lock.takeover"]);
  expect(readFileSync(path.join(folder, "lock"), "utf8")).toContain("another boot/1");
});
