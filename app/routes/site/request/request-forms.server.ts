import "~/lib/zod-config";
import { z } from "zod";
import { formId, messageSchema, optionalText } from "~/booking/conversation/message";
import { cancellationSchema, dateRequestSchema } from "~/booking/visit/visit";
import * as errors from "~/messages/conversation";

/** The form that accepts a quote. */
const acceptSchema = z.object({ formId, quoteId: z.uuid(errors.reload) });

/** The form that declines a quote. */
const declineSchema = acceptSchema.extend({ text: optionalText(errors.message.tooLong) });

/** The schema of each form of the page, by its intent. Files are sent as a multipart form instead. */
export const formSchemas = {
  message: messageSchema,
  date: dateRequestSchema,
  accept: acceptSchema,
  decline: declineSchema,
  cancel: cancellationSchema,
};

export type Intent = keyof typeof formSchemas;

export function isIntent(intent: string | null): intent is Intent {
  return intent !== null && Object.hasOwn(formSchemas, intent);
}
