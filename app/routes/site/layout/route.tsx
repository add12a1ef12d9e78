import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { skipToContent } from "~/messages/frame";
import { requireCanonicalPath } from "~/server/canonical-path.server";
import { SiteDrawer } from "~/site/site-drawer";
import { SiteFooter } from "~/site/site-footer";
import { SiteHeader } from "~/site/site-header";

export function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  return null;
}

export default function SiteFrame() {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-24 left-4 z-(--z-skip) rounded-control bg-fill px-5 py-3 text-on-fill focus:top-4 print:hidden"
      >
        {skipToContent}
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
