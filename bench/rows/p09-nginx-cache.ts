import { rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { hasNginx, startNginx } from "#tests/support/app/nginx";
import { paths } from "~/paths";
import { withApp } from "../app";
import { browserEncodings, requestRate } from "../request-rate";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;
const fileName = "p09.html";

export const nginxCache: Row = {
  id: "P9",
  what: "home page behind deploy/nginx.conf, requests/s",
  budget: "≥ 0.85× of nginx serving the same bytes as a file",
  aim: "≥ 0.95×",
  measure: () => (hasNginx() ? measure() : Promise.resolve("not measured: there is no nginx")),
};

function measure(): Promise<string> {
  return withApp(
    async ({ url, folder }) => {
      const nginx = await startNginx({ urls: [url], folder });
      const file = path.join("build", "client", "assets", fileName);
      try {
        // The compressed bytes, as the cache has them.
        writeFileSync(file, await compressedPage(new URL(paths.home(), nginx.url)));
        return await compare(new URL(paths.home(), nginx.url), new URL(`/assets/${fileName}`, nginx.url));
      } finally {
        rmSync(file, { force: true });
        await nginx.stop();
      }
    },
    { TRUST_PROXY: "1" },
  );
}

async function compressedPage(url: URL): Promise<Buffer> {
  // `fetch` would decompress it.
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": browserEncodings } }, resolve).once("error", reject);
  });
  return Buffer.concat((await response.toArray()) as Buffer[]);
}

async function compare(page: URL, file: URL): Promise<string> {
  const rates: Record<"page" | "file", number[]> = { page: [], file: [] };
  for (let round = 0; round < rounds; round++) {
    rates.page.push(await requestRate(page, { seconds: 4 }));
    rates.file.push(await requestRate(file, { seconds: 4, headers: { "Accept-Encoding": "identity" } }));
  }
  const [ours, theirs] = [percentile(rates.page, 0.5), percentile(rates.file, 0.5)];
  return `${(ours / theirs).toFixed(2)}× (${Math.round(ours)}/s, the file ${Math.round(theirs)}/s; medians of ${rounds})`;
}
