import { paths } from "~/paths";

import { auditPage, scoreOf } from "../lighthouse";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;
// Lighthouse's own line, with a processor five times slower than its phone's.
const throttling = { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 20 };

export const slowPhone: Row = {
  id: "P6",
  what: "Lighthouse performance at CPU slowdown 20",
  budget: "≥ 98 marketing, ≥ 85 booking",
  aim: "99; 92",
  measure: async () => {
    const pages = [paths.home(), paths.service("scan-to-bim"), paths.booking()];
    const scores: string[] = [];
    for (const path of pages) scores.push(`${path} ${await medianScore(path)}`);
    return `${scores.join(", ")}, medians of ${rounds}`;
  },
};

async function medianScore(path: string): Promise<number> {
  const scores: number[] = [];
  for (let round = 0; round < rounds; round++)
    scores.push(
      scoreOf(await auditPage(path, { onlyCategories: ["performance"], throttling }), "performance"),
    );
  return percentile(scores, 0.5);
}
