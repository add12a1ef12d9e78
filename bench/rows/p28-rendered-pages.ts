import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderHome, withDatabaseOf } from "#tests/support/app/home";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { signInVisitor } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { paths } from "~/paths";
import type { RouteId } from "~/route-map";
import { startApp } from "../app";
import { requestRate } from "../request-rate";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;
const seconds = 4;
const remixServe = createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js");

interface RenderedPage {
  name: string;
  path: string;
  ids: RouteId[];
  cookie?: string;
}

export const renderedPages: Row = {
  id: "P28",
  what: "rendered pages from npm start, requests/s",
  budget: "≥ 0.6× of a bare Remix app with one route and the same React tree",
  aim: "≥ 0.8×",
  measure: async () => {
    const home = folderHome();
    await withDatabaseOf(home, () =>
      insertBookings(Array.from({ length: 60 }, (_, index) => ({ fullName: `Visitor ${index}` }))),
    );
    const app = await startApp({ home });
    try {
      const visitor = await signInVisitor(app.url);
      const pages: RenderedPage[] = [
        { name: "sign-in", path: paths.login(), ids: ["root", "routes/site/layout", "routes/site/login"] },
        {
          name: "booking",
          path: paths.booking(),
          ids: ["root", "routes/site/layout", "routes/site/booking"],
        },
        {
          name: "list",
          path: paths.viewBooking(),
          ids: ["root", "routes/staff/layout", "routes/staff/view-booking"],
          cookie: visitor.cookieHeader,
        },
      ];
      const results: string[] = [];
      for (const page of pages) results.push(await compare(app, page));
      return results.join(", ");
    } finally {
      await app.stop();
    }
  },
};

/** Both take turns: the app, and Remix alone with the data that the app's loaders return. */
async function compare(
  app: AppProcess,
  { name, path: pagePath, ids, cookie }: RenderedPage,
): Promise<string> {
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const data = await fetch(new URL(`${pagePath}.data`, app.url), { headers });
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-bare-"));
  const file = path.join(folder, "page.json");
  writeFileSync(
    file,
    JSON.stringify({ ids, data: Buffer.from(await data.arrayBuffer()).toString("base64") }),
  );
  const bare = await startProcess({
    program: [remixServe, "bench/bare-remix.js"],
    env: { BARE_PAGE: file },
  });
  try {
    const rates = { app: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      rates.app.push(await requestRate(new URL(pagePath, app.url), { seconds, headers }));
      rates.bare.push(await requestRate(new URL(pagePath, bare.url), { seconds }));
    }
    const [ours, theirs] = [percentile(rates.app, 0.5), percentile(rates.bare, 0.5)];
    return `${name} ${(ours / theirs).toFixed(2)}× (${Math.round(ours)}/s, bare ${Math.round(theirs)}/s)`;
  } finally {
    await bare.stop();
    rmSync(folder, { recursive: true });
  }
}
