import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "~/paths";
import { withApp } from "../app";
import { startChildServer } from "../child-server";
import { peakMemory, resetPeakMemory, settledMemory } from "../memory";
import type { Row } from "../row";
import { formatMoreMb } from "../sizes";
import { percentile, timed } from "../statistics";
import { uploadAtOnce } from "../uploads";

const atOnce = 20;
const rounds = 5;

export const uploadsAtOnce: Row = {
  id: "P10",
  what: "upload 20 × 15 MB at once",
  budget: "≥ 0.6× of node:http pipeline to disk, memory ≤ +100 MB",
  aim: "0.8×; +60 MB",
  measure: () =>
    withApp(
      async ({ url, process: { pid = 0 }, folder }) => {
        const ourUrl = new URL(paths.apiUpload(), url).href;
        const [plain, alike] = await Promise.all([startPlainServer(), startPlainServer("flush", "hash")]);
        try {
          for (const target of [ourUrl, plain.url, alike.url]) await uploadAtOnce(target, 1);
          const idle = await settledMemory(pid);
          resetPeakMemory(pid);
          const times: Record<"ours" | "plain" | "alike", number[]> = { ours: [], plain: [], alike: [] };
          // Alternates between the servers, so that each one uses the disk in the same state.
          for (let round = 0; round < rounds; round++) {
            times.ours.push(await timed(() => uploadAtOnce(ourUrl, atOnce)));
            empty(path.join(folder, "uploads"));
            times.plain.push(await timed(() => uploadAtOnce(plain.url, atOnce)));
            empty(plain.folder);
            times.alike.push(await timed(() => uploadAtOnce(alike.url, atOnce)));
            empty(alike.folder);
          }
          const ours = percentile(times.ours, 0.5);
          const against = (others: number[]) => {
            const other = percentile(others, 0.5);
            return `${(other / ours).toFixed(2)}× of ${seconds(other)}`;
          };
          return [
            `${seconds(ours)}: ${against(times.alike)} with the same fsync and hash, ${against(times.plain)} without`,
            `memory ${formatMoreMb(peakMemory(pid) - idle)}`,
          ].join(", ");
        } finally {
          await Promise.all([plain.stop(), alike.stop()]);
        }
      },
      { TRUST_PROXY: "1" },
    ),
};

async function startPlainServer(...modes: ("flush" | "hash")[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-plain-"));
  const { url, stop } = await startChildServer(["bench/plain-upload-server.js", folder, ...modes]);
  return {
    url,
    folder,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function empty(folder: string) {
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
