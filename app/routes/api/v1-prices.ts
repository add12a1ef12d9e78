import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { priceList } from "~/settings/lists/prices.server";

export const loader = resource("routes/api/v1-prices", { GET: entriesOf(priceList).all });

export const action = loader;
