import lighthouse, { type Flags, type Result } from "lighthouse";
import { sharedApp } from "./app";
import { sharedBrowser } from "./browser";

type AuditSettings = Pick<Flags, "onlyCategories" | "throttling">;

/**
 * Lighthouse's report on a page of the shared app, on the phone that it emulates. Times are simulated from
 * what it observes, with its own line and processor unless `throttling` names others.
 */
export async function auditPage(path: string, settings: AuditSettings = {}): Promise<Result> {
  const [{ url }, { debuggingPort: port }] = await Promise.all([sharedApp(), sharedBrowser()]);
  const flags: Flags = { port, logLevel: "silent", disableFullPageScreenshot: true, ...settings };
  const run = await lighthouse(new URL(path, url).href, flags);
  if (!run) throw new Error(`Lighthouse has no report on ${path}`);
  if (run.lhr.runtimeError) throw new Error(`Lighthouse on ${path}: ${run.lhr.runtimeError.message}`);
  return run.lhr;
}

/** 0 to 100. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}
