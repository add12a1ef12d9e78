import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { bookings, files } from "~/db/schema.server";
import { env } from "~/env.server";
import { sweepFiles } from "./sweep.server";
import { UnknownFiles } from "./unknown-files.server";

const hour = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  await mkdir(env().UPLOADS_DIR, { recursive: true });
});

async function put(name: string, hours: number) {
  const file = path.join(env().UPLOADS_DIR, name);
  await writeFile(file, "x");
  await utimes(file, ago(hours), ago(hours));
}

async function putWithRow(name: string, hours: number, bookingId: string | null = null) {
  await put(name, hours);
  const row = { originalName: name, contentType: "text/plain", byteSize: 1, sha256: "0".repeat(64) };
  await db()
    .insert(files)
    .values({ ...row, storedName: name, bookingId, createdAt: ago(hours) });
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

test("what no booking claimed goes after 72 hours, what one has stays", async () => {
  const bookingId = await createBooking();
  await putWithRow("claimed.txt", 1000, bookingId);
  await putWithRow("waiting.txt", 71);
  await putWithRow("forgotten.txt", 73);
  await put("unknown-new.txt", 71);
  await put("unknown-old.txt", 73);
  await put("broken-off.txt.part", 2);
  await put("arriving.txt.part", 0);

  const sweep = () => sweepFiles(new Date(), new UnknownFiles());
  expect(await sweep()).toEqual({ expired: 0, unattached: 1, unknown: 1, parts: 1 });
  expect((await readdir(env().UPLOADS_DIR)).sort()).toEqual([
    "arriving.txt.part",
    "claimed.txt",
    "unknown-new.txt",
    "waiting.txt",
  ]);
  const rows = await db().select({ name: files.storedName }).from(files);
  expect(rows.map(({ name }) => name).sort()).toEqual(["claimed.txt", "waiting.txt"]);
  expect(await sweep()).toEqual({ expired: 0, unattached: 0, unknown: 0, parts: 0 });
});

test("more than one batch is swept", async () => {
  for (let index = 0; index < 501; index++) await put(`${index}.txt`, 73);
  // So many that one is in the first batch, in whatever order the folder lists them.
  for (let index = 0; index < 10; index++) await putWithRow(`known-${index}.txt`, 1);
  expect(await sweepFiles(new Date(), new UnknownFiles())).toMatchObject({ unknown: 501 });
});
