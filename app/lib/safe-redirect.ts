const base = "http://own.invalid";
const maxLength = 2000;
/** Browsers drop or rewrite these while reading an address, which can turn a path into another site. */
// eslint-disable-next-line no-control-regex -- Control characters are what it looks for.
const unsafeCharacters = /[\u0000-\u0020\u007f\\]/;

/**
 * A path of this site that may be redirected to, with its query and fragment.
 *
 * @param wanted what a visitor's address or form asked for; anything but a path of this site counts as none
 * @param fallback where to go instead
 */
export function safeRedirect(wanted: unknown, fallback: string): string {
  if (typeof wanted !== "string" || wanted.length > maxLength) return fallback;
  if (!wanted.startsWith("/") || unsafeCharacters.test(wanted) || !URL.canParse(wanted, base))
    return fallback;
  const url = new URL(wanted, base);
  const path = url.pathname + url.search + url.hash;
  return url.origin === base && !path.startsWith("//") ? path : fallback;
}
