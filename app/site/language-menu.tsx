import { language } from "~/messages/frame";
import { popoverCloserProps } from "~/ui/popover";
import { currentLanguage, LanguageEntries } from "./languages";
import { menuEntry, SiteMenu } from "./site-menu";

const id = "menu-languages";

/** Renders the language of the site, and those that are planned, which close the menu. */
export function LanguageMenu() {
  return (
    <SiteMenu
      id={id}
      align="end"
      label={
        <>
          <span className="sr-only">{language}</span>
          {currentLanguage}
        </>
      }
    >
      <LanguageEntries className={menuEntry} closer={popoverCloserProps(id)} />
    </SiteMenu>
  );
}
