import * as text from "~/messages/booking-record";

/** Values of a booking's `status` column. Any other number is unknown: other software may have written it. */
export const bookingStatus = { pending: 0, viewed: 1 } as const;

export type KnownStatus = (typeof bookingStatus)[keyof typeof bookingStatus];

export const statusLabels: Record<KnownStatus, string> = { 0: text.pending, 1: text.viewed };

/** Returns the label of a status, also for a number without one. */
export function getStatusLabel(status: number): string {
  return isKnownStatus(status) ? statusLabels[status] : text.unknown;
}

export function isKnownStatus(status: number): status is KnownStatus {
  return Object.hasOwn(statusLabels, status);
}
