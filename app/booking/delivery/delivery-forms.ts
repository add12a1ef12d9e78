import "~/lib/zod-config";
import { z } from "zod";
import { formId, mailFields, requireMailText } from "~/booking/change/form-fields";
import { isHttpsUrl, optionalText, requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/booking-deliver";

const titleLimit = 120;
const urlLimit = 1_000;

export const deliverySchema = z.object({
  formId,
  /** The `toTextTag` of the draft that the form was loaded with. Empty for a new draft. */
  known: z.string().max(100).default(""),
  title: requiredLine({
    errors: () => ({ missing: text.missingTitle, tooLong: text.tooLong }),
    limit: titleLimit,
  }),
  note: optionalText(() => ({ tooLong: text.tooLong })),
});

export const linkSchema = z.object({
  formId,
  name: requiredLine({
    errors: () => ({ missing: text.missingName, tooLong: text.tooLong }),
    limit: titleLimit,
  }),
  url: requiredLine({
    errors: () => ({ missing: text.wrongAddress, tooLong: text.tooLong }),
    limit: urlLimit,
    abort: true,
  }).refine(isHttpsUrl, { error: () => text.wrongAddress }),
});

export const itemSchema = z.object({ item: z.uuid() });

/** The button that moves an item above the previous one. */
export const moveItemSchema = z.object({ item: z.uuid(), before: z.uuid() });

export const withdrawSchema = z.object({ formId, delivery: z.uuid() });

export const publishSchema = z
  .object({ formId, revision: z.coerce.number().int(), ...mailFields })
  .superRefine(...requireMailText);
