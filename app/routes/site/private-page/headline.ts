import type { Booking } from "~/booking/record/find-booking.server";
import { formatAppointmentLong } from "~/lib/pacific-weekday";
import * as confirmation from "~/messages/booking-confirmation";
import * as text from "~/messages/request";
import type { QuoteView } from "./quote-view";

interface Headline {
  title: string;
  /** What happens next, in a sentence. */
  next: string;
}

/**
 * Says in a title and a sentence where a request stands and what happens next.
 *
 * @param mailedTo the address that the first mail goes to; null if there is none, or it is late
 */
export function headlineOf(
  { stage, waitingFor }: Pick<Booking, "stage" | "waitingFor">,
  mailedTo: string | null,
  quote: Pick<QuoteView, "state" | "validDay"> | undefined,
  visit: { startsAt: Date; minutes: number } | null,
): Headline {
  const { headings, next } = text;
  if (stage === "new")
    return {
      title: confirmation.heading,
      next: mailedTo === null ? confirmation.notEmailed : confirmation.emailed(mailedTo),
    };
  if (stage === "in-review")
    return { title: headings[stage], next: waitingFor === "them" ? next.answer : next.review };
  if (stage === "quoted") {
    if (quote?.state === "accepted") return { title: text.quoteAcceptedHeading, next: next.accepted };
    if (quote?.state === "expired")
      return { title: text.quoteExpiredHeading, next: next.expired(quote.validDay) };
    return { title: headings.quoted, next: quote ? next.quoted(quote.validDay) : next.review };
  }
  if (stage === "scheduled")
    return {
      title: headings.scheduled,
      next: visit ? next.scheduled(formatAppointmentLong(visit.startsAt, visit.minutes)) : next.scheduledSoon,
    };
  return { title: headings[stage], next: next[stage] };
}
