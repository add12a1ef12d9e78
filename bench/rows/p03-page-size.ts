import { request } from "node:http";
import { publicPages } from "#tests/support/public-pages";

import { sharedApp } from "../app";
import type { Row } from "../row";
import { formatKb } from "../sizes";

/** Ten segments of 1,460 bytes: what a server sends before it waits for the first answer. */
const congestionWindow = 14_600;

export const pageSize: Row = {
  id: "P3",
  what: "HTML of a marketing page, brotli",
  budget: "≤ 14 kB",
  aim: "≤ 9 kB",
  measure: async () => {
    const { url } = await sharedApp();
    const sizes: { path: string; bytes: number }[] = [];
    for (const { path } of publicPages) sizes.push({ path, bytes: await brotliSize(new URL(path, url)) });
    sizes.sort((a, b) => b.bytes - a.bytes);
    const [most, least] = [sizes[0], sizes.at(-1)];
    if (!most || !least) throw new Error("there are no marketing pages");
    return [
      `${formatKb(most.bytes)} on ${most.path}`,
      `${(most.bytes / congestionWindow).toFixed(2)}× of one congestion window`,
      `the others down to ${formatKb(least.bytes)}`,
    ].join(", ");
  },
};

/** Bytes of the body as they come over the line: `fetch` would unpack them. */
function brotliSize(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { "Accept-Encoding": "br" }, timeout: 10_000 }, (response) => {
      if (response.headers["content-encoding"] !== "br")
        reject(new Error(`${url.pathname} is not compressed`));
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () => resolve(bytes));
      response.on("error", reject);
    });
    outgoing.on("error", reject).on("timeout", () => outgoing.destroy(new Error("no answer in 10 s")));
    outgoing.end();
  });
}
