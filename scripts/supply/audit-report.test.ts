import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readAuditOutput } from "./audit-report";

/** The output of npm 11 for two advisories, shortened to four packages. */
const report = readFileSync("scripts/supply/audit-report.fixture.json", "utf8");

describe("the output of npm audit", () => {
  test("with advisories gives each once, without the packages that only depend on its package", () => {
    expect(readAuditOutput(report)).toEqual({
      advisories: [
        {
          id: "GHSA-67mh-4wv8-f99v",
          package: "esbuild",
          title:
            "esbuild enables any website to send any requests to the development server and read the response",
          severity: "moderate",
          range: "<=0.24.2",
        },
        {
          id: "GHSA-wrjc-x8rr-h8h6",
          package: "react-router",
          title: "React Router: backslash in Link leads to another site",
          severity: "moderate",
          range: ">=6.0.0 <7.18.0",
        },
      ],
    });
  });

  test("without advisories gives none", () => {
    expect(readAuditOutput('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual({
      advisories: [],
    });
  });

  test("keeps an advisory whose address is not GitHub's", () => {
    const other = report.replaceAll(
      "https://github.com/advisories/GHSA-67mh-4wv8-f99v",
      "https://a.example/1",
    );
    expect(readAuditOutput(other)).toMatchObject({ advisories: [{ id: "https://a.example/1" }, {}] });
  });

  test.each([
    [
      "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk",
      '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk","method":"POST","statusCode":405,"body":"","error":{"summary":"","detail":""}}',
    ],
    [
      "request to https://registry.example/ failed, reason: connect ECONNREFUSED 127.0.0.1:1",
      '{"message":"request to https://registry.example/ failed, reason: connect ECONNREFUSED 127.0.0.1:1","error":{"summary":"","detail":""}}',
    ],
    [
      "This command requires an existing lockfile.",
      '{"error":{"code":"ENOLOCK","summary":"This command requires an existing lockfile.","detail":""}}',
    ],
  ])("that no registry answered gives the reason: %s", (reason, output) => {
    expect(readAuditOutput(output)).toEqual({ noResponse: reason });
  });

  test.each(["", "[]", "{}", '{"auditReportVersion":3,"vulnerabilities":{}}', '{"vulnerabilities":{}}', "x"])(
    "in an unknown form is an error: %j",
    (output) => {
      expect(() => readAuditOutput(output)).toThrow("npm audit printed something unknown");
    },
  );
});
