import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { confirmRemovals, readRemovals } from "~/sweeps/removals.server";

export const loader = resource("routes/api/v1-removals", {
  GET: async () => {
    const { reason, now, horizon, due } = await readRemovals();
    return { reason, now: now.toISOString(), horizon: horizon.toISOString(), due };
  },
  POST: async ({ body: { shownAt }, session }) => {
    const { result: code } = await confirmRemovals(shownAt, session);
    if (code === "clock-moved") return problem(409, text.clockMoved, { more: { code } });
    return { message: text.removalsConfirmed };
  },
});

export const action = loader;
