import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { paths } from "~/paths";
import { sharedApp } from "../app";
import { startChildServer } from "../child-server";
import { browserEncodings, requestRate } from "../request-rate";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;
const seconds = 4;
/** Headers of one response or connection, which Node sets itself. */
const ownHeaders = ["date", "connection", "keep-alive", "x-request-id"];

interface Rates {
  app: number;
  bare: number;
  appUnchanged: number;
  bareUnchanged: number;
}

let measured: Promise<Rates> | undefined;
/** One measurement for both rows. */
const measureOnce = () => (measured ??= measure());
const perSecond = (rate: number) => `${Math.round(rate).toLocaleString("en-US")}/s`;

export const cachedPageBesideNode: Row = {
  id: "P27",
  what: "cached home page from npm start, requests/s",
  budget: "≥ 0.3× of bare node:http with the same bytes and headers",
  aim: "≥ 0.5×",
  measure: async () => {
    const { app, bare } = await measureOnce();
    return `${(app / bare).toFixed(2)}× (${perSecond(app)}, node:http ${perSecond(bare)}; medians of ${rounds})`;
  },
};

export const unchangedPage: Row = {
  id: "P29",
  what: "304 for a home page that the browser has, requests/s",
  budget: "≥ 1.5× of the page itself (P27)",
  aim: "≥ 2×",
  measure: async () => {
    const { app, appUnchanged, bare, bareUnchanged } = await measureOnce();
    const node = `node:http ${(bareUnchanged / bare).toFixed(2)}×, ${perSecond(bareUnchanged)}`;
    return `${(appUnchanged / app).toFixed(2)}× (${perSecond(appUnchanged)}; ${node})`;
  },
};

async function measure(): Promise<Rates> {
  const page = new URL(paths.home(), (await sharedApp()).url);
  await readPage(page);
  // The second one is from the cache.
  const { headers, etag, body } = await readPage(page);
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-page-"));
  const file = path.join(folder, "page.json");
  writeFileSync(file, JSON.stringify({ headers, etag, body: body.toString("base64") }));
  const bare = await startChildServer(["bench/plain-page-server.js", file]);
  try {
    return await measureBeside(page, new URL(bare.url), etag);
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The app and the bare server take turns. */
async function measureBeside(page: URL, bare: URL, etag: string): Promise<Rates> {
  const unchanged = { "If-None-Match": etag };
  const rates: Rates[] = [];
  for (let round = 0; round < rounds; round++)
    rates.push({
      app: await requestRate(page, { seconds }),
      bare: await requestRate(bare, { seconds }),
      appUnchanged: await requestRate(page, { seconds, headers: unchanged }),
      bareUnchanged: await requestRate(bare, { seconds, headers: unchanged }),
    });
  const median = (name: keyof Rates) =>
    percentile(
      rates.map((each) => each[name]),
      0.5,
    );
  return {
    app: median("app"),
    bare: median("bare"),
    appUnchanged: median("appUnchanged"),
    bareUnchanged: median("bareUnchanged"),
  };
}

async function readPage(url: URL): Promise<{ headers: string[]; etag: string; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": browserEncodings } }, resolve).on("error", reject);
  });
  const { rawHeaders } = response;
  const headers = rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? "";
    return !ownHeaders.includes(name.toLowerCase());
  });
  return { headers, etag: response.headers.etag ?? "", body: await buffer(response) };
}
