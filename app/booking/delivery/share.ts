import "~/lib/zod-config";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/results";
import { shareDays } from "./availability";

export const maxShares = 20;

export interface NewShare {
  /** The recipient, in the customer's words. */
  label: string;
  days: number;
}

export const shareSchema = z.object({
  formId,
  label: requiredLine({ errors: () => text.shareErrors.label, limit: 80 }),
  days: z.enum(shareDays, { error: () => text.shareErrors.days }).transform(Number),
});

export const endShareSchema = z.object({ formId, shareId: z.uuid({ error: () => text.shareErrors.gone }) });
