import { z } from "zod";
import { toClockChoice } from "~/lib/clock-choice";
import { toPacificInput } from "~/lib/pacific-time";
import type { Visit } from "./find-visit.server";
import { visitLengths, visitSchema } from "./visit";

const shape = {
  startsAt: z.iso.datetime({ offset: true }),
  minutes: z.literal(visitLengths),
  staffId: z.uuid().nullable().default(null),
};

/** Returns the schema of a visit in JSON with other fields: the rules are those of the form. */
export function visitJson<Others extends z.ZodRawShape>(others: Others) {
  return z.object({ ...shape, ...others }).transform((given, context) => {
    const { startsAt, minutes, staffId } = given as z.output<z.ZodObject<typeof shape>>;
    const start = new Date(startsAt);
    const { data, error } = visitSchema.safeParse({
      formId: crypto.randomUUID(),
      startsAt: toPacificInput(start),
      clock: toClockChoice(start),
      minutes: String(minutes),
      staffId,
    });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: "custom", path, message });
    if (!data) return z.NEVER;
    return { ...given, visit: { startsAt: data.startsAt, minutes: data.minutes, staffId: data.staffId } };
  });
}

type Shown = Pick<Visit, "id" | "bookingId" | "startsAt" | "minutes" | "staffId" | "staffName">;

/** Serializes a visit for the API. */
export function toVisitJson({ id, bookingId, startsAt, minutes, staffId, staffName }: Shown) {
  return { id, bookingId, startsAt: startsAt.toISOString(), minutes, staffId, staffName };
}
