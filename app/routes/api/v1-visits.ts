import { resource } from "~/api/resource.server";
import { visitsBetween } from "~/booking/calendar/find-visits.server";
import { toVisitJson } from "~/booking/visit/visit-json";

export const loader = resource("routes/api/v1-visits", {
  GET: async ({ query: { from, to, staffId } }) => {
    const found = await visitsBetween(from, to, staffId);
    return { items: found.map(({ visit, staffName }) => toVisitJson({ ...visit, staffName })) };
  },
});

export const action = loader;
