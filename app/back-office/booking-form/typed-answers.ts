import { type AnswerName, fieldNames, fields } from "~/booking-fields";
import type { Booking } from "~/booking/record/find-booking.server";
import { bookingSchema } from "~/booking/schema";
import { toPacificInput } from "~/lib/pacific-time";

/** Returns the input values for a booking's answers; without a booking, the defaults of the booking form. */
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
