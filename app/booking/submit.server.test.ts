import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { bookingCounts, bookingDrafts, bookingEvents, bookings, files } from "~/db/schema.server";
import { findDraft, findSubmitted, openDraft, saveAnswers, sweepDrafts } from "./draft.server";
import { submitDraft } from "./submit.server";

const answers = {
  fullName: "Ada Lovelace",
  email: "Ada@Example.com",
  phone: "(818) 555-0101",
  serviceLocation: "Van Nuys, California",
  outputFormats: ["OBJ", "PDF"],
  termsAccepted: "on",
  privacyConsent: "on",
};

async function draftWith(given: Record<string, string | string[]>): Promise<string> {
  const id = await openDraft(undefined);
  await saveAnswers(id, given);
  return id;
}

async function uploadTo(draftId: string, storedName: string) {
  await db()
    .insert(files)
    .values({
      storedName,
      originalName: "plan.pdf",
      contentType: "application/pdf",
      byteSize: 5,
      sha256: "0".repeat(64),
      draftId,
    });
}

function expire(draftId: string) {
  return db()
    .update(bookingDrafts)
    .set({ expiresAt: new Date(0) })
    .where(eq(bookingDrafts.id, draftId));
}

describe("a draft", () => {
  test("keeps answers over answers, name by name", async () => {
    const id = await draftWith({ fullName: "A", outputFormats: ["OBJ", "PDF"] });
    await saveAnswers(id, { fullName: "B", company: "C" });
    await saveAnswers(id, { outputFormats: [] });
    expect(await findDraft(id)).toEqual({ fullName: "B", company: "C", outputFormats: [] });
  });

  test("that expired is unknown, takes no answers, is not submitted, and is swept", async () => {
    const id = await draftWith(answers);
    await expire(id);
    expect(await findDraft(id)).toBeNull();
    expect(await saveAnswers(id, { company: "C" })).toBeNull();
    expect(await submitDraft(id)).toBeNull();
    expect(await openDraft(id)).not.toBe(id);
    expect(await sweepDrafts()).toBe(1);
    expect(await db().select().from(bookings)).toHaveLength(0);
  });
});

describe("a submit", () => {
  test("makes the booking with its files, counts it, and writes the first line of its history", async () => {
    const id = await draftWith({ ...answers, budgetRange: "2500", preferredDate: "" });
    await uploadTo(id, "a-plan.pdf");
    const submitted = await submitDraft(id);

    const [booking] = await db().select().from(bookings);
    expect(submitted?.isNew).toBe(true);
    expect(booking).toMatchObject({
      id: submitted?.id,
      reference: submitted?.reference,
      status: 0,
      email: "Ada@Example.com",
      outputFormats: ["OBJ", "PDF"],
      budgetRange: 2500,
      scanType: "Residential",
      preferredDate: null,
      showcaseConsentAt: null,
    });
    expect(booking?.termsAcceptedAt).toBeInstanceOf(Date);
    expect(booking?.searchText).toContain("ada@example.com");
    expect(await db().select({ bookingId: files.bookingId }).from(files)).toEqual([
      { bookingId: booking?.id },
    ]);
    expect(await db().select({ kind: bookingEvents.kind }).from(bookingEvents)).toEqual([
      { kind: "created" },
    ]);
    expect(await db().select().from(bookingCounts)).toMatchObject([{ total: 1, pending: 1 }]);
    expect(await findSubmitted(id)).toMatchObject({ reference: submitted?.reference });
  });

  test("repeated twenty times at once is one booking", async () => {
    const id = await draftWith(answers);
    const results = await Promise.all(Array.from({ length: 20 }, () => submitDraft(id)));
    expect(new Set(results.map((result) => result?.id)).size).toBe(1);
    expect(results.filter((result) => result?.isNew)).toHaveLength(1);
    expect(await db().select().from(bookings)).toHaveLength(1);
    expect(await db().select().from(bookingEvents)).toHaveLength(1);
  });

  test("with an answer that breaks the rules changes nothing", async () => {
    const id = await draftWith({ ...answers, email: "nobody" });
    expect(await submitDraft(id)).toBeNull();
    expect(await findDraft(id)).toMatchObject({ email: "nobody" });
    expect(await db().select().from(bookings)).toHaveLength(0);
  });

  test("of a draft that nobody knows is nothing", async () => {
    expect(await submitDraft("00000000-0000-4000-8000-000000000000")).toBeNull();
  });

  test("stores markup and quotes as they were typed", async () => {
    const hostile = `<script>alert(1)</script> '; drop table bookings; --`;
    const id = await draftWith({ ...answers, fullName: hostile });
    await submitDraft(id);
    expect(await db().select({ fullName: bookings.fullName }).from(bookings)).toEqual([
      { fullName: hostile },
    ]);
  });
});
