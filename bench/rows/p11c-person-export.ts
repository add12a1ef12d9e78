import { linkSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type AppHome, folderHome, withDatabaseOf } from "#tests/support/app/home";
import { signInVisitor } from "#tests/support/http/sign-in";
import type { Visitor } from "#tests/support/http/visitor";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { search } from "~/messages/persons";
import { startApp } from "../app";
import { peakMemory, resetPeakMemory, settledMemory } from "../memory";
import type { Row } from "../row";
import { formatMoreMb } from "../sizes";

const fileBytes = 2 * 1024 * 1024;
/** As many as a booking can get by the form. */
const filesPerBooking = 20;
const bytesPerSecond = 32 * 1024 * 1024;
const person = { email: "bench@example.com", bookings: 25 };
const warmUp = { email: "warm-up@example.com", bookings: 3 };

export const personExport: Row = {
  id: "P11C",
  what: "ZIP of a person with 500 files of 2 MB, read at 32 MB/s",
  budget: "≤ +50 MB above idle memory",
  aim: "≤ +20 MB",
  measure: async () => {
    const home = folderHome();
    await withDatabaseOf(home, async () => {
      for (const each of [person, warmUp]) await fill(home, each);
    });
    const app = await startApp({ home });
    try {
      const visitor = await signInVisitor(app.url);
      const pid = app.process.pid ?? 0;
      // Idle memory includes all code that is loaded and compiled for an export.
      for (let round = 0; round < 3; round++) await download(visitor, app.url, warmUp);
      const idle = await settledMemory(pid);
      resetPeakMemory(pid);
      await download(visitor, app.url, person);
      return `${formatMoreMb(peakMemory(pid) - idle)} above ${Math.round(idle / 1e6)} MB`;
    } finally {
      await app.stop();
    }
  },
};

/** Stores the bookings of a person. All files are names of one file on the disk: what is measured is the process. */
async function fill({ folder }: AppHome, { email, bookings }: typeof person) {
  const uploads = path.join(folder, "uploads");
  mkdirSync(uploads, { recursive: true });
  const original = path.join(folder, email);
  writeFileSync(original, Buffer.alloc(fileBytes, "point cloud "));
  const ids = await insertBookings(Array.from({ length: bookings }, () => ({ email })));
  for (const bookingId of ids) {
    const names = Array.from({ length: filesPerBooking }, (_, index) => `${bookingId}-${index}.e57`);
    for (const name of names) linkSync(original, path.join(uploads, name));
    await db()
      .insert(files)
      .values(
        names.map((name, index) => ({
          bookingId,
          storedName: name,
          originalName: `scan ${index}.e57`,
          contentType: "application/octet-stream",
          byteSize: fileBytes,
          sha256: "0".repeat(64),
        })),
      );
  }
}

/** Finds a person, and downloads everything of them no faster than `bytesPerSecond`. */
async function download(staff: Visitor, url: string, { email, bookings }: typeof person) {
  const found = await (await staff.open("/people")).submit({ person: email }, search);
  const token = found.document.querySelector<HTMLInputElement>("form[action='/people.zip'] [name=person]");
  const response = await staff.fetch("/people.zip", {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams({ person: token?.value ?? "" }),
  });
  if (response.status !== 200 || !response.body)
    throw new Error(`/people.zip responded with ${response.status}`);
  const startedAt = performance.now();
  let bytes = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    const early = (bytes / bytesPerSecond) * 1000 - (performance.now() - startedAt);
    if (early > 20) await delay(early);
  }
  if (bytes < bookings * filesPerBooking * fileBytes) throw new Error(`the ZIP has only ${bytes} bytes`);
}
