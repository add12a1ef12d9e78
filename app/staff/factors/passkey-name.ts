import { requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/account-security";

/** Characters. */
export const passkeyNameLength = 60;

export const passkeyNameSchema = requiredLine({
  errors: () => ({ missing: text.nameMissing, tooLong: text.nameTooLong }),
  limit: passkeyNameLength,
});
