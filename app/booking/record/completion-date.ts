import "~/lib/zod-config";
import { z } from "zod";
import { parsePacific } from "~/lib/pacific-time";

/** A completion date outside these years is a typing error. */
const years = { first: 2000, last: 2099 };

const notADate = "Enter the completion date as a date and time, or leave it empty";

/** The form for the completion date: Pacific time, in the past or the future; empty for none. */
export const completionSchema = z.object({
  completionDate: z
    .string(notADate)
    .trim()
    .max(40, notADate)
    .transform((text, context) => {
      if (text === "") return null;
      const date = parsePacific(text);
      if (!date) context.addIssue({ code: "custom", message: notADate });
      else if (!isPlausible(Number(text.slice(0, 4))))
        context.addIssue({
          code: "custom",
          message: `The completion date must be between ${years.first} and ${years.last}`,
        });
      return date;
    })
    // Conform omits empty inputs, but here an empty one is a value: no date.
    .default(null),
});

function isPlausible(year: number): boolean {
  return year >= years.first && year <= years.last;
}
