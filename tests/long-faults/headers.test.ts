import { findFaults } from "#tests/support/app/log";
import { rawRequest } from "#tests/support/http/raw-connection";
import { request } from "./load";
import { startOne, startProxy } from "./parts";
import { test } from "./report";

const shapes: [what: string, line: string][] = [
  ["a cookie of 17 kB", `Cookie: a=${"a".repeat(17_000)}`],
  ["a header of 17 kB", `X-Long: ${"a".repeat(17_000)}`],
  [
    "1,000 headers",
    Array.from({ length: 1_000 }, (_, index) => `X-H${index}: ${"a".repeat(20)}`).join("\r\n"),
  ],
  ["a header of 1 MB", `X-Long: ${"a".repeat(1_000_000)}`],
];

test(
  "headers of 17 kB and more, to the process and to nginx: a 4xx, and the next request is served",
  { timeout: 120_000 },
  async ({ report }) => {
    const app = await startOne(report);
    const nginx = await startProxy(report, app);
    for (const [what, url] of [
      ["process", app.url],
      ["nginx", nginx.url],
    ] as const) {
      for (const [shape, line] of shapes) {
        const host = `Host: ${new URL(url).host}`;
        const response = await rawRequest(url, ["GET /booking HTTP/1.1", host, line]);
        const status = response.slice(9, 12);
        // A connection may be reset while the client still sends.
        report.expect(`${what}: ${shape} gets 4xx`, /^4|^$/.test(status), status || "closed");
      }
      const line = `Cookie: a=${"a".repeat(6_000)}`;
      const kept = await rawRequest(url, ["GET /booking HTTP/1.1", `Host: ${new URL(url).host}`, line]);
      report.expect(
        `${what}: a cookie of 6 kB is accepted`,
        kept.startsWith("HTTP/1.1 200"),
        kept.slice(0, 15),
      );
      report.expect(`${what}: the next request is served`, (await request(`${url}/booking`)) === "200");
    }
    const faults = findFaults(app.output());
    report.expect("no error in the log", faults.length === 0, faults.slice(0, 3));
  },
);
