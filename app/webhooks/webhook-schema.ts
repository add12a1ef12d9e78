import "~/lib/zod-config";
import { z } from "zod";
import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/webhooks";
import { allWebhookTypes } from "./types";

/** Characters. */
const [descriptionLimit, urlLimit] = [60, 500];

/** @param isAllowed whether the URL itself permits a call of the address, without network access */
export function webhookSchema(isAllowed: (url: string) => boolean) {
  return z.object({
    description: requiredLine({
      errors: () => ({ missing: text.descriptionMissing, tooLong: text.descriptionTooLong }),
      limit: descriptionLimit,
    }),
    url: requiredLine({
      errors: () => ({ missing: text.urlMissing, tooLong: text.urlTooLong }),
      limit: urlLimit,
      abort: true,
    }).refine(isAllowed, { error: () => text.urlFormat }),
    events: z
      .array(z.string())
      .default([])
      .transform((chosen) => allWebhookTypes.filter((type) => chosen.includes(type)))
      .refine((chosen) => chosen.length > 0, { error: () => text.eventsMissing }),
  });
}

export type WebhookValues = z.output<ReturnType<typeof webhookSchema>>;
