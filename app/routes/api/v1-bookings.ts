import { resource } from "~/api/resource.server";
import { recordApiRead } from "~/audit/record-export.server";
import { toWorkJson } from "~/booking/list/booking-json";
import { defaultFilter } from "~/booking/list/filter";
import { pageBookings } from "~/booking/list/full-bookings.server";
import { toCursor } from "~/lib/cursor";
import { defaultLimit, toPage } from "~/lib/to-page";

export const loader = resource("routes/api/v1-bookings", {
  GET: async ({ session, query: { cursor, limit = defaultLimit, fields, isSpam, ...filter } }) => {
    await recordApiRead(session);
    const asked = { ...defaultFilter, ...filter, ...(isSpam && { spam: true as const }) };
    const found = await pageBookings(asked, limit + 1, cursor);
    return toPage(found, limit, {
      show: (booking) => pick(toWorkJson(booking), fields),
      toNext: ({ booking }) => toCursor(booking),
    });
  },
});

function pick<Json extends { id: string }>(json: Json, fields: ReadonlySet<string> | undefined) {
  if (!fields) return json;
  const kept = Object.entries(json).filter(([name]) => fields.has(name));
  return { id: json.id, ...(Object.fromEntries(kept) as Partial<Json>) };
}

export const action = loader;
