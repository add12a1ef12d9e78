import { defaultLocale, type Locale, locales, prefixOf } from "~/messages/languages";
import { englishSegments } from "~/route-map";

const byPrefix = new Map(locales.map((locale) => [prefixOf(locale).slice(1), locale]));

/**
 * Removes the language from the address of a request, such as `/vi/booking`, so that Remix sees `/booking`, and returns it. `/vi/dashboard`
 * stays as it is, because the back office is in English: no page has that address. So does `/vi/`, which is redirected to `/vi`.
 */
export function takeLocale(request: { url?: string | undefined }): Locale {
  const [, prefix = "", rest = "", first = ""] =
    /^\/([a-z-]{2,5})(?=[/?]|$)((?:\/+([^/.?]*))?.*)$/s.exec(request.url ?? "") ?? [];
  const locale = byPrefix.get(prefix);
  if (!locale || locale === defaultLocale || rest === "/" || englishSegments.has(first.toLowerCase()))
    return defaultLocale;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return locale;
}
