// @one-engine

import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { testFolder } from "#tests/support/vitest/test-folder";
import { copyMark } from "~/backup/last-backup.server";
import { backupCopyLastSuccess, registry } from "~/metrics/metrics.server";
import { env } from "~/process/env.server";
import { updateGauges } from "~/server/update-gauges.server";
import { readBackupState } from "./read-backup-state.server";

const mark = path.join(testFolder, copyMark);
const hourMs = 3_600_000;

beforeEach(() => {
  const { DATA_DIR } = env();
  Object.assign(env(), { DATA_DIR: testFolder });
  return () => {
    Object.assign(env(), { DATA_DIR });
    rmSync(mark, { force: true });
  };
});

async function readSamples(): Promise<number[]> {
  await updateGauges();
  const [metric] = await registry
    .getMetricsAsJSON()
    .then((all) => all.filter(({ name }) => name === "datum3d_backup_copy_last_success_timestamp_seconds"));
  return metric?.values.map(({ value }) => value) ?? [];
}

test("says nothing about copies if none is configured", async () => {
  backupCopyLastSuccess.set(1);
  expect(await readSamples()).toEqual([]);
  expect(await readBackupState()).toMatchObject({ copied: null, isCopyLate: false });
});

test("a configured copy that has not succeeded yet is late", async () => {
  writeFileSync(mark, "");
  utimesSync(mark, 0, 0);
  expect(await readSamples()).toEqual([0]);
  expect(await readBackupState()).toMatchObject({ copied: null, isCopyLate: true });
});

test("a copy is late after a day without success, until the next one", async () => {
  const copiedAt = new Date("2026-11-20T13:20:00Z");
  writeFileSync(mark, "");
  utimesSync(mark, copiedAt, copiedAt);
  expect(await readSamples()).toEqual([copiedAt.getTime() / 1000]);
  const stateAfter = async (hours: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: copiedAt.getTime() + hours * hourMs });
    const state = await readBackupState();
    vi.useRealTimers();
    return state;
  };
  expect(await stateAfter(25)).toMatchObject({ isCopyLate: false });
  expect(await stateAfter(31)).toMatchObject({
    copied: expect.stringContaining("Nov") as string,
    isCopyLate: true,
  });
  writeFileSync(mark, "");
  expect(await readBackupState()).toMatchObject({ isCopyLate: false });
});

test("the unit of the copy touches the file that the site reads", () => {
  const read = (unit: string) => readFileSync(path.join("deploy", unit), "utf8");
  const dataDir = /DATA_DIR=(\S+)/.exec(read("datum3d@.service"))?.[1];
  expect(read("datum3d-backup-copy.service").split("\n")).toEqual(
    expect.arrayContaining([`ExecStartPost=/bin/touch ${dataDir}/${copyMark}`, "User=datum3d"]),
  );
});
