import { describeService } from "~/booking/answers/format-answer";
import { formatReference } from "~/booking/reference";
import * as shared from "~/messages/mails/shared";
import * as text from "~/messages/mails/staff";
import { paths } from "~/paths";

export interface NamedBooking {
  id: string;
  reference: string;
  service: string;
  additionalServices: readonly string[];
}

export function toBookingFacts(booking: Omit<NamedBooking, "id">) {
  return [
    { label: shared.reference, value: formatReference(booking.reference) },
    { label: shared.service, value: describeService(booking) },
  ];
}

export function toStaffNoticeParts(booking: NamedBooking) {
  return {
    facts: toBookingFacts(booking),
    action: { label: shared.openBooking, path: paths.bookingDetails(booking.id) },
    footnote: text.footnote,
  };
}
