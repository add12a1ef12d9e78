import { addressLink } from "~/back-office/contact-links";
import { lastMessageOf } from "~/booking/conversation/messages.server";
import { readableBooking } from "~/booking/form/readable-answers";
import type { Booking } from "~/booking/record/find-booking.server";
import { fileTag, formatFileSize } from "~/files/rules";
import { findBookingFiles } from "~/files/stored-files.server";
import { formatPacificDay, formatPacificLong } from "~/lib/pacific-time";
import { formatAppointmentLong } from "~/lib/pacific-weekday";

/** Answers that the head of the form shows, or that are none about the work. */
const left: readonly string[] = ["fullName", "termsAccepted", "privacyConsent", "showcaseConsent"];

/** Loads what somebody reads while they write a quote, a visit or a mail about a booking. */
export async function summarizeRequest(booking: Booking) {
  const [files, last] = await Promise.all([findBookingFiles(booking.id), lastMessageOf(booking.id)]);
  const answers = readableBooking(booking)
    .flatMap(({ items }) => items)
    .filter(({ name }) => !left.includes(name));
  return {
    received: formatPacificDay(booking.createdAt),
    answers: answers.flatMap(({ name, label, value, href }) => {
      if (value === null) return [];
      const link = name === "serviceLocation" ? (href ?? addressLink(value)) : undefined;
      return [{ label, value, link }];
    }),
    /** The labels of what the customer did not answer. */
    unanswered: answers.filter(({ value }) => value === null).map(({ label }) => label),
    lastMessage: last && {
      // Null for the customer.
      author: last.author === null ? null : last.authorName || last.author,
      text: last.text,
      proposed: last.proposedAt && formatAppointmentLong(last.proposedAt),
      when: formatPacificLong(last.createdAt),
    },
    files: files.map(({ storedName, originalName, byteSize }) => ({
      storedName,
      name: originalName,
      size: formatFileSize(byteSize),
      tag: fileTag(originalName),
    })),
  };
}
