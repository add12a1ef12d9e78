import * as text from "~/messages/frame";
import { LanguageOffers } from "./languages";
import { SiteDrawer } from "./site-drawer";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** What public pages have above their content: the header, and the menu of small screens. */
export function SiteTop() {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-24 left-4 z-(--z-skip) rounded-control bg-fill px-5 py-3 text-on-fill focus:top-4 print:hidden"
      >
        {text.skipToContent}
      </a>
      <SiteHeader />
      <SiteDrawer />
      <LanguageOffers />
    </>
  );
}

/** What public pages have below their content. */
export function SiteBottom() {
  return <SiteFooter />;
}
