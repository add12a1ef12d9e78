// @one-engine

import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { db } from "~/db/client.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { bookingDrafts, draftLinks, mails } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { draftLinkPath, findDraftByToken, sendDraftLink } from "./draft-link.server";

async function startDraft(contact: Record<string, string> = {}): Promise<string> {
  await new BookingVisitor().reach(3, contact);
  const [draft] = await db()
    .select({ id: bookingDrafts.id })
    .from(bookingDrafts)
    .orderBy(sql`created_at desc`);
  return draft?.id ?? "";
}

/** Returns the token that the worker would put in a mail. */
async function mailedToken(): Promise<string> {
  const [mail] = await db()
    .select()
    .from(mails)
    .orderBy(sql`created_at desc`);
  const action = mail?.content.action;
  if (!action || !("page" in action) || action.page !== "draft") throw new Error("No link was mailed.");
  return draftLinkPath(action.link).split("/").at(-1) ?? "";
}

const send = (draftId: string, email = "ada@example.com", address = "192.0.2.1") =>
  sendDraftLink(draftId, email, address);

test("the mailed link opens the draft, and the database contains no token", async () => {
  const draftId = await startDraft();
  expect(await send(draftId)).toMatchObject({ mail: "queued" });
  const token = await mailedToken();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(await findDraftByToken(token)).toMatchObject({ id: draftId, answers: answersOf[1] });
  const stored = JSON.stringify([await db().select().from(mails), await db().select().from(draftLinks)]);
  expect(stored).not.toContain(token);
});

test("the mail contains only a plain name, the service and the expiry date", async () => {
  const draftId = await startDraft({ fullName: "Win www.example.com", phone: "818 555 0199" });
  await db()
    .update(bookingDrafts)
    .set({
      answers: { fullName: "Win www.example.com", service: "<b>Not a service</b>", phone: "818 555 0199" },
    });
  await send(draftId);
  const [mail] = await db().select().from(mails);
  expect(mail).toMatchObject({ kind: "draft-link", toAddress: "ada@example.com" });
  expect(mail?.content.greeting).toBe("Hi,");
  expect(mail?.content.facts?.map(({ label }) => label)).toEqual(["Kept until"]);
  expect(JSON.stringify(mail?.content)).not.toMatch(/example\.com|Not a service|0199/);
});

test("requesting a link renews the draft's expiry", async () => {
  const draftId = await startDraft();
  await db()
    .update(bookingDrafts)
    .set({ expiresAt: sql`now() + interval '1 hour'` });
  await send(draftId);
  const [draft] = await db().select().from(bookingDrafts);
  expect(draft?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 13 * dayMs);
});

describe("an invalid link", () => {
  test.each(["", "x", "../..", "a".repeat(5_000), "0".repeat(43)])("with the token %j", async (token) => {
    await send(await startDraft());
    expect(await findDraftByToken(token)).toBeNull();
  });

  test("of an expired or submitted draft, which gets no new link either", async () => {
    const visitor = await new BookingVisitor().reach(5);
    const [draft] = await db().select().from(bookingDrafts);
    const draftId = draft?.id ?? "";
    await send(draftId);
    const token = await mailedToken();
    const expiresAt = draft?.expiresAt ?? new Date();
    await db()
      .update(bookingDrafts)
      .set({ expiresAt: new Date(0) });
    expect(await findDraftByToken(token)).toBeNull();
    expect(await send(draftId)).toBeNull();
    await db().update(bookingDrafts).set({ expiresAt });
    expect(await findDraftByToken(token)).not.toBeNull();
    await visitor.submit();
    expect(await findDraftByToken(token)).toBeNull();
    expect(await send(draftId)).toBeNull();
    expect(await db().$count(draftLinks)).toBe(1);
  });
});

describe("limits", () => {
  test("delay a fourth mail to one mailbox within an hour", async () => {
    const draftId = await startDraft();
    for (const email of ["ada@example.com", "ada+y@example.com", "ada+x@example.com"])
      expect(await send(draftId, email)).toMatchObject({ mail: "queued" });
    for (const email of ["ada+z@example.com", "ADA+z@example.com"])
      expect(await send(draftId, email)).toMatchObject({ mail: "delayed" });
    const states = await db().select({ state: mails.state }).from(mails).orderBy(mails.createdAt);
    expect(states.map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting", "held"]);
  });

  test("allow one waiting mail for each draft and mailbox", async () => {
    const draftId = await startDraft();
    for (const email of ["ada@example.com", "ADA@example.com"])
      expect(await send(draftId, email)).toMatchObject({ mail: "queued" });
    expect([await db().$count(mails), await db().$count(draftLinks)]).toEqual([1, 1]);
    await db().update(mails).set({ state: "sent" });
    await send(draftId);
    await send(await startDraft());
    expect(await db().$count(mails)).toBe(3);
  });

  test("allow one address 30 links an hour, across all mailboxes", async () => {
    const draftId = await startDraft();
    for (let sent = 0; sent < 30; sent++) await send(draftId, `ada${sent}@example.com`);
    await expect(send(draftId, "more@example.com")).rejects.toThrow(TooManyAttemptsError);
    expect(await send(draftId, "more@example.com", "192.0.2.2")).toMatchObject({ mail: "queued" });
  });
});
