import { entriesOf } from "~/api/answer-entries.server";
import { resource } from "~/api/resource.server";
import { priceList } from "~/settings/lists/prices.server";

const prices = resource("routes/api/v1-prices", { GET: entriesOf(priceList).all });

export const loader = prices.loader;
export const action = prices.action;
