import fc from "fast-check";
import { insertStaff } from "#tests/support/records/staff";
import {
  listDates,
  type ListFilter,
  listOrders,
  listSorts,
  listWaiting,
  none,
  open,
  withValidSort,
} from "~/booking/list/filter";
import { searchTerms, searchText } from "~/booking/record/search-text";
import { findService } from "~/booking/services";
import type { Stage, WaitingFor } from "~/db/schema.server";
import { parsePacific } from "~/lib/pacific-time";
import type { Locale } from "~/messages/languages";

/** The columns of a booking that a list filters and sorts by. */
export interface ListedBooking {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  status: number;
  preferredDate: Date | null;
  createdAt: Date;
  service?: string;
  language?: Locale;
  stage?: Stage;
  ownerId?: string | null;
  waitingFor?: WaitingFor;
  waitingSince?: Date;
  repliedAt?: Date | null;
}

/** The owner of some of `someBookings`. Call `insertSomeOwner` before storing those bookings. */
const someOwner = "5fd1c3a4-7d3b-4c58-9d0f-2f6a1b0c9e11";

export async function insertSomeOwner(): Promise<void> {
  await insertStaff({ id: someOwner });
}

const words = ["ana", "Anna", "Zoë", "Петр", "李", "😀", "%", "_", "\\", "@", "5", "555", "-", " "];
const word = fc.constantFrom(...words);
const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
/** Daylight saving time begins on the middle day: its next Pacific midnight is at 07:00 UTC instead of 08:00. */
const days = ["2026-03-07", "2026-03-08", "2026-03-09"];
const moment = fc
  .constantFrom(
    ...days.flatMap((day) => ["T06:59:59.999Z", "T07:00Z", "T08:00Z", "T18:30Z"].map((t) => day + t)),
  )
  .map((moment) => new Date(moment));
const day = fc.option(fc.constantFrom(...days), { nil: undefined });

/** Bookings that differ little, so that many have the same rank and many match a filter. */
export const someBookings = fc.array(
  fc.record({
    id: fc.uuid(),
    fullName: text,
    email: text,
    phone: text,
    status: fc.constantFrom(0, 0, 1, 1, 1, 7, -1),
    preferredDate: fc.option(moment),
    createdAt: moment,
    service: fc.constantFrom("", "Scan to BIM", "Digital Twin"),
    language: fc.constantFrom("en-US", "vi"),
    stage: fc.constantFrom("new", "in-review", "done"),
    ownerId: fc.constantFrom(null, someOwner),
    waitingFor: fc.constantFrom("us", "them", "nobody"),
    waitingSince: moment,
    repliedAt: fc.option(moment),
  }),
  { maxLength: 12 },
);

export const someFilter: fc.Arbitrary<ListFilter> = fc
  .record({
    q: fc.oneof(fc.constant(""), text),
    status: fc.constantFrom(undefined, 0, 1),
    service: fc.constantFrom(undefined, undefined, none, "scan-to-bim"),
    language: fc.constantFrom(undefined, undefined, undefined, "en-US", "vi"),
    stage: fc.constantFrom(undefined, undefined, "new", "done", open),
    owner: fc.constantFrom(undefined, undefined, none, someOwner),
    waiting: fc.constantFrom(undefined, undefined, ...listWaiting),
    date: fc.constantFrom(...listDates),
    from: day,
    to: day,
    sort: fc.constantFrom(...listSorts),
    order: fc.constantFrom(...listOrders),
  })
  .map(withValidSort);

/** Filters and sorts in memory, as the reference model of the list. Returns the ids that the database must find. */
export function plainList(bookings: readonly ListedBooking[], filter: ListFilter): string[] {
  return bookings
    .filter((booking) => isShown(booking, filter))
    .sort((a, b) => compare(a, b, filter))
    .map(({ id }) => id);
}

function isShown(booking: ListedBooking, filter: ListFilter): boolean {
  const { q, status, date, from, to } = filter;
  const terms = searchTerms(q);
  if (terms.length > 0 && !terms.some((term) => searchText(booking).includes(term))) return false;
  if (status !== undefined && booking.status !== status) return false;
  if (!hasWork(booking, filter)) return false;
  if (from === undefined && to === undefined) return true;
  const moment = date === "received" ? booking.createdAt : booking.preferredDate;
  if (moment === null) return false;
  if (from !== undefined && moment < beginning(from)) return false;
  return to === undefined || moment < beginning(days[days.indexOf(to) + 1] ?? "2026-03-10");
}

function hasWork(booking: ListedBooking, filter: ListFilter): boolean {
  const { service, language, stage, owner, waiting } = filter;
  if (language !== undefined && booking.language !== language) return false;
  if (service !== undefined && booking.service !== (findService(service)?.name ?? "")) return false;
  if (stage === open ? booking.stage === "done" : stage !== undefined && booking.stage !== stage)
    return false;
  if (owner !== undefined && booking.ownerId !== (owner === none ? null : owner)) return false;
  return waiting === undefined || booking.waitingFor === waiting;
}

function beginning(text: string): Date {
  const date = parsePacific(`${text}T00:00`);
  if (!date) throw new Error(`${text} is not a day.`);
  return date;
}

function compare(a: ListedBooking, b: ListedBooking, { sort, order }: ListFilter): number {
  const direction = order === "asc" ? 1 : -1;
  const [left, right] = [toSortKey(a, sort), toSortKey(b, sort)];
  if (left === null || right === null) {
    if (left !== right) return left === null ? 1 : -1;
    return direction * Buffer.compare(Buffer.from(a.id), Buffer.from(b.id));
  }
  return direction * (Buffer.compare(left, right) || Buffer.compare(Buffer.from(a.id), Buffer.from(b.id)));
}

function toSortKey(booking: ListedBooking, sort: ListFilter["sort"]): Buffer | null {
  if (sort === "name") {
    const [name = ""] = searchText(booking).split("\n");
    return Buffer.from(Array.from(name).slice(0, 80).join(""));
  }
  if (sort === "replies")
    return Buffer.from(`${booking.repliedAt ? 0 : 1}${booking.waitingSince?.toISOString()}`);
  const moments = {
    received: booking.createdAt,
    preferred: booking.preferredDate,
    waiting: booking.waitingSince ?? null,
  };
  const moment = moments[sort];
  return moment && Buffer.from(moment.toISOString());
}
