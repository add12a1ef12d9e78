import "~/lib/zod-config";
import { z } from "zod";
import { formId } from "~/booking/change/form-fields";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/results";
import { shareDays } from "./availability";

/** Links to its results that a booking may have at a time. */
export const maxShares = 20;

/** What the customer says of a new link. */
export interface NewShare {
  /** Who it is for. */
  label: string;
  days: number;
}

/** The form that makes a link. */
export const shareSchema = z.object({
  formId,
  label: requiredLine({ errors: () => text.shareErrors.label, limit: 80 }),
  days: z.enum(shareDays, { error: () => text.shareErrors.days }).transform(Number),
});

/** The form that ends one. */
export const endShareSchema = z.object({ formId, shareId: z.uuid({ error: () => text.shareErrors.gone }) });
