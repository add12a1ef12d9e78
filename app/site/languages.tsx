import * as text from "~/messages/frame";
import { popoverCloserProps } from "~/ui/popover";
import { menuEntry, SiteMenu } from "./site-menu";

/** The site is in the first language; the others are planned. `lang` is set where the label is in the language itself. */
const languages = [
  { code: "en" },
  { code: "vi" },
  { code: "fr-BE", lang: "fr-BE" },
  { code: "fr-CA", lang: "fr-CA" },
] as const satisfies readonly { code: keyof typeof text.languages; lang?: string }[];

/** Returns the name of the language of the site. */
export function currentLanguage(): string {
  return text.languages[languages[0].code];
}

/**
 * Renders one entry per language: the current one, and those that are planned as links without a target.
 *
 * @param closer the attributes by which a planned one closes the menu
 */
export function LanguageEntries({
  className,
  closer,
}: {
  className: string;
  closer?: ReturnType<typeof popoverCloserProps>;
}) {
  // A button, because only that closes a popover without script. It is no tab stop: it leads nowhere.
  const Planned = closer ? "button" : "span";
  return languages.map(({ code, ...native }, index) =>
    index === 0 ? (
      <span key={code} aria-current="true" className={className}>
        {text.languages[code]}
      </span>
    ) : (
      <Planned
        key={code}
        {...(closer && { type: "button", tabIndex: -1, ...closer })}
        role="link"
        aria-disabled="true"
        className={`${className} whitespace-nowrap text-muted`}
      >
        <span {...native}>{text.languages[code]}</span>
        <span className="ml-auto pl-4 text-small">{text.languagePlanned}</span>
      </Planned>
    ),
  );
}

const id = "menu-languages";

/** Renders the language of the site, and those that are planned, which close the menu. */
export function LanguageMenu() {
  return (
    <SiteMenu
      id={id}
      align="end"
      label={
        <>
          <span className="sr-only">{text.language}</span>
          {currentLanguage()}
        </>
      }
    >
      <LanguageEntries className={menuEntry} closer={popoverCloserProps(id)} />
    </SiteMenu>
  );
}
