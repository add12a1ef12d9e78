import { languages } from "./navigation";
import { MenuLink, SiteMenu } from "./site-menu";

/** Renders the languages that are planned: the links have no pages yet. */
export function LanguageMenu() {
  return (
    <SiteMenu
      align="end"
      label={
        <>
          <span className="sr-only">Language: </span>
          {languages[0].label}
        </>
      }
    >
      {languages.map(({ label, code }, index) => (
        <MenuLink key={code} href="#" isCurrent={index === 0} lang={code}>
          {label}
        </MenuLink>
      ))}
    </SiteMenu>
  );
}
