import { Outlet } from "@remix-run/react";
import { SiteDrawer } from "~/site/site-drawer";
import { SiteFooter } from "~/site/site-footer";
import { SiteHeader } from "~/site/site-header";

export default function SiteFrame() {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-24 left-4 z-(--z-skip) rounded-control bg-fill px-5 py-3 text-on-fill focus:top-4"
      >
        Skip to content
      </a>
      <SiteHeader />
      <SiteDrawer />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
