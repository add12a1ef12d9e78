import { findUnpublished } from "~/booking/delivery/change-delivery.server";
import { type DeliveryWithItems, findItems } from "~/booking/delivery/find-deliveries.server";
import type { Quote } from "~/booking/quote/quote";
import { findOpenQuote } from "~/booking/quote/quotes.server";
import type { WorkKind } from "~/booking/stage/effects";
import { findUpcomingVisits, type Visit } from "~/booking/visit/find-visit.server";
import { db } from "~/db/client.server";
import type { Database } from "~/db/connection.server";

/** The current work that a stage change may affect. Null for kinds without work. */
export interface WorkUnderWay extends Record<WorkKind, unknown> {
  quote: Quote | null;
  /** Visits that have not begun, soonest first. */
  visit: readonly Visit[] | null;
  /** The unpublished version, unless it is empty. */
  results: DeliveryWithItems | null;
}

export async function findWorkUnderWay(bookingId: string, database: Database = db()): Promise<WorkUnderWay> {
  const draft = await findUnpublished(database, bookingId);
  const items = draft ? await findItems([draft.id], database) : [];
  const visits = await findUpcomingVisits(database, bookingId);
  return {
    quote: await findOpenQuote(bookingId, database),
    visit: visits.length > 0 ? visits : null,
    results: draft && items.length > 0 ? { ...draft, items } : null,
  };
}
