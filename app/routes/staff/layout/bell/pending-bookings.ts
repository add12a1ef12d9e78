/** The pending bookings, as the bell shows them. */
export interface PendingBookings {
  count: number;
  /** At most 20, newest first. */
  newest: readonly { id: string; fullName: string; createdAt: Date }[];
  /** Server time. */
  fetchedAt: Date;
}

/** Maximum number of bookings in the menu. */
const maxNewest = 20;

/**
 * Parses the response body of `GET /api/booking/pending`; returns null if it is invalid. Written without Zod, which
 * would be most of the JavaScript of the page.
 */
export function parsePendingResponse(body: unknown, fetchedAt: Date): PendingBookings | null {
  if (!isRecord(body)) return null;
  const { ptotalCount: count, pendingBookings } = body;
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 0) return null;
  if (!Array.isArray(pendingBookings)) return null;
  const newest = pendingBookings.slice(0, maxNewest).map(parsePendingBooking);
  return newest.every((booking) => booking !== null) ? { count, newest, fetchedAt } : null;
}

function parsePendingBooking(value: unknown): PendingBookings["newest"][number] | null {
  if (!isRecord(value)) return null;
  const { id, fullName, createdAt } = value;
  if (typeof id !== "string" || typeof fullName !== "string" || typeof createdAt !== "string") return null;
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? null : { id, fullName, createdAt: date };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
