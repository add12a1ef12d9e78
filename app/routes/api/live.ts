import { resource } from "~/api/resource.server";
import { version } from "~/process/version.server";

export const loader = resource("routes/api/live", {
  GET: () => ({ status: "alive" as const, ...version() }),
});

export const action = loader;
