import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { filesInFolder } from "#tests/support/app/home";
import { bookingRow } from "#tests/support/records/bookings";
import { findInDatabase, findInFiles } from "#tests/support/records/personal-data";
import { insertStaff } from "#tests/support/records/staff";
import { namesInStore } from "#tests/support/records/uploads";
import { changeAsVisitor } from "~/booking/change/change-booking.server";
import { findByToken, privatePagePath } from "~/booking/private-page/private-link.server";
import { recordBookingEvent } from "~/booking/record/events.server";
import { attachFiles } from "~/booking/workflow/attach-files.server";
import { db } from "~/db/client.server";
import {
  bookingCounts,
  bookingDrafts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  deliveries,
  deliveryItems,
  deliveryShares,
  fileRemovals,
  files,
  mails,
  quotes,
  visits,
} from "~/db/schema.server";
import { sumUnattachedBytes } from "~/files/stored-files.server";
import { sweepFiles } from "~/files/sweep.server";
import { dayMs } from "~/lib/time";
import { claimMails } from "~/mail/claim-mails.server";
import { recordOutcomes } from "~/mail/record-outcomes.server";
import { MailUnderWayError } from "~/mail/remove-mails.server";
import { env } from "~/process/env.server";
import { eraseBookings, type ErasureMode } from "./erase-bookings.server";

/** Part of every text about the person. */
const mark = "Zyxquill";

let bookingId: string;
let staffEmail: string;

beforeEach(async () => {
  await rm(env().UPLOADS_DIR, { recursive: true, force: true });
  staffEmail = (await insertStaff({ email: "sam@example.com" })).email;
  bookingId = await insertPerson();
});

/** Stores a booking with every kind of related data, all with `mark`. */
async function insertPerson(): Promise<string> {
  const id = randomUUID();
  await db()
    .insert(bookings)
    .values(
      bookingRow({
        id,
        reference: "K7MD3R4F",
        fullName: `Ada ${mark}`,
        email: `ada@${mark}.example`,
        phone: "(818) 555-0199",
        company: mark,
        serviceLocation: `12 ${mark} Street`,
        accessInstructions: mark,
        projectScope: mark,
        specialInstructions: mark,
        preferredDate: new Date(Date.now() + 3 * dayMs),
        stage: "scheduled",
      }),
    );
  const [draft] = await db()
    .insert(bookingDrafts)
    .values({
      answers: { fullName: mark },
      refusedFiles: [{ name: `${mark}.exe`, message: mark }],
      bookingId: id,
      expiresAt: new Date(Date.now() + dayMs),
    })
    .returning();
  const storedName = `${randomUUID()}-${mark}.txt`;
  await mkdir(env().UPLOADS_DIR, { recursive: true });
  await writeFile(path.join(env().UPLOADS_DIR, storedName), mark);
  await db()
    .insert(files)
    .values({
      storedName,
      originalName: `${mark}.txt`,
      contentType: "text/plain",
      byteSize: mark.length,
      sha256: "0".repeat(64),
      draftId: draft?.id,
      bookingId: id,
    });
  const content = { greeting: `Hello ${mark},`, paragraphs: [mark] };
  const mail = { kind: "test", toAddress: `ada@${mark}.example`, subject: mark, content };
  await db()
    .insert(mails)
    .values([
      { ...mail, bookingId: id },
      { ...mail, draftId: draft?.id },
    ]);
  await db().insert(bookingMessages).values({ id: randomUUID(), bookingId: id, text: mark });
  await db().insert(bookingNotes).values({ id: randomUUID(), bookingId: id, author: staffEmail, text: mark });
  await db()
    .insert(quotes)
    .values({
      id: randomUUID(),
      bookingId: id,
      number: 1,
      lines: [{ label: mark, quantity: 1, unitCents: 500 }],
      totalCents: 500,
      validUntil: new Date(Date.now() + dayMs),
      note: mark,
      author: staffEmail,
    });
  await db()
    .insert(visits)
    .values({ bookingId: id, startsAt: new Date(Date.now() + 2 * dayMs), minutes: 60 });
  await insertResults(id);
  await recordBookingEvent(db(), {
    bookingId: id,
    kind: "file-received",
    actor: null,
    detail: { name: `${mark}.txt` },
  });
  await privatePagePath(id);
  return id;
}

/** Inserts a published delivery with a file and a share, and a draft with an unfinished upload. */
async function insertResults(bookingId: string) {
  const storedName = `deliveries/${mark}.laz`;
  await mkdir(path.join(env().UPLOADS_DIR, "deliveries"));
  await writeFile(path.join(env().UPLOADS_DIR, storedName), mark);
  const [published, draft] = await db()
    .insert(deliveries)
    .values(
      (["published", "draft"] as const).map((state, index) => ({
        bookingId,
        version: index + 1,
        title: mark,
        note: mark,
        state,
        createdBy: staffEmail,
      })),
    )
    .returning();
  const file = { position: 0, kind: "file" as const, name: `${mark}.laz`, createdBy: staffEmail };
  await db()
    .insert(deliveryItems)
    .values([
      { ...file, deliveryId: published?.id ?? "", state: "ready", storedName },
      { ...file, deliveryId: draft?.id ?? "" },
    ]);
  await db()
    .insert(deliveryShares)
    .values({ bookingId, tokenHash: "0".repeat(64), label: mark, expiresAt: new Date() });
}

const texts = [mark, "555-0199", "8185550199", "K7MD3R4F"];
const modes: ErasureMode[] = ["erase", "anonymize"];

describe.each(modes)("%s", (mode) => {
  test("removes the person from the database and the store", async () => {
    const token = (await privatePagePath(bookingId)).split("/").at(-1);
    expect(await findInDatabase(texts)).not.toEqual([]);
    const erased = await eraseBookings([bookingId], { mode });
    expect(erased).toEqual([{ bookingId, files: 2, mails: 2, messages: 1, notes: 1 }]);
    expect(await findInDatabase(texts)).toEqual([]);
    expect(findInFiles(filesInFolder(env().UPLOADS_DIR), texts)).toEqual([]);
    expect(await findByToken(token)).toBeNull();
  });

  test("does nothing the second time, and skips ids without a booking", async () => {
    await eraseBookings([bookingId], { mode });
    const before = await db().select().from(bookings);
    expect(await eraseBookings([bookingId, randomUUID(), "x"], { mode })).toEqual([]);
    expect(await db().select().from(bookings)).toEqual(before);
  });

  test("cancels the upcoming visit, and tells staff only its time", async () => {
    await eraseBookings([bookingId], { mode });
    expect(await db().select().from(mails)).toMatchObject([
      { kind: "visit-erased", bookingId: null, state: "waiting" },
    ]);
    const [visit] = await db().select().from(visits);
    if (mode === "erase") expect(visit).toBeUndefined();
    else expect(visit).toMatchObject({ canceledAt: expect.any(Date) as Date, sequence: 1 });
  });

  test("keeps the counts right, and takes the draft's files out of the quota", async () => {
    await db().insert(bookings).values(bookingRow());
    await eraseBookings([bookingId], { mode });
    expect(await db().select().from(bookingCounts)).toMatchObject([
      mode === "erase" ? { total: 1, pending: 1 } : { total: 2, pending: 1 },
    ]);
    expect(await sumUnattachedBytes()).toBe(0);
  });

  test("waits for a mail that is being sent, and then removes it", async () => {
    const claimed = await claimMails(10, randomUUID());
    expect(claimed).toHaveLength(2);
    const refused = eraseBookings([bookingId], { mode, maxWaitMs: 0 });
    await expect(refused).rejects.toThrow(MailUnderWayError);
    expect(await db().$count(files)).toBe(1);
    const waiting = eraseBookings([bookingId], { mode });
    await recordOutcomes(claimed.map((mail) => ({ mail, outcome: { state: "sent", response: "250" } })));
    expect(await waiting).toMatchObject([{ mails: 2 }]);
    expect(await findInDatabase(texts)).toEqual([]);
  });
});

test("an anonymized request keeps the data for statistics, and its history names the actor", async () => {
  await eraseBookings([bookingId], {
    mode: "anonymize",
    begin: () => Promise.resolve({ actor: staffEmail }),
  });
  const [booking] = await db().select().from(bookings);
  expect(booking).toMatchObject({
    id: bookingId,
    fullName: "Erased",
    email: "",
    stage: "canceled",
    waitingFor: "nobody",
    scanType: "Residential",
    budgetRange: 500,
    preferredDate: null,
    erasedAt: expect.any(Date) as Date,
  });
  expect(await db().select().from(bookingEvents)).toMatchObject([{ kind: "data-erased", actor: staffEmail }]);
  expect(await db().select().from(quotes)).toMatchObject([
    { lines: [], state: "withdrawn", totalCents: 500, expiryNotedAt: expect.any(Date) as Date },
  ]);
});

test("an anonymized request keeps its stage if the work is done, and can be erased later", async () => {
  await db().update(bookings).set({ stage: "done" }).where(eq(bookings.id, bookingId));
  await eraseBookings([bookingId], { mode: "anonymize" });
  expect(await db().select().from(bookings)).toMatchObject([{ stage: "done" }]);
  await eraseBookings([bookingId], { mode: "erase" });
  expect(await db().$count(bookings)).toBe(0);
});

test("an anonymized request no longer takes changes", async () => {
  await eraseBookings([bookingId], { mode: "anonymize" });
  const change = { bookingId, formId: randomUUID() };
  expect(await changeAsVisitor(change, {}, () => Promise.resolve({ result: "changed" }))).toBeNull();
  expect(await attachFiles(bookingId, [])).toBeNull();
});

test("a failed check or audit entry rolls back the erasure", async () => {
  const fail = () => Promise.reject(new Error("not allowed"));
  const record = () => Promise.resolve({ actor: staffEmail, record: fail });
  for (const begin of [fail, record])
    await expect(eraseBookings([bookingId], { mode: "erase", begin })).rejects.toThrow("not allowed");
  expect(await db().$count(bookings)).toBe(1);
  expect(await db().$count(files)).toBe(1);
  expect(await namesInStore()).toHaveLength(2);
});

test("the sweep removes file content after an interrupted erasure", async () => {
  const [file] = await db().select().from(files);
  await db().delete(files);
  await db()
    .insert(fileRemovals)
    .values({ storedName: file?.storedName ?? "" });
  expect(await sweepFiles(new Date())).toMatchObject({ released: 1 });
  expect(await namesInStore()).toEqual(["deliveries"]);
  expect(await db().$count(fileRemovals)).toBe(0);
});

test("one of two concurrent erasures reports the removed data", async () => {
  const both = await Promise.all(modes.map(() => eraseBookings([bookingId], { mode: "erase" })));
  expect(both.flat()).toMatchObject([{ bookingId }]);
});
