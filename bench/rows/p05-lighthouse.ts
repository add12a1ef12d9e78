import { publicPages } from "#tests/support/http/public-pages";
import { translations } from "~/messages/languages";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";
import { auditPage, type LighthouseReport, scoreOf } from "../lighthouse";
import type { Row } from "../row";
import { percentile } from "../statistics";

const homes = translations.map((locale) => pathIn(locale, paths.home()));
const pages = [...publicPages.map(({ path }) => path), paths.booking(), paths.login(), ...homes];
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Returns the score and the audits with the largest losses. */
function describe(report: LighthouseReport, category: string): string {
  const losses = (report.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, loss: weight * (1 - (report.audits[id]?.score ?? 1)) }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss);
  const worst = losses.slice(0, 2).map(({ id }) => id);
  return `${scoreOf(report, category)} (${worst.join(", ")})`;
}

const rounds = 3;
// Lighthouse's own network, with a processor five times slower than its phone's.
const throttling = { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 20 };

async function medianScore(path: string): Promise<number> {
  const scores: number[] = [];
  for (let round = 0; round < rounds; round++)
    scores.push(
      scoreOf(await auditPage(path, { onlyCategories: ["performance"], throttling }), "performance"),
    );
  return percentile(scores, 0.5);
}

export const lighthouse: Row[] = [
  {
    id: "P5",
    what: "Lighthouse mobile, four categories, every public page, and the home page in each language",
    budget: "100",
    aim: "100",
    measure: async () => {
      const faults: string[] = [];
      for (const path of pages) {
        const report = await auditPage(path);
        for (const category of categories)
          if (scoreOf(report, category) < 100)
            faults.push(`${path} ${category} ${describe(report, category)}`);
      }
      const clean = pages.length * categories.length - faults.length;
      return [`100 in ${clean} of ${pages.length * categories.length}`, ...faults].join("; ");
    },
  },
  {
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
  },
];
