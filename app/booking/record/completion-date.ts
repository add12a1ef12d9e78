import "~/lib/zod-config";
import { z } from "zod";
import { parsePacific } from "~/lib/pacific-time";
import { completionDate as text } from "~/messages/booking-record";

/** A completion date outside these years is a typing error. */
const years = { first: 2000, last: 2099 };

/** The form for the completion date: Pacific time, in the past or the future; empty for none. */
export const completionSchema = z.object({
  completionDate: z
    .string(text.format)
    .trim()
    .max(40, text.format)
    .transform((typed, context) => {
      if (typed === "") return null;
      const date = parsePacific(typed);
      if (!date) context.addIssue({ code: "custom", message: text.format });
      else if (!isPlausible(Number(typed.slice(0, 4))))
        context.addIssue({
          code: "custom",
          message: text.range(years.first, years.last),
        });
      return date;
    })
    // Conform omits empty inputs, but here an empty one is a value: no date.
    .default(null),
});

function isPlausible(year: number): boolean {
  return year >= years.first && year <= years.last;
}
