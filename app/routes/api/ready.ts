import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import { notReady, partDown } from "~/messages/api";
import { missingSettings } from "~/server/missing-settings.server";
import { parts, readiness } from "~/server/readiness.server";

export const loader = resource("routes/api/ready", {
  GET: async () => {
    const checks = await readiness();
    const failed = parts.filter((part) => checks[part] === "failed");
    if (failed.length === 0) return { status: "ready" as const, missingSettings: missingSettings() };
    // Names the part and nothing else: anybody may ask. The log has the error.
    const errors = Object.fromEntries(failed.map((part) => [part, [partDown[part]]]));
    return problem(503, notReady, { errors, headers: { "Retry-After": "30" } });
  },
});

export const action = loader;
