import type { SubmissionResult } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";

/** The result of a form's action without a redirect: Conform's result, with further data for the page. */
export type FormResult<ResultData extends object = object> = SubmissionResult & Partial<ResultData>;

/** Sent instead of a date or a number that the browser cannot parse. No schema accepts it, and nobody types it. */
export const unreadable = "\ufffd";

/** Returns the result if it belongs to the form with these hidden fields, such as `{ intent: "rename", id }`. */
export function resultOf<Result extends FormResult>(
  result: Result | undefined,
  fields: Record<string, string>,
): Result | undefined {
  const isOfForm = Object.entries(fields).every(([name, value]) => typedInto(result, name) === value);
  return isOfForm ? result : undefined;
}

/** Returns the messages above a form: the problem first, then the advice. */
export function messagesOf(result: FormResult | undefined): string[] | undefined {
  return errorsOf(result, "");
}

export function errorsOf(result: FormResult | undefined, name: string): string[] | undefined {
  return result?.error?.[name] ?? undefined;
}

/** Returns the typed value of a text field; undefined for a form that was not sent. */
export function typedInto(result: FormResult | undefined, name: string): string | undefined {
  const value = result?.initialValue?.[name];
  return typeof value === "string" ? value : undefined;
}

export function listTypedInto(result: FormResult | undefined, name: string): string[] {
  const value = result?.initialValue?.[name];
  return [value].flat().filter((each) => typeof each === "string");
}

/** The `headers` of a page with a form: passes on Retry-After. Remix adds the cookies itself. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const wait = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : {});
};
