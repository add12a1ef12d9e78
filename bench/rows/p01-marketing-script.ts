import { publicPages } from "#tests/support/public-pages";

import type { Row } from "../row";
import { formatKb, sum } from "../sizes";
import { transfersOf } from "../transfers";

export const marketingScript: Row = {
  id: "P1",
  what: "script on a marketing page, transferred",
  budget: "≤ 3 kB, no framework",
  aim: "≤ 1.5 kB",
  measure: async () => {
    const sizes: { path: string; bytes: number; files: number }[] = [];
    for (const { path } of publicPages) {
      const scripts = (await transfersOf(path)).load.filter(({ isScript }) => isScript);
      sizes.push({ path, bytes: sum(scripts.map(({ bodyBytes }) => bodyBytes)), files: scripts.length });
    }
    const most = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    return `${formatKb(most.bytes)} in ${most.files} file(s) on ${most.path}, the most of ${sizes.length} pages`;
  },
};
