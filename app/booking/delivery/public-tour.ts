import "~/lib/zod-config";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/booking-deliver";
import { maxKeptDays } from "~/settings/kept-days";

export const maxPublicTours = 5;

const daysError = { error: () => text.publicTour.wrongDays(maxKeptDays) };

/** From now on. Undefined for a link that works until staff end it. */
const days = z.number(daysError).int(daysError).min(1, daysError).max(maxKeptDays, daysError).optional();

export const publicTourSchema = z.object({
  formId,
  title: requiredLine({
    errors: () => ({ missing: text.publicTour.missingTitle, tooLong: text.tooLong }),
    limit: 120,
  }),
  days,
});

export const extendPublicTourSchema = z.object({ formId, tour: z.uuid(), days });

export const endPublicTourSchema = z.object({ formId, tour: z.uuid() });
