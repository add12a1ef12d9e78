import { answerGroups, answerLabels } from "~/booking/answer-groups";
import type { eventsOfBooking } from "~/booking/events.server";
import type { Booking } from "~/booking/find-booking.server";
import { formatAnswer } from "~/booking/format-answer";
import { readLocation } from "~/booking/location";
import { formatPacificLong } from "~/booking/pacific-time";
import { formatReference } from "~/booking/reference";
import type { AnswerName } from "~/booking/schema";
import type { filesOfBooking } from "~/files/files.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { emailLink, telephoneLink } from "./contact-links";
import { describeEvent } from "./describe-event";

type StoredFile = Awaited<ReturnType<typeof filesOfBooking>>[number];
type BookingEvent = Awaited<ReturnType<typeof eventsOfBooking>>[number];

export interface ShownAnswer {
  label: string;
  /** Null when nothing was given. */
  value: string | null;
  /** Where the answer leads, its words, and what stands beside them. */
  link?: { href: string; label: string; note?: string };
}

export type ShownFile = ReturnType<typeof toShownFile>;
export type ShownEvent = ReturnType<typeof toShownEvent>;

/** Everything that the page shows, as text: the browser's own words for a date may differ from the server's. */
export function toBookingSheet(booking: Booking, files: StoredFile[], events: BookingEvent[]) {
  return {
    reference: formatReference(booking.reference),
    status: booking.status,
    created: formatPacificLong(booking.createdAt),
    completion: booking.completionDate && formatPacificLong(booking.completionDate),
    groups: answerGroups.map(({ name: title, answers }) => ({
      title,
      answers: answers.map((name) => toShownAnswer(booking, name)),
    })),
    consents: [
      { label: answerLabels.termsAccepted, value: describeConsent(booking.termsAcceptedAt) },
      { label: answerLabels.privacyConsent, value: describeConsent(booking.privacyConsentAt) },
      {
        label: answerLabels.showcaseConsent,
        value: describeConsent(booking.showcaseConsentAt, "Not given: do not publish"),
      },
    ],
    files: files.map(toShownFile),
    events: events.map(toShownEvent),
  };
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

function describeConsent(givenAt: Date | null, otherwise = "Not given"): string {
  return givenAt ? `Accepted ${formatPacificLong(givenAt)}` : otherwise;
}

function toShownFile({ storedName, originalName, byteSize }: StoredFile) {
  return { storedName, name: originalName, size: formatFileSize(byteSize), tag: fileTag(originalName) };
}

function toShownEvent(event: BookingEvent) {
  return { id: event.id, text: describeEvent(event), when: formatPacificLong(event.createdAt) };
}
