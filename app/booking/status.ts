import * as text from "~/messages/booking-state";

/** Values of the `status` column. Other software may have written an unknown number. */
export const bookingStatus = { pending: 0, viewed: 1 } as const;

export type KnownStatus = (typeof bookingStatus)[keyof typeof bookingStatus];

export const statusLabels: Record<KnownStatus, string> = { 0: text.statusPending, 1: text.statusViewed };

export function statusLabel(status: number): string {
  return isKnownStatus(status) ? statusLabels[status] : text.statusUnknown;
}

export function isKnownStatus(status: number): status is KnownStatus {
  return Object.hasOwn(statusLabels, status);
}
