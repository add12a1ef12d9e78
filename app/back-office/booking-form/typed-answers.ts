import { type AnswerName, fieldNames, fields } from "~/booking-fields";
import type { Booking } from "~/booking/record/find-booking.server";
import { bookingSchema } from "~/booking/schema";
import { toPacificInput } from "~/lib/pacific-time";

/** Returns what the inputs of a request's answers show: those of a booking, or else those that the booking form begins with. */
export function toTypedAnswers(booking?: Booking) {
  const names = fieldNames.filter((name) => fields[name].kind !== "consent") as (AnswerName &
    keyof Booking)[];
  return Object.fromEntries(
    names.map((name) => {
      const value = booking ? booking[name] : bookingSchema.shape[name].safeParse(undefined).data;
      return [name, value instanceof Date ? toPacificInput(value) : (value ?? "")];
    }),
  ) as Record<AnswerName, string | number | string[]>;
}
