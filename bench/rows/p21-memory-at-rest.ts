import { setTimeout as delay } from "node:timers/promises";
import { paths } from "~/paths";
import { startApp } from "../app";
import { settledMemory } from "../memory";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;
/** Milliseconds after the last page. V8 collects garbage about 20 seconds after the last allocation, and then returns the memory. */
const rest = 45_000;
/** The allocator's setting in deploy/datum3d@.service and deploy/Dockerfile. */
const deployed = { MALLOC_TRIM_THRESHOLD_: "131072" };

export const memoryAtRest: Row = {
  id: "P21",
  what: "memory of the process at rest, embedded database, 45 s after its first pages",
  budget: "≤ 280 MB",
  aim: "≤ 220 MB",
  measure: async () => {
    const sizes = { plain: [] as number[], deployed: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      sizes.plain.push(await measureOnce({}));
      sizes.deployed.push(await measureOnce(deployed));
    }
    const median = (of: number[]) => `${Math.round(percentile(of, 0.5) / 1e6)} MB`;
    return `${median(sizes.plain)} by npm start, ${median(sizes.deployed)} as deploy/ starts it (medians of ${rounds})`;
  },
};

/** Measures a second start, because the first one also runs the program that creates the database. */
async function measureOnce(env: Record<string, string>): Promise<number> {
  const { home, end } = await startApp();
  await end();
  const { url, process: restarted, stop } = await startApp({ home, env });
  try {
    for (const path of [paths.home(), paths.booking(), paths.login(), paths.openapi()])
      await (await fetch(new URL(path, url))).arrayBuffer();
    await delay(rest);
    return await settledMemory(restarted.pid ?? 0);
  } finally {
    await stop();
  }
}
