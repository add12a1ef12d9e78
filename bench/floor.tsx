import { Links, Meta, Outlet, RemixBrowser, Scripts, ScrollRestoration } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

/** The least that a page of Remix and React sends to the browser. The build of it is weighed, it never runs. */
function Document() {
  return (
    <html lang="en-US">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

Object.assign(globalThis, { Document });
hydrateRoot(document, <RemixBrowser />);
