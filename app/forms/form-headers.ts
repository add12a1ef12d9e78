import type { HeadersFunction } from "@remix-run/node";

/** The `headers` of a page with a form: tells in the document how long to wait, too. Remix adds the cookies itself. */
export const formHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const wait = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : {});
};
