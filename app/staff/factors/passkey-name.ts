import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/account-security";

/** In characters. */
export const passkeyNameLength = 60;

/** The name that the owner gives a passkey. */
export const passkeyNameSchema = requiredLine({
  errors: () => ({ missing: text.nameMissing, tooLong: text.nameTooLong }),
  limit: passkeyNameLength,
});
