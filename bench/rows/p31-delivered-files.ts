import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { type AppHome, folderHome, withDatabaseOf } from "#tests/support/app/home";
import { signInVisitor } from "#tests/support/http/sign-in";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { startDelivery } from "~/booking/delivery/change-delivery.server";
import { db } from "~/db/client.server";
import { deliveries, deliveryItems } from "~/db/schema.server";
import { paths } from "~/paths";
import { startApp } from "../app";
import { startChildServer } from "../child-server";
import { beginDelivered, download, sendPieces } from "../delivered-file";
import { peakMemory, resetPeakMemory, settledMemory } from "../memory";
import type { Row } from "../row";
import { formatMoreMb } from "../sizes";
import { timed } from "../statistics";

const gigabytes = Number(process.env.P31_GB ?? 20);
const fileBytes = gigabytes * 2 ** 30;

export const deliveredFiles: Row = {
  id: "P31",
  what: `${gigabytes} GB up by tus in pieces of 256 MB, and down`,
  budget: "≥ 0.6× of node:http pipeline to disk with the same checksum, memory ≤ +60 MB",
  aim: "≥ 0.8×",
  // Its two files need twice that room on the disk.
  isOnRequest: true,
  measure,
};

async function measure(): Promise<string> {
  const home = folderHome();
  const bookingId = await withDatabaseOf(home, draftDelivery);
  const app = await startApp({ home });
  const plainFolder = mkdtempSync(path.join(tmpdir(), "datum3d-plain-"));
  const plain = await startChildServer([
    "bench/plain-upload-server.js",
    plainFolder,
    "flush",
    "hash",
    "append",
  ]);
  const pid = app.process.pid ?? 0;
  try {
    const Cookie = (await signInVisitor(app.url)).cookieHeader;
    const location = await beginDelivered(app.url, bookingId, fileBytes, { Cookie });
    const idle = await settledMemory(pid);
    resetPeakMemory(pid);
    const up = {
      ours: await timed(() => sendPieces(app.url + location, fileBytes, { Cookie })),
      plain: await timed(() => sendPieces(plain.url, fileBytes)),
    };
    const upPeak = peakMemory(pid) - idle;
    await app.end();
    const itemId = await withDatabaseOf(home, () => publish(bookingId));
    const { ours, memory } = await measureDownload(home, paths.bookingResult(bookingId, itemId));
    const plainDown = await timed(() => download(plain.url, fileBytes));
    return [
      `up ${compare(up.ours, up.plain)}, memory ${formatMoreMb(upPeak)}`,
      `down ${compare(ours, plainDown)}, memory ${formatMoreMb(memory)}`,
    ].join("; ");
  } finally {
    await plain.stop();
    rmSync(plainFolder, { recursive: true });
    await app.stop();
  }
}

async function draftDelivery(): Promise<string> {
  const [bookingId = ""] = await insertBookings([{ stage: "scheduled" }]);
  const session = await insertSession();
  await startDelivery(bookingId, { title: "Cloud", note: "", formId: randomUUID() }, session);
  return bookingId;
}

/** Publishes what has arrived, and returns the id of its file. */
async function publish(bookingId: string): Promise<string> {
  const [item] = await db().select().from(deliveryItems);
  if (item?.state !== "ready") throw new Error(`The file is ${item?.state ?? "missing"}`);
  const published = { state: "published" as const, publishedAt: new Date() };
  await db().update(deliveries).set(published).where(eq(deliveries.bookingId, bookingId));
  return item.id;
}

async function measureDownload(home: AppHome, address: string) {
  const app = await startApp({ home });
  const pid = app.process.pid ?? 0;
  try {
    const Cookie = (await signInVisitor(app.url)).cookieHeader;
    const idle = await settledMemory(pid);
    resetPeakMemory(pid);
    const ours = await timed(() => download(app.url + address, fileBytes, { Cookie }));
    return { ours, memory: peakMemory(pid) - idle };
  } finally {
    await app.end();
  }
}

function compare(ours: number, plain: number): string {
  const toSpeed = (ms: number) => `${Math.round(fileBytes / 1e3 / ms)} MB/s`;
  return `${(plain / ours).toFixed(2)}× (${toSpeed(ours)}, node:http ${toSpeed(plain)})`;
}
