import type { HeadersFunction } from "@remix-run/node";

/** The `headers` of a route with a form: adds those of the action, such as Retry-After, to the document. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
