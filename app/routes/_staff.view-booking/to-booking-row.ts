import type { BookingSummary } from "~/booking/list/list-bookings.server";
import { readLocation } from "~/booking/location";
import { formatPacific, formatPacificDay } from "~/lib/pacific-time";

/** A booking, formatted for a row of the table. */
export type BookingRow = ReturnType<typeof toBookingRow>;

/** Formats a booking for the table. Dates become text here, because a browser may format them differently. */
export function toBookingRow({ preferredDate, createdAt, serviceLocation, ...booking }: BookingSummary) {
  return {
    ...booking,
    preferredDate: preferredDate && formatPacific(preferredDate),
    received: formatPacificDay(createdAt),
    serviceLocation,
    mapHref: readLocation(serviceLocation)?.href ?? null,
  };
}
