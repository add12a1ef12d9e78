import { titleOf } from "~/site/company";

/** Returns the document title of a page with a form, prefixed with "Error: " after a rejected submission. */
export function getFormTitle(page: string, isRefused = false): string {
  return `${isRefused ? "Error: " : ""}${titleOf(page)}`;
}
