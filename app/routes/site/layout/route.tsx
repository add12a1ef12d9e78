import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { requireCanonicalPath } from "~/server/canonical-path.server";
import { SiteFooter } from "~/site/site-footer";
import { SiteTop } from "~/site/site-frame";

export function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  return null;
}

export default function SiteFrame() {
  return (
    <>
      <SiteTop />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
