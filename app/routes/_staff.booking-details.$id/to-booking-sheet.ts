import { answerGroups, answerLabels } from "~/booking/answer-groups";
import type { BookingEvent } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { formatAnswer } from "~/booking/format-answer";
import { readLocation } from "~/booking/location";
import { mayRemoveNote } from "~/booking/record/note";
import type { BookingNote } from "~/booking/record/notes.server";
import { formatPacificLong, toPacificInput } from "~/lib/pacific-time";
import { formatReference } from "~/booking/reference";
import type { AnswerName } from "~/booking/schema";
import type { StoredFile } from "~/files/stored-files.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { describeType } from "~/files/describe-type";
import type { Staff } from "~/staff/sessions/sessions.server";
import { emailLink, telephoneLink } from "./contact-links";
import { describeEvent } from "./describe-event";

export interface SheetAnswer {
  label: string;
  /** Null if the visitor did not answer. */
  value: string | null;
  /** Shown instead of the value; `note` is shown beside the link. */
  link?: { href: string; label: string; note?: string };
}

export type BookingSheet = ReturnType<typeof toBookingSheet>;
export type SheetNote = ReturnType<typeof toSheetNote>;

export interface SheetConsent {
  label: string;
  value: string;
  /** The scan must not be published. */
  isForbidden?: boolean;
}

/** What the page is built from. */
interface BookingRecord {
  booking: Booking;
  files: StoredFile[];
  /** Up to one more than `activityPageSize`; the extra one shows that there are earlier ones. */
  events: BookingEvent[];
  /** Whether `events` are from an earlier page. */
  isEarlier: boolean;
  notes: BookingNote[];
  hasOlderNotes: boolean;
  /** The signed-in user. */
  staff: Staff;
}

/** Events of the history per page. */
export const activityPageSize = 100;

/** Formats a booking for the page. Dates become text here, because a browser may format them differently. */
export function toBookingSheet({
  booking,
  files,
  events,
  isEarlier,
  notes,
  hasOlderNotes,
  staff,
}: BookingRecord) {
  const shownEvents = events.slice(0, activityPageSize);
  return {
    id: booking.id,
    reference: formatReference(booking.reference),
    fullName: booking.fullName,
    status: booking.status,
    created: formatPacificLong(booking.createdAt),
    completion: booking.completionDate && formatPacificLong(booking.completionDate),
    completionInput: booking.completionDate ? toPacificInput(booking.completionDate) : "",
    groups: answerGroups.map(({ name: title, answers }) => ({
      title,
      answers: answers.map((name) => toSheetAnswer(booking, name)),
    })),
    consents: toSheetConsents(booking),
    files: files.map(toSheetFile),
    activity: {
      events: shownEvents.map(toSheetEvent),
      isEarlier,
      /** The id of the last event, if there are earlier ones. */
      earlierCursor: events.length > activityPageSize ? (shownEvents.at(-1)?.id ?? null) : null,
    },
    notes: notes.map((note) => toSheetNote(note, staff)),
    hasOlderNotes,
    // Changes after each note of this author: see booking/record/notes.server.ts.
    noteFormId: notes.find(({ author }) => author === staff.email)?.id ?? booking.id,
  };
}

function toSheetConsents(booking: Booking): SheetConsent[] {
  return [
    { label: answerLabels.termsAccepted, value: describeConsent(booking.termsAcceptedAt) },
    { label: answerLabels.privacyConsent, value: describeConsent(booking.privacyConsentAt) },
    {
      label: answerLabels.showcaseConsent,
      value: describeConsent(booking.showcaseConsentAt),
      isForbidden: !booking.showcaseConsentAt,
    },
  ];
}

function toSheetAnswer(booking: Booking, name: AnswerName): SheetAnswer {
  const value = name in booking ? formatAnswer(booking[name as AnswerName & keyof Booking]) : null;
  return { label: answerLabels[name], value, link: toLink(booking, name) };
}

function toLink(booking: Booking, name: AnswerName): SheetAnswer["link"] {
  switch (name) {
    case "email":
      return { href: emailLink(booking.email), label: booking.email };
    case "phone": {
      const href = telephoneLink(booking.phone);
      return href ? { href, label: booking.phone } : undefined;
    }
    case "serviceLocation": {
      const location = readLocation(booking.serviceLocation);
      return location ? { href: location.href, label: "Location", note: location.coordinates } : undefined;
    }
    default:
      return undefined;
  }
}

function describeConsent(givenAt: Date | null): string {
  return givenAt ? `Accepted ${formatPacificLong(givenAt)}` : "Not given";
}

function toSheetFile({ storedName, originalName, byteSize }: StoredFile) {
  return {
    storedName,
    name: originalName,
    type: describeType(originalName),
    size: formatFileSize(byteSize),
    tag: fileTag(originalName),
  };
}

function toSheetEvent(event: BookingEvent) {
  return { id: event.id, text: describeEvent(event), when: formatPacificLong(event.createdAt) };
}

function toSheetNote({ id, author, text, createdAt }: BookingNote, staff: Staff) {
  const isRemovable = mayRemoveNote({ author }, staff);
  return { id, author, text, when: formatPacificLong(createdAt), isRemovable };
}
