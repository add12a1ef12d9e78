import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { hasPromtool, promtool } from "#tests/support/programs/promtool";

interface RuleTest {
  promql_expr_test: { expr: string; exp_samples?: unknown[] }[];
}

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");
const rules = parse(read("prometheus-alerts.yaml")) as { groups: { rules: { alert: string }[] }[] };
const { tests } = parse(read("prometheus-alerts.test.yaml")) as { tests: RuleTest[] };

if (!hasPromtool)
  process.stdout.write("The alerts are not tried out: there is no promtool (Debian package prometheus).\n");

describe("the alerts", () => {
  test("each has a case in which it fires and one in which it is silent", () => {
    const alerts = rules.groups.flatMap((group) => group.rules.map(({ alert }) => alert));
    const cases = tests.flatMap(({ promql_expr_test: each }) => each);
    const about = (isFiring: boolean) =>
      cases
        .filter(({ exp_samples: expected = [] }) => expected.length > 0 === isFiring)
        .map(({ expr }) => /alertname="(\w+)",alertstate="firing"/.exec(expr)?.[1]);
    for (const isFiring of [true, false])
      expect([...new Set(about(isFiring))].sort()).toEqual([...alerts].sort());
  });

  test.skipIf(!hasPromtool)("Prometheus takes them", () => {
    expect(promtool(["check", "rules", "deploy/prometheus-alerts.yaml"])).toBe("");
  });

  test.skipIf(!hasPromtool)(
    "they fire and are silent when they should",
    () => {
      expect(promtool(["test", "rules", "deploy/prometheus-alerts.test.yaml"])).toBe("");
    },
    60_000,
  );
});
