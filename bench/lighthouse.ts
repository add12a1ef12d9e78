import lighthouse, { type Flags, type Result } from "lighthouse";
import { sharedApp } from "./app";
import { sharedBrowser } from "./browser";

type AuditSettings = Pick<Flags, "onlyCategories" | "throttling">;

/** On a busy machine a recording may miss its beginning; Lighthouse then asks to be run again. */
const attempts = 3;

/**
 * Lighthouse's report on a page of the shared app, on the phone that it emulates. Times are simulated from
 * what it observes, with its own line and processor unless `throttling` names others.
 */
export async function auditPage(path: string, settings: AuditSettings = {}): Promise<Result> {
  const [{ url }, { debuggingPort: port }] = await Promise.all([sharedApp(), sharedBrowser()]);
  const flags: Flags = { port, logLevel: "silent", disableFullPageScreenshot: true, ...settings };
  let fault = "no report";
  for (let attempt = 0; attempt < attempts; attempt++) {
    const run = await lighthouse(new URL(path, url).href, flags);
    if (run && !run.lhr.runtimeError) return run.lhr;
    fault = run?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`Lighthouse on ${path}: ${fault}`);
}

/** 0 to 100. */
export function scoreOf({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}
