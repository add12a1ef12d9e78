// @ts-check
// The anchor for rendered pages: remix-serve with one route, which renders the app's own components from data that is ready. The file
// that BARE_PAGE names holds the ids of the routes from the root down, and what their loaders returned, as Remix encodes it.
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { createElement } from "react";
import { decode } from "turbo-stream";

/** @type {{ ids: string[]; data: string }} */
const page = JSON.parse(readFileSync(process.env.BARE_PAGE ?? "", "utf8"));
const decoded = await decode(new Blob([Buffer.from(page.data, "base64")]).stream());
await decoded.done;
const data = /** @type {Record<string, { data: unknown }>} */ (decoded.value);
// Loading the app's build starts the app, which wraps the server. This one has nothing in front of Remix.
const { createServer } = http;
const app = await import(pathToFileURL(path.resolve("build/server/index.js")).href);
Object.assign(http, { createServer });
const { RemixServer, renderToPipeableStream } = /** @type {typeof import("../app/entry.server")} */ (
  app.entry.module
);

export const assets = {
  ...app.assets,
  routes: Object.fromEntries(page.ids.map((id) => [id, app.assets.routes[id]])),
};
export const { assetsBuildDirectory, basename, future, isSpaMode, mode, publicPath } = app;
export const entry = {
  module: {
    /**
     * @param {Request} request
     * @param {number} status
     * @param {Headers} headers
     * @param {import("@remix-run/node").EntryContext} context
     */
    default: (request, status, headers, context) =>
      new Promise((resolve, reject) => {
        const stream = renderToPipeableStream(createElement(RemixServer, { context, url: request.url }), {
          onShellReady() {
            const body = new PassThrough();
            headers.set("Content-Type", "text/html");
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
            stream.pipe(body);
          },
          onShellError: reject,
        });
      }),
  },
};
export const routes = Object.fromEntries(
  page.ids.map((id) => {
    const route = app.routes[id];
    const { default: component, ErrorBoundary, Layout, handle, links, meta } = route.module;
    const loader = () => data[id]?.data ?? null;
    return [
      id,
      { ...route, module: { default: component, ErrorBoundary, Layout, handle, links, meta, loader } },
    ];
  }),
);
