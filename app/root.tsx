import type { HtmlLinkDescriptor, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import * as text from "~/messages/errors";
import * as language from "~/messages/locale";
import { paths } from "~/paths";
import sansLatin from "./fonts/hanken-grotesk-latin.woff2?url";
import sansVietnamese from "./fonts/hanken-grotesk-vietnamese.woff2?url";
import { hasReact } from "./react-pages";
import { titleOf, writeDocument } from "./settings/company";
import { ErrorPage } from "./site/error-page";
import { NotFoundPage } from "./site/not-found-page";
import { canonicalOrigin } from "./site/origin.server";
import siteScript from "./site/site-script.js?script";
import { readTheme } from "./site/theme";
import styles from "./tailwind.css?url";
import { useRenderContext } from "./ui/render-context";

export const links: LinksFunction = () => [
  preloadFont(sansLatin),
  ...(language.locale === "vi" ? [preloadFont(sansVietnamese)] : []),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon-180.png" },
  { rel: "manifest", href: paths.webManifest() },
];

function preloadFont(href: string): HtmlLinkDescriptor {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" };
}

export function loader({ request }: LoaderFunctionArgs) {
  return { theme: readTheme(request.headers.get("Cookie")), origin: canonicalOrigin(request) };
}

/** Prevents new requests for theme and origin, which do not change within a document. So a failed load affects only the page itself. */
export const shouldRevalidate = () => false;

/** For pages that fail or do not exist. Every other page sets its own title. */
export const meta: MetaFunction = ({ error }) => [
  {
    title: titleOf(isUnknown(error) ? text.notFoundName : text.failedName),
  },
  { name: "robots", content: "noindex" },
];

interface RouteHandle {
  /** The value of `data-page` on the body, which selects a theme for the page. */
  page?: string;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId, failedStatus } = useRenderContext();
  const matches = useMatches();
  const handles = matches.map((match) => (match.handle ?? {}) as RouteHandle);
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  const isHydrated = matches.some(({ id }) => hasReact(id));
  return (
    // A page without React may be cached, because it is the same for every visitor and contains no data of the request.
    <html
      lang={language.locale}
      data-theme={theme}
      data-request-id={isHydrated ? requestId : undefined}
      data-failed-status={isHydrated ? failedStatus : undefined}
      data-company={isHydrated ? writeDocument() : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links />
        <script type="module" src={siteScript} />
      </head>
      <body data-page={handles.find((handle) => handle.page)?.page}>
        {children}
        {/* Pages with React have hot updates. The development server reloads the others. */}
        {import.meta.env.DEV && !isHydrated && <script type="module" src="/app/site/reload-on-change.js" />}
        {isHydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Returns whether the URL has no page, or the page has no action. */
function isUnknown(error: unknown) {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 405);
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isUnknown(error) ? <NotFoundPage /> : <ErrorPage />;
}

export default function App() {
  return <Outlet />;
}
