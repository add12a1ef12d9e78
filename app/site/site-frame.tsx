import * as text from "~/messages/frame";
import { skipLink } from "~/ui/class-names";
import { LanguageOffers } from "./languages";
import { SiteDrawer } from "./site-drawer";
import { SiteHeader } from "./site-header";

/** Renders the header and the drawer of public pages. */
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
