import { z } from "zod";

export interface ReportedAdvisory {
  id: string;
  package: string;
  title: string;
  severity: string;
  range: string;
}

type AuditResponse = { advisories: ReportedAdvisory[] } | { noResponse: string };

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

/** The output of `npm audit --json` with a registry's answer. `via` also names packages that only depend on a vulnerable one. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});

/** The output without a registry's answer: the error of the request, or npm's own error. */
const failure = z.union([
  z.object({ message: z.string().min(1) }).transform(({ message }) => message),
  z
    .object({ error: z.object({ code: z.string().optional(), summary: z.string() }) })
    .transform(({ error }) => [error.summary, error.code].find(Boolean) ?? "npm gave no reason"),
]);

/**
 * Reads the output of `npm audit --json`. Throws for anything but a report or a failure that npm describes, so that an unknown format does
 * not pass as a report without advisories.
 */
export function readAuditOutput(output: string): AuditResponse {
  const json = parseJson(output);
  const parsedReport = report.safeParse(json);
  if (parsedReport.success) return { advisories: listAdvisories(parsedReport.data) };
  const failed = failure.safeParse(json);
  if (failed.success) return { noResponse: failed.data };
  throw new Error(`npm audit printed something unknown: ${z.prettifyError(parsedReport.error)}`);
}

function listAdvisories({ vulnerabilities }: z.output<typeof report>): ReportedAdvisory[] {
  const byKey = new Map<string, ReportedAdvisory>();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === "string") continue;
      const { name, title, url, severity, range } = cause;
      // An advisory of a private registry has no GitHub id. Its address identifies it.
      const id = /GHSA-[\w-]+$/.exec(url)?.[0] ?? url;
      byKey.set(`${id} ${name}`, { id, package: name, title, severity, range });
    }
  }
  return [...byKey.values()].sort((a, b) => a.package.localeCompare(b.package) || a.id.localeCompare(b.id));
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
