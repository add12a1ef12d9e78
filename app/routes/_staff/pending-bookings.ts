/** The enquiries that nobody has viewed yet, as the bell shows them. */
export interface PendingEnquiries {
  count: number;
  /** At most 20, newest first. */
  newest: readonly { id: string; fullName: string; createdAt: Date }[];
  /** By the server's clock. */
  askedAt: Date;
}

/** More are not shown, whatever the server answers. */
const most = 20;

/**
 * The answer of `GET /api/booking/pending`; null when it is no such answer. Read by hand: a schema's
 * library would be the larger part of what this page sends to the browser.
 */
export function parsePendingResponse(body: unknown, askedAt: Date): PendingEnquiries | null {
  if (!isRecord(body)) return null;
  const { ptotalCount: count, pendingBookings } = body;
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 0) return null;
  if (!Array.isArray(pendingBookings)) return null;
  const newest = pendingBookings.slice(0, most).map(readEnquiry);
  return newest.every((enquiry) => enquiry !== null) ? { count, newest, askedAt } : null;
}

function readEnquiry(value: unknown): PendingEnquiries["newest"][number] | null {
  if (!isRecord(value)) return null;
  const { id, fullName, createdAt } = value;
  if (typeof id !== "string" || typeof fullName !== "string" || typeof createdAt !== "string") return null;
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? null : { id, fullName, createdAt: date };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
