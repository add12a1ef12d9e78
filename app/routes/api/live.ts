import { resource } from "~/api/resource.server";
import { version } from "~/process/version.server";

const live = resource("routes/api/live", {
  GET: () => ({ status: "alive" as const, ...version() }),
});

export const loader = live.loader;
export const action = live.action;
