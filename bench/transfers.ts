import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { withPage } from "./browser";

interface Transfer {
  path: string;
  isScript: boolean;
  /** Compressed bytes of the body, as sent. */
  bodyBytes: number;
  headerBytes: number;
  /** Bytes of the body at gzip's default level, whatever encoding was sent. */
  gzipBytes: number;
}

const quietMs = 500;

interface TransferSteps {
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Runs on the opened page. */
  act?: (page: Page) => Promise<void>;
}

/** Returns the browser's transfers for the page at `path`, and separately those that `act` causes. */
export function transfersOf(path: string, { prepare, act }: TransferSteps = {}) {
  return withPage(async (page) => {
    await prepare?.(page);
    const traffic = watch(page);
    await page.goto(path);
    const load = await traffic();
    await act?.(page);
    return { load, later: act ? await traffic() : [] };
  });
}

/** Returns a function that returns the new transfers once the network has been quiet for half a second. */
function watch(page: Page): () => Promise<Transfer[]> {
  const open = new Set<Request>();
  const finished: Request[] = [];
  let lastChange = performance.now();
  const note = (change: () => void) => {
    change();
    lastChange = performance.now();
  };
  page.on("request", (request) => note(() => open.add(request)));
  page.on("requestfailed", (request) => note(() => open.delete(request)));
  page.on("requestfinished", (request) =>
    note(() => {
      open.delete(request);
      finished.push(request);
    }),
  );
  return async () => {
    lastChange = performance.now();
    const deadline = lastChange + 30_000;
    while (open.size > 0 || performance.now() - lastChange < quietMs) {
      if (performance.now() > deadline)
        throw new Error(`still under way: ${[...open].map((request) => request.url()).join(", ")}`);
      await delay(50);
    }
    return Promise.all(finished.splice(0).map(toTransfer));
  };
}

async function toTransfer(request: Request): Promise<Transfer> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()]);
  const body = (await response?.body().catch(() => undefined)) ?? Buffer.alloc(0);
  return {
    path: new URL(request.url()).pathname,
    isScript: request.resourceType() === "script",
    bodyBytes: sizes.responseBodySize,
    headerBytes: sizes.responseHeadersSize,
    gzipBytes: gzipSync(body).length,
  };
}
