import { language } from "~/messages/frame";
import { currentLanguage, LanguageEntries } from "./languages";
import { menuEntry, SiteMenu } from "./site-menu";

/** Renders the language of the site, and those that are planned. */
export function LanguageMenu() {
  return (
    <SiteMenu
      align="end"
      label={
        <>
          <span className="sr-only">{language}</span>
          {currentLanguage}
        </>
      }
    >
      <LanguageEntries className={menuEntry} />
    </SiteMenu>
  );
}
