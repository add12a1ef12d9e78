import { existsSync } from "node:fs";
import { sharedApp } from "./app";
import { sharedBrowser } from "./browser";

export interface LighthouseReport {
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, { score: number | null; numericValue?: number }>>;
  runtimeError?: { message: string };
}

interface AuditSettings {
  onlyCategories?: string[];
  throttling?: { rttMs: number; throughputKbps: number; cpuSlowdownMultiplier: number };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: LighthouseReport } | undefined>;

/** The maximum number of runs. On a busy machine, a recording can miss its beginning, and Lighthouse then asks for another run. */
const attempts = 3;

/**
 * Returns Lighthouse's report on a page of the shared app, on its emulated phone. Lighthouse simulates times from its observations, with
 * its default network and processor unless `throttling` sets others.
 */
export async function auditPage(path: string, settings: AuditSettings = {}): Promise<LighthouseReport> {
  const lighthouse = await loadLighthouse();
  const [{ url }, { debuggingPort: port }] = await Promise.all([sharedApp(), sharedBrowser()]);
  const flags = { port, logLevel: "silent", disableFullPageScreenshot: true, ...settings };
  let fault = "no report";
  for (let attempt = 0; attempt < attempts; attempt++) {
    const run = await lighthouse(new URL(path, url).href, flags);
    if (run && !run.lhr.runtimeError) return run.lhr;
    fault = run?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`Lighthouse on ${path}: ${fault}`);
}

/** Loads Lighthouse from bench/node_modules. The site's packages do not include it, because it has 160 packages itself. */
async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync("bench/node_modules/lighthouse"))
    throw new Error("no Lighthouse: npm install --prefix bench");
  // The name is in a variable, because the type check cannot find the package.
  const name = "lighthouse";
  return ((await import(name)) as { default: Lighthouse }).default;
}

/** Returns the score of a category, from 0 to 100. */
export function scoreOf({ categories }: LighthouseReport, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}
