import { formatAnswer } from "./format-answer";

/**
 * Returns the service that a booking is about. A booking from before the form asked for it names its additional services
 * instead.
 */
export function describeService(booking: { service: string; additionalServices: readonly string[] }): string {
  const additional =
    booking.service === "" ? formatAnswer("additionalServices", booking.additionalServices) : null;
  return additional ?? formatAnswer("service", booking.service) ?? booking.service;
}
