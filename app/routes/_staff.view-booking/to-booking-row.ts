import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { readLocation } from "~/booking/location";
import { formatPacific, formatPacificDay } from "~/lib/pacific-time";

/** A booking as a row of the table shows it. */
export type BookingRow = ReturnType<typeof toBookingRow>;

/** Dates become text here: the browser's own words for them may differ from the server's. */
export function toBookingRow({ preferredDate, createdAt, serviceLocation, ...booking }: BookingSummary) {
  return {
    ...booking,
    preferredDate: preferredDate && formatPacific(preferredDate),
    received: formatPacificDay(createdAt),
    serviceLocation,
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}
