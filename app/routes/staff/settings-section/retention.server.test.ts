import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import * as errors from "~/messages/settings";
import { removesTonight } from "~/messages/settings";
import { nightAfter } from "~/persons/retention/night.server";
import { sweepRetention } from "~/persons/retention/sweep-retention.server";
import { defaultSettings } from "~/settings/default-settings";
import { unlimitedTimes } from "~/settings/schema";
import { settings } from "~/settings/settings.server";
import { action, loader } from "./route";

const ago = (days: number) => new Date(Date.now() - days * dayMs);
const args = (request: Request) => ({ request, params: { section: "data" }, context: {} });

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
});

/** Saves the form with changes. The times in `unlimited` are saved without a limit, and the other changed times with one. */
async function save(changes: Record<string, string>, unlimited: string[] = []) {
  const { values, version } = (await loader(args(await requestAs(admin, "/settings/data")))).data;
  const zero = unlimitedTimes.filter((name) => values[name] === 0 && !(name in changes));
  const body = new URLSearchParams({
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value || "")])),
    version: String(version),
    intent: "save",
    ...changes,
  });
  for (const name of [...zero, ...unlimited]) body.append("kept", name);
  const request = await requestAs(admin, "/settings/data", { method: "POST", body });
  const { status, shown } = readResponse(await action(args(request)));
  return { status, error: shown?.error };
}

async function insertFiles(bookingId: string | undefined, count: number) {
  const row = { originalName: "a.pdf", contentType: "application/pdf", byteSize: 4, sha256: "a".repeat(64) };
  const rows = Array.from({ length: count }, () => ({ ...row, storedName: randomUUID(), bookingId }));
  await db().insert(files).values(rows);
}

test("retention that removes more is saved only with the number of requests that go tonight", async () => {
  const [finished, canceled, recent] = await insertBookings([
    { stage: "done", stageChangedAt: ago(31) },
    { stage: "canceled", stageChangedAt: ago(8) },
    { stage: "done", stageChangedAt: ago(5) },
  ]);
  await insertFiles(finished, 1);
  await insertFiles(canceled, 2);
  await insertFiles(recent, 3);
  const shorter = { retentionDoneDays: "30", retentionCanceledDays: "7" };
  const question = removesTonight({ requests: 2, files: 3 });
  for (const removes of ["", "3", "yes"])
    expect(await save({ ...shorter, removes })).toMatchObject({
      status: 400,
      error: { removes: [question] },
    });
  expect(settings()).toEqual(defaultSettings);
  expect((await save({ ...shorter, removes: "2" })).status).toBe(303);
  expect(settings()).toMatchObject({ retentionDoneDays: 30, retentionCanceledDays: 7 });
  expect(await sweepRetention(new Date())).toMatchObject({ canceled: 1, done: 1 });
  expect(await db().$count(files)).toBe(3);
});

test("counts requests that reach the limit before the next night", async () => {
  const stageChangedAt = new Date(nightAfter(new Date()).getTime() - 10 * dayMs - 1_000);
  const [closed] = await insertBookings([{ stage: "declined", stageChangedAt }]);
  await insertFiles(closed, 4);
  await sweepRetention(new Date());
  const question = removesTonight({ requests: 1, files: 4 });
  expect(await save({ retentionCanceledDays: "10" })).toMatchObject({ error: { removes: [question] } });
  expect((await save({ retentionCanceledDays: "10", removes: " 1" })).status).toBe(303);
});

test("an unlimited time ignores its field of days", async () => {
  await insertBookings([{ stage: "done", stageChangedAt: ago(31) }]);
  expect((await save({ retentionDoneDays: "3" }, ["retentionDoneDays"])).status).toBe(303);
  expect(settings()).toMatchObject({ retentionDoneDays: 0 });
});

test.each([
  ["retentionCanceledDays", "1.5", "1", "3,650"],
  ["retentionCanceledDays", "0", "1", "3,650"],
  ["retentionDoneDays", "", "1", "3,650"],
] as const)("%s is refused by its field: %s", async (name, value, min, max) => {
  const message = errors.notWithin(errors.labels[name], min, max);
  expect(await save({ [name]: value })).toEqual({ status: 400, error: { [name]: [message] } });
  expect(settings()).toEqual(defaultSettings);
});
