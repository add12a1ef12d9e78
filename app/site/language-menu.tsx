import { languages } from "./navigation";
import { MenuLink, SiteMenu } from "./site-menu";

/** Announces the languages to come: its links lead nowhere yet. */
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
