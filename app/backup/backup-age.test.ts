import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hourMs, minuteMs } from "~/lib/time";
import { isLate, lateAfterHours } from "./backup-age";

const alerts = readFileSync("deploy/prometheus-alerts.yaml", "utf8");

test.each([
  ["backup", "datum3d_backup_last_success_timestamp_seconds"],
  ["copy", "datum3d_backup_copy_last_success_timestamp_seconds"],
] as const)("a %s is late at the hour at which its alert fires", (kind, metric) => {
  const hours = lateAfterHours[kind];
  expect(alerts).toContain(`time() - max(${metric}{job="datum3d"}) > ${hours} * 3600`);
  const due = Date.now() - hours * hourMs;
  expect(isLate(kind, new Date(due + minuteMs))).toBe(false);
  expect(isLate(kind, new Date(due - minuteMs))).toBe(true);
});
