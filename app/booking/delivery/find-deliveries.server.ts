import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { deliveries, deliveryItems, type DeliveryState } from "~/db/schema.server";
import { isUuid } from "~/lib/uuid";
import { maxItems } from "./delivery";

export type Delivery = typeof deliveries.$inferSelect;

export type DeliveryItem = typeof deliveryItems.$inferSelect;

export interface DeliveryWithItems extends Delivery {
  items: DeliveryItem[];
}

const maxDeliveries = 50;

const allStates = ["draft", "published", "withdrawn"] as const satisfies readonly DeliveryState[];

/** Returns the deliveries, newest version first, each with its items. */
export async function findDeliveries(
  bookingId: string,
  states: readonly DeliveryState[] = allStates,
): Promise<DeliveryWithItems[]> {
  const found = await db()
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.bookingId, bookingId), inArray(deliveries.state, [...states])))
    .orderBy(desc(deliveries.version))
    .limit(maxDeliveries);
  const items = await findItems(found.map(({ id }) => id));
  return found.map((delivery) => ({
    ...delivery,
    items: items.filter(({ deliveryId }) => deliveryId === delivery.id),
  }));
}

/** Returns the deliveries that the customer sees, the newest version first. All of their items are ready. */
export function findPublishedDeliveries(bookingId: string): Promise<DeliveryWithItems[]> {
  return findDeliveries(bookingId, ["published"]);
}

export async function findPublishedItem(
  bookingId: string,
  itemId: string | undefined,
): Promise<DeliveryItem | null> {
  const isPublished = and(eq(deliveries.state, "published"), eq(deliveryItems.state, "ready"));
  return (await findItem(bookingId, itemId, isPublished)) ?? null;
}

export async function findItem(
  bookingId: string,
  itemId: string | undefined,
  condition?: SQL,
): Promise<DeliveryItem | undefined> {
  if (!isUuid(bookingId) || !isUuid(itemId)) return undefined;
  const [found] = await db()
    .select({ item: deliveryItems })
    .from(deliveryItems)
    .innerJoin(deliveries, eq(deliveries.id, deliveryItems.deliveryId))
    .where(and(eq(deliveryItems.id, itemId), eq(deliveries.bookingId, bookingId), condition));
  return found?.item;
}

export function findItems(deliveryIds: string[], database: Database = db()): Promise<DeliveryItem[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  return database
    .select()
    .from(deliveryItems)
    .where(inArray(deliveryItems.deliveryId, deliveryIds))
    .orderBy(asc(deliveryItems.position), asc(deliveryItems.id))
    .limit(maxDeliveries * maxItems);
}
