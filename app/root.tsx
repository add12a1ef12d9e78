import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import sansLatin from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { useRenderContext } from "./render-context";
import siteScript from "./site/site-script.js?url";
import { readTheme } from "./site/theme";
import stylesheet from "./tailwind.css?url";

export const links: LinksFunction = () => [
  { rel: "preload", href: sansLatin, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon-180.png" },
];

export function loader({ request }: LoaderFunctionArgs) {
  return { theme: readTheme(request.headers.get("Cookie")) };
}

/** What a route may say of itself in its `handle` export. */
export interface RouteHandle {
  /** The page runs React in the browser; without it no framework script is sent. */
  hydrate?: boolean;
  /** The value of `data-page` on the body: a page theme of its own. */
  page?: string;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId } = useRenderContext();
  const handles = useMatches().map((match) => (match.handle ?? {}) as RouteHandle);
  const theme = useRouteLoaderData<typeof loader>("root")?.theme;
  return (
    <html lang="en-US" data-theme={theme} data-request-id={requestId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <script type="module" src={siteScript} nonce={nonce} />
      </head>
      <body data-page={handles.find((handle) => handle.page)?.page}>
        {children}
        {handles.some((handle) => handle.hydrate) && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
