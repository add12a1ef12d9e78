import { errorPrefix } from "~/messages/ui";
import { titleOf } from "~/settings/company";

/** Returns the document title of a page with a form, prefixed with "Error: " after a rejected submission. */
export function getFormTitle(page: string, isRefused = false): string {
  return isRefused ? `${errorPrefix} ${titleOf(page)}` : titleOf(page);
}
