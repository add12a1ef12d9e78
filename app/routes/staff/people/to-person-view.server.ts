import { describeEvent, staffOf, withNames } from "~/booking/record/describe-event";
import { findReferences } from "~/booking/record/find-booking.server";
import { formatReference } from "~/booking/reference";
import { formatFileSize } from "~/files/rules";
import { formatDollars } from "~/lib/format-amount";
import { formatPacific, formatPacificDay } from "~/lib/pacific-time";
import { formatPacificSpan } from "~/lib/pacific-weekday";
import { formatPhone } from "~/lib/phone";
import { shorten } from "~/lib/text";
import { stages } from "~/messages/booking-state";
import * as text from "~/messages/persons";
import { paths } from "~/paths";
import type { FoundPerson } from "~/persons/find-person.server";
import { formatPersonKey, type PersonKey } from "~/persons/person-key";
import { sealPerson } from "~/persons/person-token.server";
import { fullNamesOf } from "~/staff/accounts/users.server";

interface PersonItem {
  id: string;
  title: string;
  meta: string;
  href?: string;
}

/** The number of a text's characters that the page shows; the export has the whole text. */
const excerptLength = 140;

/** Formats the data of a person. Dates are formatted on the server, because a browser may format them differently. */
export async function toPersonView(key: PersonKey, found: FoundPerson) {
  const references = await findReferences(
    [
      found.files,
      found.results,
      found.messages,
      found.notes,
      found.quotes,
      found.visits,
      found.events,
    ].flatMap(({ newest }) => newest.map(({ bookingId }) => bookingId)),
  );
  const names = await fullNamesOf([
    ...[...found.messages.newest, ...found.notes.newest].flatMap(({ author }) => author ?? []),
    ...staffOf(found.events.newest),
  ]);
  const nameOf = (email: string) => names.get(email) ?? email;
  const reference = (bookingId: string | null) => formatReference(references.get(bookingId ?? "") ?? "");
  const meta = (bookingId: string | null, date: Date, ...others: string[]) =>
    [references.has(bookingId ?? "") ? reference(bookingId) : "", formatPacific(date), ...others]
      .filter(Boolean)
      .join(" · ");
  const group = <Row>(
    name: keyof typeof text.groups,
    { total, newest }: { total: number; newest: Row[] },
    toItem: (row: Row) => PersonItem,
  ) => ({ name: text.groups[name], total, items: newest.map(toItem) });
  const groups = [
    group("requests", found.requests, (row) => ({
      id: row.id,
      title: `${formatReference(row.reference)}, ${row.fullName}`,
      meta: [row.email, formatPhone(row.phone), stages[row.stage], formatPacific(row.createdAt)].join(" · "),
      href: paths.bookingDetails(row.id),
    })),
    group("drafts", found.drafts, (row) => ({
      id: row.id,
      title: typeof row.answers.fullName === "string" ? row.answers.fullName : text.unnamedDraft,
      meta: text.keptUntil(formatPacificDay(row.expiresAt)),
    })),
    group("files", found.files, (row) => ({
      id: row.id,
      title: row.originalName,
      meta: meta(row.bookingId, row.createdAt, formatFileSize(row.byteSize)),
      href: paths.apiDownload(row.storedName),
    })),
    group("results", found.results, (row) => ({
      id: row.id,
      title: row.title,
      meta: meta(row.bookingId, row.createdAt),
      href: paths.bookingDeliver(row.bookingId),
    })),
    group("messages", found.messages, (row) => ({
      id: row.id,
      title: shorten(row.text, excerptLength),
      meta: meta(
        row.bookingId,
        row.createdAt,
        row.author === null ? text.fromCustomer : text.fromStaff(nameOf(row.author)),
      ),
    })),
    group("notes", found.notes, (row) => ({
      id: row.id,
      title: shorten(row.text, excerptLength),
      meta: meta(row.bookingId, row.createdAt, text.fromStaff(nameOf(row.author))),
    })),
    group("quotes", found.quotes, (row) => ({
      id: row.id,
      title: `${text.quoteNumber(row.number)}: ${formatDollars(row.totalCents)}`,
      meta: meta(row.bookingId, row.createdAt),
    })),
    group("visits", found.visits, (row) => ({
      id: row.id,
      title: formatPacificSpan(row.startsAt, row.minutes),
      meta: [reference(row.bookingId), row.canceledAt ? text.canceledVisit : ""].filter(Boolean).join(" · "),
    })),
    group("mails", found.mails, (row) => ({
      id: row.id,
      title: row.subject,
      meta: `${row.toAddress} · ${formatPacific(row.createdAt)}`,
      href: paths.mailDetails(row.id),
    })),
    group("events", found.events, (row) => ({
      id: String(row.id),
      title: describeEvent(withNames(row, names)),
      meta: meta(row.bookingId, row.createdAt),
    })),
    { name: text.groups.savedSearches, total: found.savedSearches, items: [] },
  ];
  return {
    label: formatPersonKey(key),
    groups,
    isEmpty: groups.every(({ total }) => total === 0),
    related: found.related.map((other) => ({ label: formatPersonKey(other), token: sealPerson(other) })),
  };
}

export type PersonView = Awaited<ReturnType<typeof toPersonView>>;
