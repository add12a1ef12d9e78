import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { priceList } from "~/settings/lists/prices.server";

export const loader = resource("routes/api/v1-price-position", {
  PUT: ({ params: { id }, body: { before }, session }) => entriesOf(priceList).move(id, before, session),
});

export const action = loader;
