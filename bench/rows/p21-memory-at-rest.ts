import { paths } from "~/paths";
import { withApp } from "../app";
import { settledMemory } from "../memory";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;

export const memoryAtRest: Row = {
  id: "P21",
  what: "memory of the process at rest, embedded database, after its first pages",
  budget: "≤ 350 MB",
  aim: "≤ 250 MB",
  measure: async () => {
    const sizes: number[] = [];
    for (let round = 0; round < rounds; round++) sizes.push(await measureOnce());
    return `${Math.round(percentile(sizes, 0.5) / 1e6)} MB (median of ${rounds})`;
  },
};

function measureOnce(): Promise<number> {
  return withApp(async ({ url, process: { pid = 0 } }) => {
    for (const path of [paths.home(), paths.booking(), paths.login(), paths.api.openapi()])
      await (await fetch(new URL(path, url))).arrayBuffer();
    return settledMemory(pid);
  });
}
