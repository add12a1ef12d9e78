import { request } from "node:http";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { publicPages } from "#tests/support/http/public-pages";
import { signIn } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { paths } from "~/paths";
import { sharedApp } from "../app";
import type { Row } from "../row";
import { formatKb, sizeOfScripts, sum } from "../sizes";
import { transfersOf } from "../transfers";

/** Bytes of ten segments of 1,460 bytes, which a server sends before it waits for the first answer. */
const congestionWindow = 14_600;

/** Returns the compressed bytes of the body. `fetch` would decompress them. */
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

export const pageSizes: Row[] = [
  {
    id: "P1",
    what: "script on a marketing page, transferred",
    budget: "≤ 3 kB, no framework",
    aim: "≤ 1.5 kB",
    measure: async () => {
      const sizes: { path: string; bytes: number; files: number }[] = [];
      for (const { path } of publicPages) {
        const scripts = (await transfersOf(path)).load.filter(({ isScript }) => isScript);
        sizes.push({ path, bytes: sum(scripts.map(({ bodyBytes }) => bodyBytes)), files: scripts.length });
      }
      const most = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
      return `${formatKb(most.bytes)} in ${most.files} file(s) on ${most.path}, the most of ${sizes.length} pages`;
    },
  },
  {
    id: "P2",
    what: "script on /booking, gzip",
    budget: "≤ 140 kB",
    aim: "≤ 125 kB",
    measure: async () => {
      const { load, later } = await transfersOf(paths.booking(), {
        act: (page) => page.locator("[name=fullName]").focus(),
      });
      return `${formatKb(sizeOfScripts(load))} at load, ${formatKb(sizeOfScripts(later))} more at the first focus`;
    },
  },
  {
    id: "P2",
    what: "script on /dashboard with its charts, gzip",
    budget: "≤ 165 kB",
    aim: "≤ 140 kB",
    measure: async () => {
      const { load, later } = await transfersOf(paths.dashboard(), {
        // The dashboard has no chart without a booking.
        prepare: async (page) => {
          const visitor = new Visitor((await sharedApp()).url);
          await fillInBooking(visitor, "Ada Example");
          await submitBooking(visitor);
          await signIn(page);
        },
        act: (page) => page.locator("[data-chart]").first().scrollIntoViewIfNeeded(),
      });
      const unseen = sizeOfScripts(load);
      const all = unseen + sizeOfScripts(later);
      return `${formatKb(all)} with both charts, ${formatKb(unseen)} before one is near the window`;
    },
  },
  {
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
  },
  {
    id: "P4",
    what: "home page in all, 412 px wide, first view",
    budget: "≤ 350 kB, ≤ 15 requests",
    aim: "≤ 200 kB",
    measure: async () => {
      const { load } = await transfersOf(paths.home());
      const bytes = sum(load.map(({ bodyBytes, headerBytes }) => bodyBytes + headerBytes));
      return `${formatKb(bytes)} with headers, ${load.length} requests`;
    },
  },
];
