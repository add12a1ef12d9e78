import type { policies } from "~/policies";
import type { Resource } from "./call";
import { pendingBookings } from "./contract/booking";

/** Every address of the API by the id of its route. */
export const contract = {
  "routes/api.booking.pending": pendingBookings,
} as const satisfies Partial<Record<keyof typeof policies, Resource>>;

export type ResourceId = keyof typeof contract;
