import "~/lib/zod-config";
import { z } from "zod";
import { cleanLine } from "~/lib/text";
import * as text from "~/messages/account-security";

/** In characters. */
export const passkeyNameLength = 60;

/** The name that the owner gives a passkey. */
export const passkeyNameSchema = z
  .string(text.nameMissing)
  .overwrite(cleanLine)
  .trim()
  .min(1, text.nameMissing)
  .max(passkeyNameLength, text.nameTooLong(passkeyNameLength));
