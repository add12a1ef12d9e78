import { setTimeout as delay } from "node:timers/promises";
import { paths } from "~/paths";

import { startApp } from "../app";
import { settledMemory } from "../memory";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;
/** Milliseconds after the last page. V8 collects garbage some 20 seconds after the last allocation, and gives the memory back. */
const rest = 45_000;

export const memoryAtRest: Row = {
  id: "P21",
  what: "memory of the process at rest, embedded database, 45 s after its first pages",
  budget: "≤ 280 MB",
  aim: "≤ 220 MB",
  measure: async () => {
    const sizes: number[] = [];
    for (let round = 0; round < rounds; round++) sizes.push(await measureOnce());
    return `${Math.round(percentile(sizes, 0.5) / 1e6)} MB (median of ${rounds})`;
  },
};

/** Measures a second start: the first one also runs the program that creates the database. */
async function measureOnce(): Promise<number> {
  const { home, end } = await startApp();
  await end();
  const { url, process: restarted, stop } = await startApp({ home });
  try {
    for (const path of [paths.home(), paths.booking(), paths.login(), paths.openapi()])
      await (await fetch(new URL(path, url))).arrayBuffer();
    await delay(rest);
    return await settledMemory(restarted.pid ?? 0);
  } finally {
    await stop();
  }
}
