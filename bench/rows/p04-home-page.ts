import { paths } from "~/paths";

import type { Row } from "../row";
import { formatKb, sum } from "../sizes";
import { transfersOf } from "../transfers";

export const homePage: Row = {
  id: "P4",
  what: "home page in all, 412 px wide, first view",
  budget: "≤ 350 kB, ≤ 15 requests",
  aim: "≤ 200 kB",
  measure: async () => {
    const { load } = await transfersOf(paths.home());
    const bytes = sum(load.map(({ bodyBytes, headerBytes }) => bodyBytes + headerBytes));
    return `${formatKb(bytes)} with headers, ${load.length} requests`;
  },
};
