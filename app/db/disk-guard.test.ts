import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAppFolder } from "#tests/support/app/folder";
import { StartError } from "~/process/tell-operator.server";
import { connect } from "./client.server";
import type { Connection } from "./connection.server";
import { withDiskReserve } from "./disk-guard.server";
import { rateLimits } from "./schema.server";
import { isDatabaseFull } from "./unavailable.server";

const floor = 1000;
/** Milliseconds for PGlite to start on a busy machine. */
const startTimeout = 60_000;
const folder = createAppFolder();
let free = floor;
let connection: Connection;

beforeAll(async () => {
  connection = await open();
}, startTimeout);
afterAll(async () => {
  free = floor;
  await connection.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  free = 2 * floor;
  await connection.db.delete(rateLimits);
});

const open = () =>
  connect({
    databaseUrl: undefined,
    dataDir: path.join(folder, "data"),
    diskFloor: { bytes: floor, free: () => free },
  });
const insert = (key: string, database = connection.db) =>
  database.insert(rateLimits).values({ key, points: 1, expire: null });
const count = () => connection.db.$count(rateLimits);

test("lets timers run while many queries wait", async () => {
  let waiting = 500;
  const queries = Array.from({ length: waiting }, () => count().finally(() => waiting--));
  await delay(1);
  expect(waiting).toBeGreaterThan(0);
  await Promise.all(queries);
});

describe("an embedded database whose disk is nearly full", () => {
  test("rejects writes, also in transactions, and allows reads", async () => {
    await insert("before");
    free = floor - 1;
    await expect(insert("alone")).rejects.toSatisfy(isDatabaseFull);
    await expect(connection.db.update(rateLimits).set({ points: 2 })).rejects.toSatisfy(isDatabaseFull);
    await expect(connection.db.execute(sql`delete from rate_limits`)).rejects.toSatisfy(isDatabaseFull);
    await expect(connection.db.transaction((transaction) => insert("inside", transaction))).rejects.toSatisfy(
      isDatabaseFull,
    );
    expect(await count()).toBe(1);
    const inTransaction = connection.db.transaction((transaction) => transaction.$count(rateLimits));
    expect(await inTransaction).toBe(1);
  });

  test("accepts writes again at 25% above the floor", async () => {
    free = floor - 1;
    await expect(insert("a")).rejects.toSatisfy(isDatabaseFull);
    free = floor;
    await expect(insert("b")).rejects.toSatisfy(isDatabaseFull);
    free = 1.25 * floor;
    await insert("c");
    expect(await count()).toBe(1);
  });

  test("checks the disk before each queued write", async () => {
    // Each write uses free space, as WAL segments do. Eleven writes reach the floor.
    free = floor + 10;
    const writes = Array.from({ length: 50 }, async (_, index) => {
      await connection.db.transaction(async (transaction) => {
        await insert(`${index}`, transaction);
        free--;
      });
    });
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(11);
    expect(await count()).toBe(11);
  });

  test("allows writes of withDiskReserve down to half of the floor", async () => {
    await insert("old");
    free = floor / 2;
    await expect(insert("new")).rejects.toSatisfy(isDatabaseFull);
    await withDiskReserve(async () => {
      await connection.db.delete(rateLimits);
    });
    await expect(insert("new")).rejects.toSatisfy(isDatabaseFull);
    free = floor / 2 - 1;
    await expect(withDiskReserve(async () => await insert("late"))).rejects.toSatisfy(isDatabaseFull);
    expect(await count()).toBe(0);
  });

  test(
    "opens for reads, and fails with a clear message once the reserve is used up",
    async () => {
      await connection.close();
      free = floor / 2 - 1;
      await expect(open()).rejects.toThrow(StartError);
      await expect(open()).rejects.toThrow(/^The disk of the data folder .* Free some space/);
      free = floor / 2;
      connection = await open();
      expect(await count()).toBe(0);
      await expect(insert("after the start")).rejects.toSatisfy(isDatabaseFull);
    },
    startTimeout,
  );
});
