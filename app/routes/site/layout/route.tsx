import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { requireCanonicalPath } from "~/server/canonical-path.server";
import { SiteFooter, SiteTop } from "~/site/site-frame";
import { KeptMarkup } from "~/ui/kept-markup";
import { ChunkBoundary, lazyPart } from "~/ui/lazy-part";

export function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  return null;
}

const load = () => import("~/site/site-frame");
const top = lazyPart(import.meta.env.SSR && SiteTop, () => load().then(({ SiteTop }) => SiteTop));
const bottom = lazyPart(import.meta.env.SSR && SiteFooter, () => load().then(({ SiteFooter }) => SiteFooter));

export default function SiteFrame() {
  return (
    <>
      <Frame>
        <top.Part />
      </Frame>
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Frame>
        <bottom.Part />
      </Frame>
    </>
  );
}

/**
 * The header and the footer need no React: their menus are popovers, and they are the same on every page that has React. A browser loads
 * their script only if a page of the back office leads here without a document, as once its session has ended.
 */
function Frame({ children }: { children: ReactNode }) {
  return (
    <KeptMarkup>
      <ChunkBoundary fallback={null}>{children}</ChunkBoundary>
    </KeptMarkup>
  );
}
