/** What the bell shows beside new requests; each list is newest first. */
export interface Notices {
  /** Bookings that wait for us. */
  waiting: number;
  replies: NoticeList<Entry>;
  handedOver: NoticeList<HandedOver>;
}

/** How many there are, and the newest of them. */
export interface NoticeList<Item> {
  count: number;
  newest: readonly Item[];
}

/** What happened to a booking, and when. */
export interface Entry {
  /** Of the booking. */
  id: string;
  fullName: string;
  at: Date;
}

interface HandedOver extends Entry {
  /** The colleague's name, and what they wrote; may be empty. */
  by: string;
  note: string;
}

/** Parses the response body of `GET /notices.json`; returns null if it is invalid. */
export function parseNotices(body: unknown): Notices | null {
  if (!isRecord(body) || !isCount(body.waiting)) return null;
  const replies = parseList(body.replies, parseEntry);
  const handedOver = parseList(body.handedOver, parseHandedOver);
  return replies && handedOver ? { waiting: body.waiting, replies, handedOver } : null;
}

/** Parses a list, up to `most` of its items; returns null if it is invalid. */
export function parseList<Item>(
  value: unknown,
  parseItem: (item: unknown) => Item | null,
  most?: number,
): NoticeList<Item> | null {
  if (!isRecord(value) || !isCount(value.count) || !Array.isArray(value.newest)) return null;
  const newest = value.newest.slice(0, most).map((item) => parseItem(item));
  return newest.every((item) => item !== null) ? { count: value.count, newest } : null;
}

/** Parses an entry whose time has a name of the API; returns null if it is invalid. */
export function parseEntry(value: unknown, time = "at"): Entry | null {
  if (!isRecord(value)) return null;
  const { id, fullName, [time]: at } = value;
  if (typeof id !== "string" || typeof fullName !== "string" || typeof at !== "string") return null;
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? null : { id, fullName, at: date };
}

function parseHandedOver(value: unknown): HandedOver | null {
  const entry = parseEntry(value);
  if (!entry || !isRecord(value)) return null;
  const { by, note } = value;
  return typeof by === "string" && typeof note === "string" ? { ...entry, by, note } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a value of JSON is an object, or an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
