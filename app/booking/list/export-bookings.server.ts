import { and as allOf, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  type AnswerName,
  columnOf,
  type ConsentField,
  fields,
  fieldsOf,
  isOfKind,
  type NameOfKind,
} from "~/booking-fields";
import { quoteStateAt } from "~/booking/quote/quote";
import { type Booking, bookingColumns } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { statusLabel } from "~/booking/status";
import { db, rows } from "~/db/client.server";
import { bookings, quotes, users, visits } from "~/db/schema.server";
import { byteOrderMark, type CsvCell, type CsvChunk, toCsv } from "~/lib/csv";
import { isReversed } from "~/lib/day-range";
import { toPacificInput } from "~/lib/pacific-time";
import * as text from "~/messages/booking-answers";
import { language as languageText, languages, stages } from "~/messages/booking-state";
import { quoteStates } from "~/messages/booking-work";
import { csvColumns as heads, csvWaiting, inDollars, inPacificTime } from "~/messages/bookings-list";
import type { ListFilter } from "./filter";
import { and, conditionsOf } from "./filter-sql.server";
import { findIdsByReference, readIdBatches } from "./read-ids.server";

const owners = alias(users, "owners");

/** Exports every booking that matches a filter, in its order, as CSV for spreadsheets. The number of bookings is not limited. */
export async function* exportBookings(filter: ListFilter): AsyncGenerator<CsvChunk, undefined> {
  let head = byteOrderMark + toCsv([exportHeaders]);
  for await (const ids of readIdBatches(filter)) {
    const batch = await readBatch(ids);
    yield { csv: head + toCsv(batch.map(toExportRow)), count: batch.length };
    head = "";
  }
  if (head) yield { csv: head, count: 0 };
}

export async function countExported(filter: ListFilter): Promise<number> {
  if (isReversed(filter)) return 0;
  const referenced = await findIdsByReference(filter);
  if (referenced.length > 0) return referenced.length;
  const [found] = await rows<{ count: number }>(
    db(),
    sql`select count(*)::int as count from bookings where ${and(conditionsOf(filter))}`,
  );
  return found?.count ?? 0;
}

/** Reads bookings in the order of the ids. Leaves out bookings that were removed after the ids were read. */
async function readBatch(ids: string[]): Promise<ExportedBooking[]> {
  const [found, lastQuotes, lastVisits] = await Promise.all([
    db()
      .select({ ...bookingColumns, viewer: users.email, owner: owners.fullName })
      .from(bookings)
      .leftJoin(users, eq(users.id, bookings.viewedBy))
      .leftJoin(owners, eq(owners.id, bookings.ownerId))
      .where(inArray(bookings.id, ids)),
    findLastQuotes(ids),
    findLastVisits(ids),
  ]);
  const byId = new Map(found.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => {
    const booking = byId.get(id);
    return booking ? [{ ...booking, quote: lastQuotes.get(id), visit: lastVisits.get(id) }] : [];
  });
}

async function findLastQuotes(ids: string[]) {
  const { bookingId, totalCents, state, validUntil, number } = quotes;
  const found = await db()
    .selectDistinctOn([bookingId], { bookingId, totalCents, state, validUntil })
    .from(quotes)
    .where(inArray(bookingId, ids))
    .orderBy(bookingId, desc(number));
  return new Map(found.map((quote) => [quote.bookingId, quote]));
}

/** Returns the start of each booking's last visit that is not canceled, even if the visit is over. */
async function findLastVisits(ids: string[]) {
  const { bookingId, startsAt } = visits;
  const found = await db()
    .selectDistinctOn([bookingId], { bookingId, startsAt })
    .from(visits)
    .where(allOf(inArray(bookingId, ids), isNull(visits.canceledAt)))
    .orderBy(bookingId, desc(startsAt));
  return new Map(found.map((visit) => [visit.bookingId, visit.startsAt]));
}

type LastQuotes = Awaited<ReturnType<typeof findLastQuotes>>;

type ExportedBooking = Booking & {
  /** A staff email. */
  viewer: string | null;
  owner: string | null;
  quote: ReturnType<LastQuotes["get"]>;
  visit: Date | undefined;
};

type ExportColumn = [header: string, cell: (booking: ExportedBooking) => CsvCell];

/** Reference and status first, then the answers in the order of the form. */
const columns: readonly ExportColumn[] = [
  [heads.reference, ({ reference }) => formatReference(reference)],
  [heads.status, ({ status }) => statusLabel(status)],
  [heads.received, ({ createdAt }) => formatTimestamp(createdAt)],
  ...([1, 2, 3, 4] as const).flatMap((step) => fieldsOf(step).map(toColumn)),
  [heads.completionDate, ({ completionDate }) => formatTimestamp(completionDate)],
  ...fieldsOf(5).flatMap(toConsentColumns),
  [heads.viewed, ({ viewedAt }) => formatTimestamp(viewedAt)],
  [heads.viewedBy, ({ viewer }) => viewer ?? ""],
  [heads.stage, ({ stage }) => stages[stage]],
  [heads.stageChanged, ({ stageChangedAt }) => formatTimestamp(stageChangedAt)],
  [heads.owner, ({ owner }) => owner ?? ""],
  [heads.waitingFor, ({ waitingFor }) => csvWaiting[waitingFor]],
  [
    heads.waitingSince,
    ({ waitingFor, waitingSince }) => formatTimestamp(waitingFor === "nobody" ? null : waitingSince),
  ],
  [heads.id, ({ id }) => id],
  [inDollars(heads.quoteTotal), ({ quote }) => (quote ? (quote.totalCents / 100).toFixed(2) : "")],
  [heads.quoteState, ({ quote }) => (quote ? quoteStates[quoteStateAt(quote, new Date())] : "")],
  [heads.visit, ({ visit = null }) => formatTimestamp(visit)],
  [languageText.label, ({ language }) => languages[language]],
];

export const exportHeaders: readonly string[] = columns.map(([header]) => header);

export function toExportRow(booking: ExportedBooking): CsvCell[] {
  return columns.map(([, cell]) => cell(booking));
}

function toColumn(name: Exclude<AnswerName, NameOfKind<"consent">>): ExportColumn {
  const { kind } = fields[name];
  const label = text.answerLabels[name];
  const head = kind === "date" ? inPacificTime(label) : kind === "dollars" ? inDollars(label) : label;
  return [head, (booking) => (isInitialAmount(name, booking[name]) ? "" : toCsvCell(booking[name]))];
}

/** Returns whether this is the form's initial amount. The visitor may not have chosen it. */
function isInitialAmount(name: AnswerName, value: unknown): boolean {
  return isOfKind(name, "dollars") && value === fields[name].initial;
}

function toConsentColumns(name: NameOfKind<"consent">): ExportColumn[] {
  const { version }: ConsentField = fields[name];
  return [
    [heads[name], (booking) => formatTimestamp(booking[columnOf(name)])],
    ...(version ? [[heads[version], (booking) => booking[version] ?? ""] satisfies ExportColumn] : []),
  ];
}

function toCsvCell(value: string | number | string[] | Date | null): CsvCell {
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? formatTimestamp(value) : value;
}

/** Formats as `2026-12-11 09:30`, which spreadsheets recognize as a date in every locale. */
function formatTimestamp(date: Date | null): string {
  return date ? toPacificInput(date).replace("T", " ") : "";
}
