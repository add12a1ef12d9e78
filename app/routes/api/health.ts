import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { isDatabaseAnswering } from "~/db/health.server";
import { databaseDown } from "~/messages/api";
import { version } from "~/process/version.server";

export const loader = resource("routes/api/health", {
  GET: async () =>
    (await isDatabaseAnswering())
      ? { status: "ok" as const, ...version() }
      : problem(503, databaseDown, { headers: { "Retry-After": "30" } }),
});

export const action = loader;
