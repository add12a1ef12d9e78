import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openDraft } from "#tests/support/records/uploads";
import { db } from "~/db/client.server";
import { bookingDrafts, files } from "~/db/schema.server";
import { findBookingFiles, findDraftFiles } from "~/files/stored-files.server";
import { sweepFiles } from "~/files/sweep.server";
import { saveDraft } from "./draft.server";
import { submitDraft } from "./submit.server";
import { sweepDrafts } from "./sweep-drafts.server";

const hour = 60 * 60_000;
let draftId: string;

beforeEach(async () => {
  draftId = await openDraft();
  await saveDraft(draftId, {
    fullName: "Ada Lovelace",
    email: "ada@example.com",
    phone: "(818) 555-0101",
    serviceLocation: "Van Nuys, California",
    termsAccepted: "on",
    privacyConsent: "on",
  });
});

async function upload(storedName: string, hoursAgo: number) {
  await db()
    .insert(files)
    .values({
      storedName,
      originalName: storedName,
      contentType: "application/pdf",
      byteSize: 5,
      sha256: "0".repeat(64),
      draftId,
      createdAt: new Date(Date.now() - hoursAgo * hour),
    });
}

function expireDraft() {
  return db()
    .update(bookingDrafts)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(bookingDrafts.id, draftId));
}

test("the sweep keeps files of an open draft at any age, and the submit attaches them to the booking", async () => {
  await upload("old.pdf", 73);
  await upload("older.pdf", 13 * 24);
  await sweepFiles(new Date());
  await sweepDrafts(new Date());
  const booking = await submitDraft(draftId);
  const stored = await findBookingFiles(booking?.id ?? "");
  expect(stored.map(({ storedName }) => storedName)).toEqual(["older.pdf", "old.pdf"]);
});

test("the sweep removes files of an expired draft at any age, and then the draft", async () => {
  await upload("new.pdf", 0);
  await expireDraft();
  // A draft that still has files is removed only after the file sweep.
  expect(await sweepDrafts(new Date())).toBe(0);
  expect(await sweepFiles(new Date())).toMatchObject({ expired: 1, draftless: 0 });
  expect(await sweepDrafts(new Date())).toBe(1);
  expect(await db().select().from(files)).toEqual([]);
});

test("the booking keeps its files when the submitted draft expires", async () => {
  await upload("plan.pdf", 73);
  const booking = await submitDraft(draftId);
  await expireDraft();
  await sweepFiles(new Date());
  expect(await sweepDrafts(new Date())).toBe(1);
  await sweepFiles(new Date());
  expect(await findBookingFiles(booking?.id ?? "")).toMatchObject([
    { storedName: "plan.pdf", draftId: null },
  ]);
});

test("the sweep removes only the files of the expired draft", async () => {
  await upload("gone.pdf", 1);
  await expireDraft();
  draftId = await openDraft();
  await upload("stays.pdf", 100);
  await sweepFiles(new Date());
  expect(await findDraftFiles(draftId)).toMatchObject([{ storedName: "stays.pdf" }]);
  expect(await db().select().from(files)).toHaveLength(1);
});
