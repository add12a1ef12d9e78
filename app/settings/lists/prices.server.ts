import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { prices } from "~/db/schema.server";
import type { EntryList } from "./change-list.server";
import { describePrice, maxPrices, type Price } from "./price";

export const priceList: EntryList<Omit<Price, "id">> = {
  setting: "prices",
  max: maxPrices,
  read: (database) =>
    database
      .select({ id: prices.id, label: prices.label, unit: prices.unit, unitCents: prices.unitCents })
      .from(prices)
      .orderBy(sql`lower(${prices.label})`, prices.id)
      .limit(maxPrices),
  insert: (transaction, price) => transaction.insert(prices).values(price),
  update: (transaction, id, values) => transaction.update(prices).set(values).where(eq(prices.id, id)),
  remove: (transaction, id) => transaction.delete(prices).where(eq(prices.id, id)),
  describe: describePrice,
};

export function listPrices(): Promise<Price[]> {
  return priceList.read(db());
}
