/** The notifications of the bell; each list is newest first. */
export interface Notices {
  /** By the server's clock. */
  fetchedAt: Date;
  /** The number of bookings that wait for the company. */
  waiting: number;
  pending: NoticeList<BookingNotice>;
  replies: NoticeList<BookingNotice>;
  handedOver: NoticeList<HandOverNotice>;
}

/** The total number of notifications, and the newest ones. */
interface NoticeList<Item> {
  count: number;
  newest: readonly Item[];
}

interface BookingNotice {
  /** The booking's id. */
  id: string;
  fullName: string;
  at: Date;
}

interface HandOverNotice extends BookingNotice {
  by: string;
  note: string;
}

export const countNotices = ({ pending, replies, handedOver }: Notices) =>
  pending.count + replies.count + handedOver.count;

/**
 * Parses the response body of `GET /notices.json`; returns null if it is invalid. Works without Zod, which would be most of the page's
 * JavaScript.
 */
export function parseNotices(body: unknown): Notices | null {
  if (!isRecord(body) || !isCount(body.waiting)) return null;
  const fetchedAt = parseDate(body.fetchedAt);
  const pending = parseList(body.pending, parseEntry);
  const replies = parseList(body.replies, parseEntry);
  const handedOver = parseList(body.handedOver, parseHandedOver);
  if (!fetchedAt || !pending || !replies || !handedOver) return null;
  return { fetchedAt, waiting: body.waiting, pending, replies, handedOver };
}

function parseList<Item>(value: unknown, parseItem: (item: unknown) => Item | null): NoticeList<Item> | null {
  if (!isRecord(value) || !isCount(value.count) || !Array.isArray(value.newest)) return null;
  const newest = value.newest.map((item) => parseItem(item));
  return newest.every((item) => item !== null) ? { count: value.count, newest } : null;
}

function parseEntry(value: unknown): BookingNotice | null {
  if (!isRecord(value)) return null;
  const { id, fullName } = value;
  const at = parseDate(value.at);
  return typeof id === "string" && typeof fullName === "string" && at ? { id, fullName, at } : null;
}

function parseHandedOver(value: unknown): HandOverNotice | null {
  const entry = parseEntry(value);
  if (!entry || !isRecord(value)) return null;
  const { by, note } = value;
  return typeof by === "string" && typeof note === "string" ? { ...entry, by, note } : null;
}

function parseDate(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
