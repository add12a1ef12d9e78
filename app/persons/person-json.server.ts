import { asc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { columnOf, type ConsentField, fields, fieldsOf, type NameOfKind } from "~/booking-fields";
import { findDeliveries } from "~/booking/delivery/find-deliveries.server";
import { toBookingJson } from "~/booking/record/booking-json";
import { formatReference } from "~/booking/reference";
import { db } from "~/db/client.server";
import {
  type bookingDrafts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  type bookings,
  mails,
  quotes,
  visits,
} from "~/db/schema.server";
import type { StoredFile } from "~/files/stored-files.server";

export interface ExportedFile {
  file: StoredFile;
  /** The name in the ZIP, with folders. */
  path: string;
  isStored: boolean;
}

/** Entries of each kind of one request, more than the forms' limits allow in years. */
const maxEntries = 5_000;

type PersonalBooking = typeof bookings.$inferSelect;

/** Returns a request with all of its records, without the names of staff, whose data are not the customer's. */
export async function bookingToJson(
  booking: PersonalBooking,
  files: readonly ExportedFile[],
): Promise<object> {
  const { id } = booking;
  const [messages, notes, sentQuotes, planned, sentMails, events, delivered] = await Promise.all([
    entriesOf(id, bookingMessages, bookingMessages.createdAt),
    entriesOf(id, bookingNotes, bookingNotes.createdAt),
    entriesOf(id, quotes, quotes.number),
    entriesOf(id, visits, visits.startsAt),
    entriesOf(id, mails, mails.createdAt),
    entriesOf(id, bookingEvents, bookingEvents.id),
    findDeliveries(id, ["published", "withdrawn"]),
  ]);
  return {
    ...toBookingJson({ booking, files: [] }),
    reference: formatReference(booking.reference),
    stage: booking.stage,
    stageChangedAt: booking.stageChangedAt,
    consents: Object.fromEntries(
      fieldsOf(5).map((name) => [toConsentKey(name), toConsentEntry(booking, name)]),
    ),
    clientAddress: booking.clientAddress,
    files: files.map(toFileEntry),
    messages: messages.map((message) => ({
      from: toParty(message.author),
      ...pick(message, "kind", "text", "proposedAt", "createdAt"),
    })),
    notes: notes.map((note) => pick(note, "text", "createdAt")),
    quotes: sentQuotes.map((quote) => ({
      ...pick(quote, "number", "lines", "totalCents", "validUntil"),
      ...pick(quote, "note", "state", "answeredAt", "createdAt"),
    })),
    visits: planned.map((visit) => pick(visit, "startsAt", "minutes", "canceledAt", "createdAt")),
    // Only describes the results' files, which are gigabytes. The customer has them on the private page.
    results: delivered.map(({ items, ...result }) => ({
      ...pick(result, "version", "title", "note", "state", "publishedAt"),
      items: items.map(({ kind, name, contentType, byteSize, sha256, url }) => ({
        kind,
        name,
        type: contentType,
        bytes: byteSize,
        sha256,
        url,
      })),
    })),
    emails: sentMails.map(mailToJson),
    history: events.map(({ kind, actor, createdAt }) => ({ event: kind, by: toParty(actor), createdAt })),
  };
}

/** Returns a name such as terms, privacy or showcase. */
function toConsentKey(name: NameOfKind<"consent">): string {
  return name.replace(/(Accepted|Consent)$/, "");
}

function toConsentEntry(booking: PersonalBooking, name: NameOfKind<"consent">): object {
  const { version }: ConsentField = fields[name];
  return { acceptedAt: booking[columnOf(name)], ...(version && { version: booking[version] }) };
}

async function entriesOf<Table extends PgTable & { bookingId: PgColumn }>(
  bookingId: string,
  table: Table,
  order: PgColumn,
): Promise<Table["$inferSelect"][]> {
  const source: PgTable = table;
  const isOf = eq(table.bookingId, bookingId);
  return db().select().from(source).where(isOf).orderBy(asc(order)).limit(maxEntries);
}

export type DescribeRefusal = (file: (typeof bookingDrafts.$inferSelect)["refusedFiles"][number]) => object;

/** Returns a draft with the answers as typed. */
export function draftToJson(
  { answers, language, refusedFiles, expiresAt, createdAt }: typeof bookingDrafts.$inferSelect,
  files: readonly ExportedFile[],
  describeRefusal: DescribeRefusal,
): object {
  const refused = refusedFiles.map(describeRefusal);
  return {
    answers,
    language,
    files: files.map(toFileEntry),
    refusedFiles: refused,
    expiresAt,
    createdAt,
  };
}

export function mailToJson(mail: typeof mails.$inferSelect): object {
  return {
    kind: mail.kind,
    to: mail.toAddress,
    subject: mail.subject,
    // Omits the link, which gives access to the request.
    text: pick(mail.content, "greeting", "paragraphs", "facts", "quote", "footnote"),
    ...pick(mail, "calendar", "state", "sentAt", "createdAt"),
  };
}

function toFileEntry({ file, path, isStored }: ExportedFile): object {
  const { originalName: name, contentType: type, byteSize: bytes, sha256, createdAt } = file;
  return { name, path: isStored ? path : null, type, bytes, sha256, createdAt };
}

function pick<Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

/** @param author the email of a member of staff; null for the customer */
function toParty(author: string | null): "customer" | "company" {
  return author === null ? "customer" : "company";
}
