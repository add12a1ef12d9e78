import "~/lib/zod-config";
import { z } from "zod";
import { formId, replyFields } from "~/booking/change/form-fields";
import { requiredText } from "~/lib/text-fields";
import * as errors from "~/messages/conversation";

/** The form for a message, of the visitor or of staff. */
export const messageSchema = z.object({ formId, text: requiredText(() => errors.message) });

/** The form for a message of staff. */
export const staffMessageSchema = messageSchema.extend(replyFields);
