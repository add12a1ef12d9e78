import { paths } from "~/paths";

import { floorSize } from "../floor-size";
import type { Row } from "../row";
import { formatKb, sizeOfScripts } from "../sizes";
import { transfersOf } from "../transfers";

export const bookingScript: Row = {
  id: "P2",
  what: "script on /booking above the floor of Remix and React, gzip",
  budget: "≤ +20 kB",
  aim: "+12 kB",
  measure: async () => {
    const floor = await floorSize();
    const { load, later } = await transfersOf(paths.booking(), {
      act: (page) => page.locator("[name=fullName]").focus(),
    });
    const atLoad = sizeOfScripts(load);
    const atFocus = sizeOfScripts(later);
    return [
      `+${formatKb(atLoad - floor)} at load (${formatKb(atLoad)}, floor ${formatKb(floor)})`,
      `${formatKb(atFocus)} more at the first focus`,
    ].join(", ");
  },
};
