import { rmSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { insertStaff } from "#tests/support/records/staff";
import { testFolder } from "#tests/support/vitest/test-folder";
import type { DatabaseSettings } from "~/db/connection.server";
import { dayMs } from "~/lib/time";
import { env } from "~/process/env.server";
import { readBackupState } from "~/routes/staff/dashboard/read-backup-state.server";
import { readLastBackup, recordBackup } from "./last-backup.server";

function settings(): DatabaseSettings {
  const { testPostgresUrl } = globalThis as { testPostgresUrl?: string };
  const isPostgres = inject("engine") === "postgres";
  if (isPostgres && !testPostgresUrl) throw new Error("The address of the database is not known.");
  return { databaseUrl: isPostgres ? testPostgresUrl : undefined, dataDir: testFolder };
}

beforeEach(() => {
  rmSync(path.join(testFolder, "last-backup.json"), { force: true });
  const { databaseUrl, dataDir } = settings();
  const before = { ...env() };
  Object.assign(env(), { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: "production" });
  return () => Object.assign(env(), { DATABASE_URL: undefined }, before);
});

test("a failed backup keeps the time of the last successful one and stores the reason", async () => {
  expect(await readLastBackup(settings())).toBeUndefined();
  await recordBackup(settings(), { outcome: "good", message: "" });
  const made = await readLastBackup(settings());
  expect(made?.lastMadeAt).toEqual(made?.endedAt);
  expect(await readBackupState()).toMatchObject({ fault: null });

  await recordBackup(settings(), { outcome: "failed", message: "The disk is full." });
  expect(await readLastBackup(settings())).toMatchObject({
    outcome: "failed",
    message: "The disk is full.",
    lastMadeAt: made?.lastMadeAt,
  });
  expect(await readBackupState()).toMatchObject({ fault: "failed", message: "The disk is full." });
  await recordBackup(settings(), { outcome: "incomplete", message: "1 stored files are missing" });
  expect(await readBackupState()).toMatchObject({ fault: "incomplete" });
  await recordBackup(settings(), { outcome: "good", message: "" });
  expect(await readBackupState()).toMatchObject({ fault: null, message: "" });
});

async function stateIn(milliseconds: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
  const state = await readBackupState();
  vi.useRealTimers();
  return state;
}

test("reports a missed night, also before the first backup", async () => {
  expect(await readBackupState()).toMatchObject({ made: null, fault: null, message: "" });
  await insertStaff();
  expect(await readBackupState()).toMatchObject({ made: null, fault: null });
  expect(await stateIn(2 * dayMs)).toMatchObject({ made: null, fault: "late" });
  await recordBackup(settings(), { outcome: "good", message: "" });
  expect(await stateIn(dayMs)).toMatchObject({ fault: null });
  expect(await stateIn(2 * dayMs)).toMatchObject({ fault: "late" });
});
