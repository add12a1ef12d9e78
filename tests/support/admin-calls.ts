import { db } from "~/db/client.server";
import { prices, savedReplies } from "~/db/schema.server";
import { action as erasures } from "~/routes/api/v1-erasures";
import { action as price } from "~/routes/api/v1-price";
import { action as pricePosition } from "~/routes/api/v1-price-position";
import { action as reply } from "~/routes/api/v1-reply";
import { action as replyPosition } from "~/routes/api/v1-reply-position";
import type { Write } from "./held-body";

/** The entries of each list, by their place. */
const ids = ["0198f0a0-0000-7000-8000-000000000001", "0198f0a0-0000-7000-8000-000000000002"] as const;

/** Adds two prices and two replies, which the calls below change. */
export async function insertEntries(): Promise<void> {
  const entries = ids.map((id, position) => ({ id, position, label: `Entry ${position}` }));
  await db()
    .insert(prices)
    .values(entries.map((entry) => ({ ...entry, unitCents: 20_000 })));
  await db()
    .insert(savedReplies)
    .values(entries.map((entry) => ({ ...entry, text: "Is there parking?" })));
}

/** A call of the API with a JSON body. */
export function call(
  action: Write["action"],
  method: string,
  path: string,
  body: object,
  params: Record<string, string> = {},
): Write {
  return { action, method, path, params, type: "application/json", body: JSON.stringify(body) };
}

const ofEntry = (action: Write["action"], path: string, body: object) =>
  call(action, "PUT", path.replace("ID", ids[0]), body, { id: ids[0] });

/** Calls by which administrators change lists of the settings, and erase a person, by route. */
export const listCalls = (email: string) => ({
  "routes/api/v1-price": {
    save: () => ofEntry(price, "/api/v1/prices/ID", { label: "Floor plan", unit: "", unitCents: 30_000 }),
  },
  "routes/api/v1-price-position": {
    move: () => ofEntry(pricePosition, "/api/v1/prices/ID/position", { before: null }),
  },
  "routes/api/v1-reply": {
    save: () => ofEntry(reply, "/api/v1/replies/ID", { label: "Parking", text: "Where do we park?" }),
  },
  "routes/api/v1-reply-position": {
    move: () => ofEntry(replyPosition, "/api/v1/replies/ID/position", { before: null }),
  },
  "routes/api/v1-erasures": {
    erase: () => call(erasures, "POST", "/api/v1/erasures", { person: email, mode: "erase" }),
  },
});
