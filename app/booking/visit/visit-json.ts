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

/** Returns a JSON schema for a visit and `extraShape`, with the rules of the form. */
export function visitJson<Extra extends z.ZodRawShape>(extraShape: Extra) {
  return z.object({ ...shape, ...extraShape }).transform((values, context) => {
    const { startsAt, minutes, staffId } = values as z.output<z.ZodObject<typeof shape>>;
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
    return { ...values, visit: { startsAt: data.startsAt, minutes: data.minutes, staffId: data.staffId } };
  });
}

type VisitFields = Pick<Visit, "id" | "bookingId" | "startsAt" | "minutes" | "staffId" | "staffName">;

export function toVisitJson({ id, bookingId, startsAt, minutes, staffId, staffName }: VisitFields) {
  return { id, bookingId, startsAt: startsAt.toISOString(), minutes, staffId, staffName };
}
