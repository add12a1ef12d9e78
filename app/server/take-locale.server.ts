import { defaultLocale, type Locale, locales, prefixOf } from "~/messages/languages";
import { englishSegments } from "~/route-map";

const byPrefix = new Map(locales.map((locale) => [prefixOf(locale).slice(1), locale]));

/**
 * Removes the language from the address of a request and returns it: `/vi/booking` becomes `/booking`. `/vi/dashboard` stays unchanged,
 * because the back office is in English and no page has that address. `/vi/` stays unchanged and is redirected to `/vi`.
 */
export function stripLocalePrefix(request: { url?: string | undefined }): Locale {
  const [, prefix = "", rest = "", first = ""] =
    /^\/([a-z-]{2,5})(?=[/?]|$)((?:\/+([^/.?]*))?.*)$/s.exec(request.url ?? "") ?? [];
  const locale = byPrefix.get(prefix);
  if (!locale || locale === defaultLocale || rest === "/" || englishSegments.has(first.toLowerCase()))
    return defaultLocale;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
  return locale;
}
