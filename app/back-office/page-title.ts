import type { MetaFunction } from "@remix-run/node";
import * as text from "~/messages/ui";
import { titleOf } from "~/settings/company";

/** Returns the document title of a page with a form, prefixed with "Error: " after a refused form. */
export function formTitle(page: string, isRefused = false): string {
  return isRefused ? `${text.errorPrefix} ${titleOf(page)}` : titleOf(page);
}

/** Returns the `meta` of a page of one name. */
export function titleMeta(page: string): MetaFunction {
  return () => [{ title: titleOf(page) }];
}

/** Returns the `meta` of a page of one name whose loader returns what `toFormPage` does. */
export function formMeta(page: string): MetaFunction<() => Promise<{ isRefused: boolean }>> {
  return ({ data }) => [{ title: formTitle(page, data?.isRefused) }];
}
