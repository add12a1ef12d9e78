import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { closeSync, ftruncateSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { folderHome, withDatabaseOf } from "#tests/support/app/home";
import { hasNginx, startNginx } from "#tests/support/app/nginx";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults } from "#tests/support/records/results";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { paths } from "~/paths";
import { startApp } from "../app";
import { openPage } from "../open-page";
import type { Row } from "../row";
import { formatMs, percentile, timed } from "../statistics";

const customers = Number(process.env.P33_CUSTOMERS ?? 200);
const bytesPerSecond = 1_000_000;
/** Longer than a measurement takes; the file is sparse. */
const fileBytes = 4 * 2 ** 30;
const rounds = 40;

export const pagesBesideProxiedDownloads: Row = {
  id: "P33",
  what: `every page while ${customers} customers download at 1 MB/s each, behind nginx`,
  budget: "≤ 1.5× of the page alone, p95",
  aim: "≤ 1.2×",
  measure: () => (hasNginx() ? measure(true) : Promise.resolve("not measured: there is no nginx")),
};

export const pagesBesideDownloads: Row = {
  id: "P33B",
  what: `every page while ${customers} customers download at 1 MB/s each, without nginx`,
  budget: "≤ 1.5× of the page alone, p95",
  aim: "≤ 1.2×",
  measure: () => measure(false),
};

async function measure(isProxied: boolean): Promise<string> {
  const home = folderHome();
  const { bookingId, itemId, page } = await withDatabaseOf(home, async () => {
    const [id = ""] = await insertBookings([{ stage: "done" }]);
    const file = { byteSize: fileBytes, received: fileBytes, storedName: `deliveries/${randomUUID()}.laz` };
    const { item } = await insertResults(id, {}, file);
    createSparse(path.join(home.folder, "uploads", item.storedName));
    return { bookingId: id, itemId: item.id, page: await privatePagePath(id) };
  });
  const app = await startApp({ home, env: { TRUST_PROXY: isProxied ? "1" : "0" } });
  const nginx = isProxied ? await startNginx({ folder: app.folder, urls: [app.url] }) : undefined;
  const url = nginx?.url ?? app.url;
  try {
    const pages = await pagesOf(url, bookingId, page);
    const alone = await timesOf(pages);
    const token = page.split("/").at(-1) ?? "";
    const { child, speed } = await startDownloads(url + paths.privatePageResult(token, itemId));
    try {
      const beside = await timesOf(pages);
      return describe(pages, { alone, beside, speed: speed() });
    } finally {
      child.kill();
      await once(child, "exit");
    }
  } finally {
    await nginx?.stop();
    await app.stop();
  }
}

function createSparse(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = openSync(file, "w", 0o644);
  ftruncateSync(handle, fileBytes);
  closeSync(handle);
}

interface Page {
  name: string;
  open: () => Promise<void>;
}

async function pagesOf(url: string, bookingId: string, page: string): Promise<Page[]> {
  const staff = await signInVisitor(url);
  const anonymous = new Visitor(url);
  return [
    { name: "home", open: () => openPage(url, anonymous, paths.home()) },
    { name: "results", open: () => openPage(url, anonymous, page) },
    { name: "dashboard", open: () => openPage(url, staff, paths.dashboard()) },
    { name: "list", open: () => openPage(url, staff, paths.viewBooking()) },
    { name: "booking", open: () => openPage(url, staff, paths.bookingDetails(bookingId)) },
  ];
}

/** The 95th percentile of each page, whose requests alternate. */
async function timesOf(pages: readonly Page[]): Promise<number[]> {
  const times = pages.map((): number[] => []);
  for (let round = -5; round < rounds; round++)
    for (const [index, page] of pages.entries()) {
      const ms = await timed(page.open);
      if (round >= 0) times[index]?.push(ms);
    }
  return times.map((each) => percentile(each, 0.95));
}

/** Starts the customers in a process of their own, and waits until all of them receive. */
async function startDownloads(url: string): Promise<{ child: ChildProcess; speed: () => number }> {
  const program = ["bench/slow-downloads.js", url, String(customers), String(bytesPerSecond)];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  const speeds: number[] = [];
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The downloads ended")));
    lines.on("line", (line) => {
      const [receiving = 0, bytes = 0] = line.split(" ").map(Number);
      if (receiving < customers) return;
      speeds.push(bytes);
      if (speeds.length > 2) resolve();
    });
  });
  return { child, speed: () => percentile(speeds, 0.5) };
}

function describe(
  pages: readonly Page[],
  measured: { alone: number[]; beside: number[]; speed: number },
): string {
  const rows = pages.map(({ name }, index) => {
    const [before = 1, after = NaN] = [measured.alone[index], measured.beside[index]];
    return { ratio: after / before, text: `${name} ${formatMs(after)} of ${formatMs(before)}` };
  });
  const worst = Math.max(...rows.map(({ ratio }) => ratio));
  const speed = `${Math.round(measured.speed / 1e6)} MB/s in all`;
  return `${worst.toFixed(2)}× at most (${rows.map(({ text }) => text).join(", ")}; ${speed})`;
}
