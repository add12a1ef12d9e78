import "~/lib/zod-config";
import { z } from "zod";
import { cleanText } from "~/lib/text";
import * as text from "~/messages/legal-settings";
import { locale } from "~/messages/locale";

/** In characters. */
const limit = 50_000;

/** The forms that preview, edit and publish a version. */
export const legalSchema = z.object({
  text: z
    .string(text.missing)
    .overwrite(cleanText)
    .trim()
    .min(1, text.missing)
    .max(limit, text.tooLong(limit.toLocaleString(locale))),
  basedOn: z.int().min(1).catch(0),
});
