import { get } from "node:http";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { signInVisitor } from "#tests/support/http/sign-in";
import { paths } from "~/paths";
import { peakMemory, resetPeakMemory, settledMemory } from "../memory";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { formatMoreMb } from "../sizes";

/** The answers that hold every booking there is. */
const streams = ["/api/booking/viewbooking", paths.bookingsCsv()];

export const wholeStreams: Row = {
  id: "P15B",
  what: "all of 1 M bookings in one answer, to its end",
  budget: "memory flat, first byte before the last row is read",
  aim: "-",
  measure: async () => {
    const { url } = await millionBookings();
    const app = await startProcess({ env: { DATABASE_URL: url } });
    try {
      const cookie = (await signInVisitor(app.url)).cookieHeader;
      // What is loaded and compiled on the way belongs to idle memory.
      await readWhole(app, `${streams[0]}?limit=100`, cookie);
      const results: string[] = [];
      for (const path of streams) results.push(await measureStream(app, path, cookie));
      return results.join("; ");
    } finally {
      await app.stop();
    }
  },
};

async function measureStream(app: AppProcess, path: string, cookie: string): Promise<string> {
  const { pid = 0 } = app.process;
  const idle = await settledMemory(pid);
  resetPeakMemory(pid);
  const { firstByteMs, ms, bytes } = await readWhole(app, path, cookie);
  const peak = formatMoreMb(peakMemory(pid) - idle);
  return `${path} ${Math.round(bytes / 1e6)} MB in ${Math.round(ms / 1000)} s, first byte after ${Math.round(firstByteMs)} ms, memory ${peak} above ${Math.round(idle / 1e6)} MB`;
}

/** Reads a response to its end and discards it. */
function readWhole({ url }: AppProcess, path: string, cookie: string) {
  return new Promise<{ firstByteMs: number; ms: number; bytes: number }>((resolve, reject) => {
    const start = performance.now();
    let firstByteMs = 0;
    let bytes = 0;
    get(new URL(path, url), { headers: { Cookie: cookie } }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${path} was answered with ${response.statusCode ?? 0}`));
      response.on("data", (chunk: Buffer) => {
        firstByteMs ||= performance.now() - start;
        bytes += chunk.length;
      });
      response.once("error", reject);
      response.once("end", () => resolve({ firstByteMs, ms: performance.now() - start, bytes }));
    }).once("error", reject);
  });
}
