import { once } from "node:events";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { adminEmail, type AppProcess, spawnProcess, startProcess } from "#tests/support/app/process";
import { readRouteManifest } from "#tests/support/app/route-manifest";
import { freePort } from "#tests/support/database/postgres-server";
import { Visitor } from "#tests/support/http/visitor";
import { hasPromtool, promtool } from "#tests/support/programs/promtool";
import { createRouteFinder } from "~/metrics/find-route-id";
import { addresses } from "~/route-map";

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";

let app: AppProcess;
let metricsUrl: string;

beforeAll(async () => {
  const port = String(await freePort());
  metricsUrl = `http://127.0.0.1:${port}`;
  // No mail server listens at this port, so mails wait in the outbox.
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  app = await startProcess({
    env: {
      METRICS_PORT: port,
      SMTP_URL,
      MAIL_FROM: "Datum 3D <hello@datum3d.example>",
      PUBLIC_URL: "http://localhost",
    },
  });
});
afterAll(() => app.stop());

async function readMetrics(): Promise<string> {
  const response = await fetch(`${metricsUrl}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/plain; version=0.0.4");
  return response.text();
}

describe("readiness", () => {
  test("everything works", async () => {
    const response = await fetch(`${app.url}/api/ready`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: "ready",
        missingSettings: ["TRUST_PROXY", "ADMIN_EMAIL", "SESSION_SECRET"],
      },
    ]);
  });

  test("names the failed part, and tells strangers nothing else", async () => {
    const uploads = path.join(app.folder, "uploads");
    renameSync(uploads, `${uploads}-away`);
    writeFileSync(uploads, "no folder");
    try {
      // The app caches an answer for a second.
      const response = await vi.waitUntil(async () => {
        const asked = await fetch(`${app.url}/api/ready`);
        return asked.status === 200 ? null : asked;
      }, 10_000);
      expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
      expect(await response.json()).toEqual({
        message: "A part of the site isn't working.",
        errors: { storage: ["The file storage isn't responding."] },
      });
      expect(app.output()).toContain('"event":"not-ready","part":"storage"');
      expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
    } finally {
      rmSync(uploads);
      renameSync(`${uploads}-away`, uploads);
    }
  });
});

describe("metrics", () => {
  test("each counter exists from the start with 0", async () => {
    const metrics = await readMetrics();
    const counters = [...metrics.matchAll(/^# TYPE (datum3d_\S+) counter$/gm)].map(([, name = ""]) => name);
    const empty = counters.filter((name) => !new RegExp(`^${name}[{ ]`, "m").test(metrics));
    expect(counters.length).toBeGreaterThan(10);
    // This counter has no zeros: its labels are limited by the routes, and no alert needs them.
    expect(empty.filter((name) => name !== "datum3d_http_requests_total")).toEqual([]);
    for (const series of [
      'uploads_refused_total{reason="storage full"}',
      'mail_attempts_total{outcome="stopped"}',
      'mails_limited_total{reason="lane"}',
      'sweep_failures_total{sweep="followUpQuotes"}',
      'sign_in_failures_total{kind="passkey"}',
      'bookings_total{via="api"}',
    ])
      expect(metrics).toContain(`datum3d_${series} 0\n`);
  });

  test.skipIf(!hasPromtool)("are named as Prometheus asks", async () => {
    expect(promtool(["check", "metrics"], await readMetrics())).toBe("");
  });

  test("count requests by route, method and status, never by path", async () => {
    const visitor = new Visitor(app.url);
    await visitor.open("/");
    await visitor.fetch("/request/some-secret");
    await visitor.fetch("/nothing/of/the/kind");
    await visitor.fetch("/favicon.ico");
    const form = await visitor.open("/login");
    await form.submit({ email: adminEmail, password: "wrong password" }, "Continue");
    const metrics = await readMetrics();
    for (const labels of [
      'route="routes/site/home",method="GET",status="200"',
      'route="routes/site/private-page",method="GET",status="404"',
      'route="routes/site/not-found",method="GET",status="404"',
      'route="routes/site/login",method="POST",status="400"',
    ])
      expect(metrics).toContain(`datum3d_http_requests_total{${labels}} 1`);
    expect(metrics).toMatch(/datum3d_http_requests_total\{route="static",method="GET",status="200"\} \d/);
    expect(metrics).toContain('datum3d_sign_in_failures_total{kind="password"} 1');
    expect(metrics).toContain("datum3d_database_up 1");
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
    expect(metrics).toMatch(/datum3d_disk_free_bytes\{folder="data"\} \d+/);
    expect(metrics).not.toMatch(/some-secret|of\/the\/kind|@/);
  });

  test("are at no other address and for no other method", async () => {
    expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
    expect((await fetch(`${metricsUrl}/metrics`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
    expect(app.output()).not.toContain('"path":"/metrics","status":200');
  });

  test("reports a port in use in one line", async () => {
    const second = await spawnProcess({ env: { METRICS_PORT: new URL(metricsUrl).port } });
    expect(await second.exit).toBe(1);
    const output = second.output();
    await second.stop();
    expect(output.trim().split("\n")).toEqual([
      expect.stringMatching(/"event":"start-failed","msg":"METRICS_PORT \d+ is in use\. Stop what uses it/),
    ]);
  });

  test("every route of the build matches its own path", () => {
    const findRouteId = createRouteFinder(addresses);
    for (const { id, address } of readRouteManifest()) {
      if (address === null || id === "root") continue;
      const example = address.replace(/:\w+/g, "x").replace("*", "no/such/page");
      expect(findRouteId(example), example).toBe(id);
    }
  });
});

describe("the alerts", () => {
  const rules = parse(readFileSync("deploy/prometheus-alerts.yaml", "utf8")) as {
    groups: { rules: Rule[] }[];
  };
  const alerts = rules.groups.flatMap((group) => group.rules);

  interface Rule {
    alert: string;
    expr: string;
    for: string;
    labels: Record<string, string>;
    annotations: Record<string, string>;
  }

  /** Metrics of Prometheus itself, of blackbox_exporter 0.23 and of node_exporter 1.5. */
  const foreign = [
    "up",
    "probe_success",
    "probe_ssl_earliest_cert_expiry",
    "node_filesystem_avail_bytes",
    "node_filesystem_size_bytes",
  ];

  test("use only metrics that the app or an exporter exposes", async () => {
    const metrics = await readMetrics();
    const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const name of foreign) known.add(name);
    const expressions = alerts.map(({ expr }) => expr);
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      const names = namesIn(expression);
      expect(names.length, expression).toBeGreaterThan(0);
      for (const name of names) expect(known, expression).toContain(name);
    }
  });

  test("each alert has a duration, a severity and an action, and is explained in docs/operations.md", () => {
    const operations = readFileSync("docs/operations.md", "utf8");
    for (const alert of alerts) {
      expect(alert.for, alert.alert).toMatch(/^\d+[smh]$/);
      expect(["critical", "warning"], alert.alert).toContain(alert.labels.severity);
      expect(alert.annotations.summary?.length, alert.alert).toBeGreaterThan(30);
      expect(operations).toContain(`### ${alert.alert}\n`);
    }
  });

  /** Returns the names of the metrics of a PromQL expression. */
  function namesIn(expression: string): string[] {
    const names = expression
      .replace(/\{[^}]*\}|"[^"]*"|\bby \([^)]*\)/g, "")
      .matchAll(/\b(up|(?:datum3d|nodejs|process|probe|node)_\w+)\b/g);
    return [...names].map(([, name = ""]) => name.replace(/_(bucket|count|sum)$/, ""));
  }
});

describe("the trace of a request", () => {
  test("a valid traceparent is in the log lines of its request, an invalid one is not", async () => {
    const send = async (traceparent: string) => {
      const response = await fetch(`${app.url}/about`, { headers: { traceparent } });
      await response.text();
      return response.headers.get("X-Request-Id") ?? "";
    };
    const traced = await send(`00-${traceId}-00f067aa0ba902b7-01`);
    const untraced = await send(`00-${"0".repeat(32)}-00f067aa0ba902b7-01`);
    const lineOf = (id: string) =>
      JSON.parse(
        app
          .output()
          .split("\n")
          .find((line) => line.includes(id)) ?? "{}",
      ) as object;
    // Waits, because another thread writes the log.
    await vi.waitFor(() => {
      expect(lineOf(traced)).toMatchObject({ traceId, path: "/about" });
      expect(lineOf(untraced)).toMatchObject({ path: "/about" });
    }, 10_000);
    expect(lineOf(untraced)).not.toHaveProperty("traceId");
  });
});

// This test is the last one, because it ends the app.
test("the metrics end with the process, which finishes in order", async () => {
  const agent = new Agent({ keepAlive: true });
  const port = new URL(metricsUrl).port;
  // A connection that Prometheus keeps open must not delay the end.
  const request = get({ host: "127.0.0.1", port, path: "/metrics", agent });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  expect(await app.end()).toEqual([0]);
  agent.destroy();
  await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow();
});
