import * as text from "~/messages/frame";
import { skipLink } from "~/ui/class-names";
import { LanguageOffers } from "./languages";
import { SiteDrawer } from "./site-drawer";
import { SiteHeader } from "./site-header";

/** What public pages have above their content: the header, and the menu of small screens. */
export function SiteTop() {
  return (
    <>
      <a href="#main" className={skipLink}>
        {text.skipToContent}
      </a>
      <SiteHeader />
      <SiteDrawer />
      <LanguageOffers />
    </>
  );
}
