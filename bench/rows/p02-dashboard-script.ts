import { fillInBooking, submitBooking } from "#tests/support/booking-post";
import { signIn } from "#tests/support/sign-in";
import { Visitor } from "#tests/support/visitor";
import { paths } from "~/paths";

import { sharedApp } from "../app";
import { floorSize } from "../floor-size";
import type { Row } from "../row";
import { formatKb, sizeOfScripts } from "../sizes";
import { transfersOf } from "../transfers";

export const dashboardScript: Row = {
  id: "P2",
  what: "script on /dashboard with its charts above that floor, gzip",
  budget: "≤ +65 kB",
  aim: "+55 kB",
  measure: async () => {
    const floor = await floorSize();
    const { load, later } = await transfersOf(paths.dashboard(), {
      // Without a booking there is no chart.
      prepare: async (page) => {
        const visitor = new Visitor((await sharedApp()).url);
        await fillInBooking(visitor, "Ada Example");
        await submitBooking(visitor);
        await signIn(page);
      },
      act: (page) => page.locator("[data-chart]").first().scrollIntoViewIfNeeded(),
    });
    const unseen = sizeOfScripts(load);
    const all = unseen + sizeOfScripts(later);
    return [
      `+${formatKb(all - floor)} with both charts (${formatKb(all)})`,
      `+${formatKb(unseen - floor)} before one is near the window (${formatKb(unseen)})`,
    ].join(", ");
  },
};
