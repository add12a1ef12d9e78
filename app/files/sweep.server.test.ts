import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { bookings, files } from "~/db/schema.server";
import { env } from "~/process/env.server";
import { sweepFiles } from "./sweep.server";
import { UnknownFiles } from "./unknown-files.server";

const hour = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  await mkdir(env().UPLOADS_DIR, { recursive: true });
});

async function put(name: string, hours: number) {
  const file = path.join(env().UPLOADS_DIR, name);
  await writeFile(file, "x");
  await utimes(file, hoursAgo(hours), hoursAgo(hours));
}

async function putWithRow(name: string, hours: number, bookingId: string | null = null) {
  await put(name, hours);
  const row = { originalName: name, contentType: "text/plain", byteSize: 1, sha256: "0".repeat(64) };
  await db()
    .insert(files)
    .values({ ...row, storedName: name, bookingId, createdAt: hoursAgo(hours) });
}

async function createBooking(): Promise<string> {
  const [booking] = await db()
    .insert(bookings)
    .values({
      reference: "K7MD3R9F",
      fullName: "Ada",
      email: "ada@example.com",
      phone: "1",
      contactMethod: "Call",
      serviceLocation: "Van Nuys",
      scanType: "Residential",
      purpose: "Real Estate",
      budgetRange: 500,
      projectTimeline: "Flexible",
      searchText: "ada",
    })
    .returning();
  return booking?.id ?? "";
}

test("removes files without a booking after 72 hours, and keeps those of bookings", async () => {
  const bookingId = await createBooking();
  await putWithRow("attached.txt", 1000, bookingId);
  await putWithRow("waiting.txt", 71);
  await putWithRow("forgotten.txt", 73);
  await put("unknown-new.txt", 71);
  await put("unknown-old.txt", 73);
  await put("interrupted.txt.part", 2);
  await put("arriving.txt.part", 0);

  const sweep = () => sweepFiles(new Date(), new UnknownFiles());
  expect(await sweep()).toEqual({ expired: 0, draftless: 1, released: 0, unknown: 1, interrupted: 1 });
  expect((await readdir(env().UPLOADS_DIR)).sort()).toEqual([
    "arriving.txt.part",
    "attached.txt",
    "unknown-new.txt",
    "waiting.txt",
  ]);
  const rows = await db().select({ name: files.storedName }).from(files);
  expect(rows.map(({ name }) => name).sort()).toEqual(["attached.txt", "waiting.txt"]);
  expect(await sweep()).toEqual({ expired: 0, draftless: 0, released: 0, unknown: 0, interrupted: 0 });
});

test("removes more than one batch", async () => {
  for (let index = 0; index < 501; index++) await put(`${index}.txt`, 73);
  // Ten files, so the first batch has one of them in any order of the folder.
  for (let index = 0; index < 10; index++) await putWithRow(`known-${index}.txt`, 1);
  expect(await sweepFiles(new Date(), new UnknownFiles())).toMatchObject({ unknown: 501 });
});
