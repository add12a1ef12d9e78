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
import type { StoredFile } from "~/files/store-records.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { typeName } from "~/files/type-name";
import type { Staff } from "~/staff/sessions/sessions.server";
import { emailLink, telephoneLink } from "./contact-links";
import { describeEvent } from "./describe-event";

export interface ShownAnswer {
  label: string;
  /** Null when nothing was given. */
  value: string | null;
  /** Where the answer leads, its words, and what stands beside them. */
  link?: { href: string; label: string; note?: string };
}

export type BookingSheet = ReturnType<typeof toBookingSheet>;
export type ShownNote = ReturnType<typeof toShownNote>;

export interface ShownConsent {
  label: string;
  value: string;
  /** The scan may not be shown to anybody. */
  isForbidden?: boolean;
}

/** What is known of a booking. */
interface Found {
  booking: Booking;
  files: StoredFile[];
  /** One more than the page shows, when there are earlier ones. */
  events: BookingEvent[];
  /** Whether `events` are not the latest. */
  isEarlier: boolean;
  notes: BookingNote[];
  hasOlderNotes: boolean;
  /** Who looks at it. */
  staff: Staff;
}

/** Lines of history that the page shows at once. */
export const eventsShown = 100;

/** Everything that the page shows, as text: the browser's own words for a date may differ from the server's. */
export function toBookingSheet({ booking, files, events, isEarlier, notes, hasOlderNotes, staff }: Found) {
  const shownEvents = events.slice(0, eventsShown);
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
      answers: answers.map((name) => toShownAnswer(booking, name)),
    })),
    consents: toShownConsents(booking),
    files: files.map(toShownFile),
    activity: {
      events: shownEvents.map(toShownEvent),
      isEarlier,
      /** The event before which more are to be had; null when there are none. */
      earlierFrom: events.length > eventsShown ? (shownEvents.at(-1)?.id ?? null) : null,
    },
    notes: notes.map((note) => toShownNote(note, staff)),
    hasOlderNotes,
    // Another one after each note of this person, and the same until then: see booking/notes.server.ts.
    noteFormId: notes.find(({ author }) => author === staff.email)?.id ?? booking.id,
  };
}

function toShownConsents(booking: Booking): ShownConsent[] {
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

function toShownAnswer(booking: Booking, name: AnswerName): ShownAnswer {
  const value = name in booking ? formatAnswer(booking[name as AnswerName & keyof Booking]) : null;
  return { label: answerLabels[name], value, link: linkOf(booking, name) };
}

function linkOf(booking: Booking, name: AnswerName): ShownAnswer["link"] {
  switch (name) {
    case "email":
      return { href: emailLink(booking.email), label: booking.email };
    case "phone": {
      const href = telephoneLink(booking.phone);
      return href ? { href, label: booking.phone } : undefined;
    }
    case "serviceLocation": {
      const place = readLocation(booking.serviceLocation);
      return place ? { href: place.href, label: "Location", note: place.coordinates } : undefined;
    }
    default:
      return undefined;
  }
}

function describeConsent(givenAt: Date | null): string {
  return givenAt ? `Accepted ${formatPacificLong(givenAt)}` : "Not given";
}

function toShownFile({ storedName, originalName, byteSize }: StoredFile) {
  return {
    storedName,
    name: originalName,
    type: typeName(originalName),
    size: formatFileSize(byteSize),
    tag: fileTag(originalName),
  };
}

function toShownEvent(event: BookingEvent) {
  return { id: event.id, text: describeEvent(event), when: formatPacificLong(event.createdAt) };
}

function toShownNote({ id, author, text, createdAt }: BookingNote, staff: Staff) {
  const isRemovable = mayRemoveNote({ author }, staff);
  return { id, author, text, when: formatPacificLong(createdAt), isRemovable };
}
