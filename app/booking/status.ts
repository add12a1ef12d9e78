import * as text from "~/messages/booking-state";

/** Values of a booking's `status` column. Any other number is unknown: other software may have written it. */
export const bookingStatus = { pending: 0, viewed: 1 } as const;

export type KnownStatus = (typeof bookingStatus)[keyof typeof bookingStatus];

export const statusLabels: Record<KnownStatus, string> = { 0: text.statusPending, 1: text.statusViewed };

/** Returns the label of a status, also for a number without one. */
export function statusLabel(status: number): string {
  return isKnownStatus(status) ? statusLabels[status] : text.statusUnknown;
}

export function isKnownStatus(status: number): status is KnownStatus {
  return Object.hasOwn(statusLabels, status);
}
