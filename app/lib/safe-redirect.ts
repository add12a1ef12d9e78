const base = "http://own.invalid";
const maxLength = 2000;
/** Browsers remove or rewrite these when they parse a URL, which can turn a path into another site. */
// oxlint-disable-next-line no-control-regex -- it matches control characters
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/;

/** Returns a path of this site, with query and fragment, that is safe to redirect to; `fallback` for any other value. */
export function safeRedirect(wanted: unknown, fallback: string): string {
  if (typeof wanted !== "string" || wanted.length > maxLength) return fallback;
  if (!wanted.startsWith("/") || unsafeCharacters.test(wanted) || !URL.canParse(wanted, base))
    return fallback;
  const url = new URL(wanted, base);
  const path = url.pathname + url.search + url.hash;
  return url.origin === base && !path.startsWith("//") ? path : fallback;
}

/** Returns the path in the query parameter `redirectTo`. */
export function readRedirect(request: Request, fallback: string): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirectTo"), fallback);
}
