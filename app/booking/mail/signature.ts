import * as text from "~/messages/mails/shared";
import { company } from "~/settings/company";
import { toPublicName } from "~/staff/accounts/public-name";

/**
 * Returns who writes to a customer, as the last line of a mail and above a message: the person and the company, or the company alone.
 *
 * @param fullName of a member of staff; empty for one whose account is gone
 */
export function toSignature(fullName: string): string {
  const name = toPublicName(fullName);
  return name === "" ? company().name : text.signature(name, company().name);
}
