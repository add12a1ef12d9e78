import type { MetaFunction } from "@remix-run/node";
import * as text from "~/messages/ui";
import { titleOf } from "~/settings/company";

/** Returns the document title of a form's page, with the prefix "Error: " if the form was rejected. */
export function formTitle(page: string, isRefused = false): string {
  return isRefused ? `${text.errorPrefix} ${titleOf(page)}` : titleOf(page);
}

export function titleMeta(page: string): MetaFunction {
  return () => [{ title: titleOf(page) }];
}

/** Returns the `meta` of a page whose loader returns the result of `toFormPage`. */
export function formMeta(page: string): MetaFunction<() => Promise<{ isRefused: boolean }>> {
  return ({ data }) => [{ title: formTitle(page, data?.isRefused) }];
}
