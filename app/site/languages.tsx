import { useLocation } from "@remix-run/react";
import * as text from "~/messages/frame";
import { languageChoice } from "~/messages/language-choice";
import { type Locale, locales } from "~/messages/languages";
import * as language from "~/messages/locale";
import { paths } from "~/paths";
import { pathIn } from "~/paths/build-path";
import { englishSegments } from "~/route-map";
import { Button } from "~/ui/button";
import { endMenu, menuEntry, SiteMenu } from "./site-menu";

/**
 * Returns a function for the address of this page in a language. For a page that exists only in English, it returns the home page's
 * address.
 */
function usePathIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  const [, first = ""] = pathname.split("/");
  // The cache ignores the query of other pages, so their links must not contain it.
  const query = pathname === paths.booking() ? search : "";
  return (locale) =>
    englishSegments.has(first) ? pathIn(locale, paths.home()) : pathIn(locale, pathname) + query;
}

export function LanguageEntries({ className }: { className: string }) {
  const toPath = usePathIn();
  return locales.map((locale) => (
    <a
      key={locale}
      href={toPath(locale)}
      hrefLang={locale}
      aria-current={locale === language.locale ? "true" : undefined}
      className={className}
    >
      <LanguageName locale={locale} />
    </a>
  ));
}

function LanguageName({ locale }: { locale: Locale }) {
  const name = text.languages[locale];
  const native = languageChoice[locale].name;
  if (name.startsWith(native)) return <span lang={locale}>{name}</span>;
  return (
    <>
      <span>{name}</span>
      <span lang={locale} className="ml-auto pl-4 text-small whitespace-nowrap text-muted">
        {native}
      </span>
    </>
  );
}

export function LanguageMenu() {
  return (
    <SiteMenu id="menu-languages" className={endMenu} label={<CurrentLanguage />}>
      <LanguageEntries className={menuEntry} />
    </SiteMenu>
  );
}

export function CurrentLanguage() {
  return (
    <>
      <span className="sr-only">{text.language}</span>
      {text.languages[language.locale]}
    </>
  );
}

/**
 * Renders a hidden offer for each other language. site-script.js shows, only once, the offer that matches the browser's language, because a
 * cached page cannot know that language.
 */
export function LanguageOffers() {
  const toPath = usePathIn();
  return locales
    .filter((locale) => locale !== language.locale)
    .map((locale) => (
      <aside
        key={locale}
        lang={locale}
        data-language-offer=""
        hidden
        suppressHydrationWarning
        aria-label={languageChoice[locale].name}
        className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-raised px-margin py-1 print:hidden [&[hidden]]:hidden"
      >
        <a
          href={toPath(locale)}
          hrefLang={locale}
          className="inline-flex min-h-11 items-center font-medium underline"
        >
          {languageChoice[locale].offer}
        </a>
        <Button type="button" variant="quiet" data-decline-language="">
          {languageChoice[locale].decline}
        </Button>
      </aside>
    ));
}
