import type { Staff } from "~/access/session";
import { addressLink, emailLink } from "~/back-office/contact-links";
import { describeEvent } from "~/back-office/describe-event";
import { adviseStaff } from "~/booking/advice/advice-texts";
import type { AnswerName } from "~/booking/fields";
import { answerGroups } from "~/booking/form/steps";
import { describeService, formatAnswer } from "~/booking/format-answer";
import { readLocation } from "~/booking/location";
import type { BookingEvent } from "~/booking/record/events.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { mayRemoveNote } from "~/booking/record/note";
import type { BookingNote } from "~/booking/record/notes.server";
import { formatReference } from "~/booking/reference";
import { bookingSchema } from "~/booking/schema";
import { describeType } from "~/files/describe-type";
import { fileTag, formatFileSize } from "~/files/rules";
import type { StoredFile } from "~/files/stored-files.server";
import { formatPacificLong, toPacificInput } from "~/lib/pacific-time";
import { formatPhone, telephoneLink } from "~/lib/phone";
import { answerLabels } from "~/messages/booking-answers";
import * as text from "~/messages/booking-details";
import { notGiven } from "~/messages/ui";

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
    /** When the personal data were erased; null for most. */
    erased: booking.erasedAt && formatPacificLong(booking.erasedAt),
    service: describeService(booking),
    phone: toPhoneLink(booking.phone) ?? { href: null, label: booking.phone },
    place: toPlaceLink(booking.serviceLocation),
    advice: adviseStaff(booking),
    preferredDate: formatAnswer("preferredDate", booking.preferredDate),
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
    {
      label: answerLabels.termsAccepted,
      value: describeConsent(booking.termsAcceptedAt, booking.termsVersion),
    },
    {
      label: answerLabels.privacyConsent,
      value: describeConsent(booking.privacyConsentAt, booking.privacyVersion),
    },
    {
      label: answerLabels.showcaseConsent,
      value: describeConsent(booking.showcaseConsentAt),
      isForbidden: !booking.showcaseConsentAt,
    },
  ];
}

function toSheetAnswer(booking: Booking, name: AnswerName): SheetAnswer {
  const value = name in booking ? formatAnswer(name, booking[name as AnswerName & keyof Booking]) : null;
  const isDefault = value !== null && isFormDefault(booking, name);
  return {
    label: answerLabels[name],
    value: isDefault ? text.isDefault(value) : value,
    link: toLink(booking, name),
  };
}

/** Whether the answer is the one that the form suggests, so that staff do not read it as a choice. */
function isFormDefault(booking: Booking, name: AnswerName): boolean {
  const { data } = bookingSchema.shape[name].safeParse(undefined);
  return name in booking && data !== undefined && booking[name as AnswerName & keyof Booking] === data;
}

function toPhoneLink(phone: string): { href: string; label: string } | undefined {
  const href = telephoneLink(phone);
  return href ? { href, label: formatPhone(phone) } : undefined;
}

function toLink(booking: Booking, name: AnswerName): SheetAnswer["link"] {
  switch (name) {
    case "email":
      return { href: emailLink(booking.email), label: booking.email };
    case "phone":
      return toPhoneLink(booking.phone);
    case "serviceLocation": {
      const location = readLocation(booking.serviceLocation);
      return location
        ? { href: location.href, label: text.location, note: location.coordinates }
        : toPlaceLink(booking.serviceLocation);
    }
    default:
      return undefined;
  }
}

/** Links to a map; coordinates are named by themselves. */
function toPlaceLink(serviceLocation: string): { href: string; label: string } {
  const location = readLocation(serviceLocation);
  return location
    ? { href: location.href, label: location.coordinates }
    : { href: addressLink(serviceLocation), label: serviceLocation };
}

/** @param version of the text that was agreed to, if there is one */
function describeConsent(givenAt: Date | null, version: number | null = null): string {
  if (!givenAt) return notGiven;
  const day = formatPacificLong(givenAt);
  return version === null ? text.accepted(day) : text.acceptedVersion(version, day);
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
  return { id: event.id, description: describeEvent(event), when: formatPacificLong(event.createdAt) };
}

function toSheetNote({ id, author, createdAt, ...note }: BookingNote, staff: Staff) {
  const isRemovable = mayRemoveNote({ author }, staff);
  return { id, author, text: note.text, when: formatPacificLong(createdAt), isRemovable };
}
