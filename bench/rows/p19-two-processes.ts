import { createClusterHome, startBehindNginx } from "#tests/support/app/cluster";
import { hasNginx } from "#tests/support/app/nginx";
import { startPostgres } from "#tests/support/database/postgres-server";
import { paths } from "~/paths";
import { requestRate } from "../request-rate";
import type { Row } from "../row";
import { percentile } from "../statistics";

const rounds = 3;

export const twoProcesses: Row = {
  id: "P19",
  what: "sign-in page (not cached) behind nginx, two processes, requests/s",
  budget: "≥ 1.5× of one process",
  aim: "≥ 1.8×",
  measure: () => (hasNginx() ? measure() : Promise.resolve("not measured: there is no nginx")),
};

async function measure(): Promise<string> {
  const server = await startPostgres();
  if (!server) throw new Error("no PostgreSQL was found on this machine");
  try {
    const rates: Record<"one" | "two", number[]> = { one: [], two: [] };
    for (let round = 0; round < rounds; round++) {
      rates.one.push(await rateWith(1, server.url));
      rates.two.push(await rateWith(2, server.url));
    }
    const [one, two] = [percentile(rates.one, 0.5), percentile(rates.two, 0.5)];
    return `${(two / one).toFixed(2)}× (${Math.round(two)}/s against ${Math.round(one)}/s; medians of ${rounds}; nginx and the client use the same processors)`;
  } finally {
    await server.stop();
  }
}

async function rateWith(processes: number, server: string): Promise<number> {
  const home = await createClusterHome(server);
  const app = await startBehindNginx(home, { processes });
  try {
    const url = new URL(paths.login(), app.url);
    // Compiles the code, which takes two processes twice as much of the processors.
    await requestRate(url, { seconds: 15 });
    return await requestRate(url, { seconds: 5 });
  } finally {
    await app.stop();
  }
}
