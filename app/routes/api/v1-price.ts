import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { priceList } from "~/settings/lists/prices.server";

const entries = entriesOf(priceList);

export const loader = resource("routes/api/v1-price", {
  GET: ({ params: { id } }) => entries.one(id),
  PUT: ({ params: { id }, headers, body: values, session }) => entries.save(id, { values, headers, session }),
  DELETE: ({ params: { id }, session }) => entries.remove(id, session),
});

export const action = loader;
