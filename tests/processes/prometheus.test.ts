import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { hasPromtool, promtool } from "#tests/support/programs/promtool";

interface RuleTest {
  promql_expr_test: { expr: string; exp_samples?: unknown[] }[];
}
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; w: number };
  datasource?: { uid: string };
  targets?: { expr: string; refId: string }[];
}

const read = (name: string) => readFileSync(path.join("deploy", name), "utf8");
const rules = parse(read("prometheus-alerts.yaml")) as { groups: { rules: { alert: string }[] }[] };
const { tests } = parse(read("prometheus-alerts.test.yaml")) as { tests: RuleTest[] };
const { panels } = JSON.parse(read("grafana-dashboard.json")) as { panels: Panel[] };
const folder = mkdtempSync(path.join(tmpdir(), "datum3d-prometheus-"));

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

describe("the dashboard", () => {
  test("every panel has a place, a source and queries of its own", () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const { type, title, gridPos, datasource, targets = [] } of panels) {
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      if (type === "row") continue;
      expect(datasource?.uid, title).toBe("${datasource}");
      expect(targets.length, title).toBeGreaterThan(0);
      expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
    }
  });

  test.skipIf(!hasPromtool)("Prometheus understands every query", () => {
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    const file = path.join(folder, "dashboard.yaml");
    const records = queries.map((expr, index) => ({ record: `query:${index}`, expr }));
    writeFileSync(file, stringify({ groups: [{ name: "dashboard", rules: records }] }));
    expect(promtool(["check", "rules", file])).toBe("");
  });
});

describe("what mtail counts in nginx's log", () => {
  const hasMtail = spawnSync("mtail", ["--version"]).status === 0;
  if (!hasMtail)
    process.stdout.write("nginx.mtail is not tried out: there is no mtail (Debian package mtail).\n");

  const [, format = ""] = /^log_format datum3d\s+([^;]+);/m.exec(read("nginx.conf")) ?? [];
  /** Returns a line of the log as nginx.conf has it written. */
  const line = (status: number, upstream: string, upstreamStatus: string, id = "-") => {
    const values: Record<string, string> = {
      status: String(status),
      body_bytes_sent: "512",
      datum3d_logged_uri: "/about",
      datum3d_logged_referrer: "https://www.example.com",
      http_user_agent: String.raw`a \x22b\x22 503 1`,
      upstream_http_x_request_id: id,
      upstream_addr: upstream,
      upstream_status: upstreamStatus,
      request_time: "0.010",
    };
    const parts = [...format.matchAll(/'([^']*)'/g)].map(([, part = ""]) => part);
    return `${parts.join("").replace(/\$(\w+)/g, (_, name: string) => values[name] ?? "-")}\n`;
  };
  const app = "127.0.0.1:3000";

  test.skipIf(!hasMtail)("errors and refusals of nginx itself, not those of the app", () => {
    const programs = path.join(folder, "mtail");
    mkdirSync(programs);
    writeFileSync(path.join(programs, "nginx.mtail"), read("nginx.mtail"));
    const log = path.join(folder, "access.log");
    const count = (lines: string[]) => {
      writeFileSync(log, lines.join(""));
      const options = ["-one_shot", "-one_shot_format", "prometheus", "-progs", programs, "-logs", log];
      const output = execFileSync("mtail", options, { encoding: "utf8", stdio: "pipe" });
      return Object.fromEntries(
        [...output.matchAll(/^(\w+)\{prog="nginx.mtail",?(?:status="(\d+)")?\} (\d+)$/gm)].map(
          ([, name = "", status, value]) => [status ?? name, Number(value)] as const,
        ),
      );
    };
    expect(count([])).toEqual({ nginx_own_errors_total: 0, nginx_limited_total: 0 });
    const lines = [
      line(200, app, "200", "3f2b8c1e-0000"),
      // From the cache.
      line(200, "-", "-"),
      // Every process refuses, and one is late.
      line(503, `${app}, 127.0.0.1:3001`, "502, 502"),
      line(503, app, "504"),
      // The answers of the app.
      line(503, app, "503", "3f2b8c1e-0001"),
      line(500, `127.0.0.1:3001, ${app}`, "502, 500", "3f2b8c1e-0002"),
      line(429, app, "429", "3f2b8c1e-0003"),
      line(429, "-", "-"),
    ];
    expect(count(lines)).toEqual({
      nginx_own_errors_total: 2,
      nginx_limited_total: 1,
      200: 2,
      429: 2,
      500: 1,
      503: 3,
    });
  });
});
