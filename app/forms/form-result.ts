import type { SubmissionResult } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";

/** What the action of a form returns unless it redirects: Conform's result, with what else the page shows. */
export type FormResult<Shown extends object = object> = SubmissionResult & Partial<Shown>;

/** Sent in place of a date or a number that the browser cannot read; no schema accepts it, and nobody types it. */
export const unreadable = "\ufffd";

/** Returns the result if it is for the form with these hidden fields, such as `{ intent: "rename", id }`. */
export function resultOf<Result extends FormResult>(
  result: Result | undefined,
  fields: Record<string, string>,
): Result | undefined {
  const isOfForm = Object.entries(fields).every(([name, value]) => typedInto(result, name) === value);
  return isOfForm ? result : undefined;
}

/** Returns the messages above a form, what happened, then what to do; undefined without any. */
export function messagesOf(result: FormResult | undefined): string[] | undefined {
  return errorsOf(result, "");
}

/** Returns the messages at a field; undefined without any. */
export function errorsOf(result: FormResult | undefined, name: string): string[] | undefined {
  return result?.error?.[name] ?? undefined;
}

/** Returns what was typed into a text field; undefined for a form that was not sent. */
export function typedInto(result: FormResult | undefined, name: string): string | undefined {
  const value = result?.initialValue?.[name];
  return typeof value === "string" ? value : undefined;
}

/** Returns what was typed into the fields that have one name. */
export function listTypedInto(result: FormResult | undefined, name: string): string[] {
  const value = result?.initialValue?.[name];
  return [value].flat().filter((each) => typeof each === "string");
}

/** The `headers` of a page with a form: tells in the document how long to wait, too. Remix adds the cookies itself. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const wait = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : {});
};
