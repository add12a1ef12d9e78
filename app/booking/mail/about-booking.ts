import { describeService } from "~/booking/format-answer";
import { formatReference } from "~/booking/reference";
import * as shared from "~/messages/mails/shared";
import * as text from "~/messages/mails/staff";
import { paths } from "~/paths";

/** What a mail names of a booking. */
export interface NamedBooking {
  id: string;
  reference: string;
  service: string;
  additionalServices: readonly string[];
}

/** Returns the facts by which a mail names a booking. */
export function toBookingFacts(booking: Omit<NamedBooking, "id">) {
  return [
    { label: shared.reference, value: formatReference(booking.reference) },
    { label: shared.service, value: describeService(booking) },
  ];
}

/** Returns what a notice to staff has beside its text: which booking it is about, and the way to it. */
export function aboutBooking(booking: NamedBooking) {
  return {
    facts: toBookingFacts(booking),
    action: { label: shared.openBooking, path: paths.bookingDetails(booking.id) },
    footnote: text.footnote,
  };
}
