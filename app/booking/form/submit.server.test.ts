import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { bookingCounts, bookingDrafts, bookingEvents, bookings, files, mails } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { withLocale } from "~/messages/current-locale.server";
import { findDraft, findSubmitted, openDraft, saveDraft } from "./draft.server";
import { submitDraft } from "./submit.server";
import { sweepDrafts } from "./sweep-drafts.server";

const answers = {
  fullName: "Ada Lovelace",
  email: "Ada@Example.com",
  phone: "(818) 555-0101",
  serviceLocation: "Van Nuys, California",
  outputFormats: ["OBJ", "PDF"],
  termsAccepted: "on",
  privacyConsent: "on",
};

async function draftWith(values: Record<string, string | string[]>): Promise<string> {
  const id = randomUUID();
  await openDraft(id, "192.0.2.1");
  await saveDraft(id, values);
  return id;
}

async function answersOf(id: string) {
  const found = await findDraft(id);
  return found.kind === "open" ? found.draft.answers : found.kind;
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
  test("has the language of the page that saved last, and passes it to its booking", async () => {
    const id = await withLocale("vi", () => draftWith(answers));
    await withLocale("fr-CA", () => saveDraft(id, { company: "Example" }));
    const submitted = await submitDraft(id);
    const [booking] = await db()
      .select({ language: bookings.language })
      .from(bookings)
      .where(eq(bookings.id, submitted?.id ?? ""));
    expect(booking).toEqual({ language: "fr-CA" });
  });

  test("replaces stored answers field by field", async () => {
    const id = await draftWith({ fullName: "A", outputFormats: ["OBJ", "PDF"] });
    await saveDraft(id, { fullName: "B", company: "C" });
    await saveDraft(id, { outputFormats: [] });
    expect(await answersOf(id)).toEqual({ fullName: "B", company: "C", outputFormats: [] });
  });

  test("that has expired rejects answers and the submit, and is removed by the sweep", async () => {
    const id = await draftWith(answers);
    await expire(id);
    expect(await findDraft(id)).toEqual({ kind: "expired" });
    expect(await saveDraft(id, { company: "C" })).toBeNull();
    expect(await submitDraft(id)).toBeNull();
    expect(await sweepDrafts(new Date())).toBe(1);
    expect(await findDraft(id)).toEqual({ kind: "none" });
    expect(await db().select().from(bookings)).toHaveLength(0);
  });

  test("can be submitted by a process whose clock is ahead of the database's", async () => {
    const id = await draftWith(answers);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 365 * dayMs });
    try {
      // The embedded database uses the clock of the process. There, the draft has expired.
      const found = await findDraft(id);
      expect((await submitDraft(id)) !== null).toBe(found.kind === "open");
    } finally {
      vi.useRealTimers();
    }
  });
});

test("a sweep removes a limited number of expired drafts, and no others", async () => {
  const kept = await draftWith(answers);
  await db().execute(
    sql`insert into ${bookingDrafts} (expires_at) select to_timestamp(0) from generate_series(1, 5200)`,
  );
  // Earlier tests leave dead rows and query plans for empty tables, with which each removal would scan all rows that refer to a draft.
  await db().execute(sql`vacuum analyze ${bookingDrafts}, ${files}, ${mails}`);
  expect(await sweepDrafts(new Date())).toBe(5_000);
  expect(await sweepDrafts(new Date())).toBe(200);
  expect(await db().select({ id: bookingDrafts.id }).from(bookingDrafts)).toEqual([{ id: kept }]);
});

describe("a submit", () => {
  test("creates the booking with its files, counts it, and records its first event", async () => {
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

  test("repeated twenty times concurrently creates one booking", async () => {
    const id = await draftWith(answers);
    const results = await Promise.all(Array.from({ length: 20 }, () => submitDraft(id)));
    expect(new Set(results.map((result) => result?.id)).size).toBe(1);
    expect(results.filter((result) => result?.isNew)).toHaveLength(1);
    expect(await db().select().from(bookings)).toHaveLength(1);
    expect(await db().select().from(bookingEvents)).toHaveLength(1);
  });

  test("with an invalid answer changes nothing", async () => {
    const id = await draftWith({ ...answers, email: "nobody" });
    expect(await submitDraft(id)).toBeNull();
    expect(await answersOf(id)).toMatchObject({ email: "nobody" });
    expect(await db().select().from(bookings)).toHaveLength(0);
  });

  test.each([
    ["accepting the terms", { termsAccepted: "" }],
    ["the privacy consent", { privacyConsent: "" }],
  ])("without %s is refused, regardless of the caller", async (_what, withdrawn) => {
    const id = await draftWith({ ...answers, ...withdrawn });
    expect(await submitDraft(id)).toBeNull();
    expect(await db().$count(bookings)).toBe(0);
    expect((await findDraft(id)).kind).toBe("open");
  });

  test("checks the answers under the lock, and sees a consent withdrawn before it was acquired", async () => {
    const id = await draftWith(answers);
    let submitted: ReturnType<typeof submitDraft> | undefined;
    await db().transaction(async (transaction) => {
      await transaction.select().from(bookingDrafts).where(eq(bookingDrafts.id, id)).for("update");
      submitted = submitDraft(id);
      await transaction
        .update(bookingDrafts)
        .set({ answers: { ...answers, termsAccepted: "" } })
        .where(eq(bookingDrafts.id, id));
    });
    expect(await submitted).toBeNull();
    expect(await db().$count(bookings)).toBe(0);
  });

  test("of an unknown draft returns null", async () => {
    expect(await submitDraft("00000000-0000-4000-8000-000000000000")).toBeNull();
  });

  test("stores markup and quotes unchanged", async () => {
    const hostile = `<script>alert(1)</script> '; drop table bookings; --`;
    const id = await draftWith({ ...answers, fullName: hostile });
    await submitDraft(id);
    expect(await db().select({ fullName: bookings.fullName }).from(bookings)).toEqual([
      { fullName: hostile },
    ]);
  });
});
