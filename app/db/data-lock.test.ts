import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DataFolderInUseError, lockDataFolder } from "./data-lock.server";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "datum3d-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a second lock names the first one's pid, and works once the first is given back", () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
  expect(() => lockDataFolder(folder)).toThrow(`pid ${process.pid}`);
  unlock();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test("the lock of a process that was killed is taken over", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  writeFileSync(path.join(folder, "lock"), JSON.stringify({ pid: child.pid, startedAt: null }));
  expect(() => lockDataFolder(folder)).toThrow(`pid ${child.pid}`);

  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  lockDataFolder(folder)();
});

test("a pid that another process has by now does not keep the lock", () => {
  writeFileSync(path.join(folder, "lock"), JSON.stringify({ pid: process.pid, startedAt: "another boot/1" }));
  lockDataFolder(folder)();
});

test("a lock that was cut off while it was written is taken over", () => {
  writeFileSync(path.join(folder, "lock"), '{"pi');
  lockDataFolder(folder)();
});
