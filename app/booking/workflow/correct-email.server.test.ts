// @one-engine

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { findByToken, privatePagePath } from "~/booking/private-page/private-link.server";
import { findHistory } from "~/booking/record/events.server";
import { findCustomerEmail } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { bookings, mails, type MailState } from "~/db/schema.server";
import { claimMails, recheckMail } from "~/mail/claim-mails.server";
import { recordOutcomes } from "~/mail/record-outcomes.server";
import { sendAgain } from "~/mail/send-again.server";
import { correctEmail } from "./correct-email.server";

const typo = "ada@example.con";
const right = "ada@example.com";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{ email: typo }]);
});

const correct = (email: string) => correctEmail(id, { email }, session);
const opens = async (path: string) => (await findByToken(path.split("/").at(-1))) !== null;

async function insertMails(...states: MailState[]) {
  const mail = { kind: "test", bookingId: id, subject: "", content: { paragraphs: [] }, attempts: 3 };
  await db()
    .insert(mails)
    .values([
      ...states.map((state) => ({ ...mail, toAddress: typo, state })),
      { ...mail, toAddress: "desk@example.com", state: "failed" as const },
    ]);
}

const stored = async () => {
  const found = await db()
    .select({ to: mails.toAddress, state: mails.state, attempts: mails.attempts })
    .from(mails)
    .orderBy(mails.toAddress, mails.state, mails.attempts);
  return found.map((mail) => Object.values(mail));
};

test("what the earlier address has not got goes to the new one, and other recipients get nothing again", async () => {
  await insertMails("failed", "waiting", "held", "canceled");
  const path = await privatePagePath(id);
  expect(await correct(right)).toEqual({ result: "done", count: 3, isChanged: true, hasNewLink: false });
  expect(await stored()).toEqual([
    [right, "waiting", 0],
    [right, "waiting", 0],
    [right, "waiting", 0],
    [typo, "canceled", 3],
    ["desk@example.com", "failed", 3],
  ]);
  expect(await db().select().from(bookings)).toMatchObject([{ email: right }]);
  expect(await opens(path)).toBe(true);
  expect(await correct(right)).toMatchObject({ count: 0, isChanged: false });
  expect(await findHistory(id)).toMatchObject([{ kind: "email-corrected", actor: session.staff.email }]);
});

test.each(["sent", "probably-delivered"] as const)(
  "a link that an email of the earlier address had, which was %s, no longer opens the request",
  async (state) => {
    await insertMails("failed", state);
    const path = await privatePagePath(id);
    expect(await correct(right)).toMatchObject({ count: 1, isChanged: true });
    expect(await opens(path)).toBe(false);
    expect(await opens(await privatePagePath(id))).toBe(true);
  },
);

test("where the earlier address has got everything, an email of its own brings the new link", async () => {
  await insertMails("sent");
  expect(await correct(right)).toEqual({ result: "done", count: 0, isChanged: true, hasNewLink: true });
  const brought = { toAddress: right, kind: "booking-link-renewed", state: "waiting" };
  expect(await db().select().from(mails).where(eq(mails.toAddress, right))).toMatchObject([brought]);
});

test("an email that is being sent to the earlier address goes to the new one too, with a new link", async () => {
  await insertMails("waiting");
  await db()
    .update(mails)
    .set({ nextAttemptAt: new Date(0) });
  const path = await privatePagePath(id);
  const [claimed] = await claimMails(1, randomUUID());
  if (!claimed) throw new Error("No mail was claimed.");
  expect(await correct(right)).toEqual({ result: "done", count: 1, isChanged: true, hasNewLink: true });
  expect(await recheckMail(claimed)).toMatchObject({ isLost: true });
  await recordOutcomes([{ mail: claimed, outcome: { state: "sent", response: "250" } }]);
  expect(await stored()).toEqual([
    [right, "waiting", 0],
    ["desk@example.com", "failed", 3],
  ]);
  expect(await opens(path)).toBe(false);
});

test.each(["sent", "probably-delivered", "canceled"] as const)(
  "an email that was %s to the earlier address is sent again to the present one alone",
  async (state) => {
    const content = { paragraphs: [], action: { label: "", page: "request" as const } };
    const mail = { kind: "test", bookingId: id, subject: "", content, toAddress: typo, state };
    const [earlier] = await db().insert(mails).values(mail).returning();
    await correct(right);
    const admin = await insertSession({ isAdmin: true });
    await sendAgain(earlier?.id ?? "", { session: admin, findCustomer: findCustomerEmail });
    const sent = await db().select().from(mails).where(eq(mails.kind, "test"));
    expect(sent.map(({ toAddress, state }) => [toAddress, state]).sort()).toEqual([
      [right, "waiting"],
      [typo, state],
    ]);
  },
);

test("with the same address, only what did not reach it is sent again", async () => {
  await insertMails("failed", "waiting");
  expect(await correct(typo)).toMatchObject({ count: 1, isChanged: false });
  expect(await stored()).toEqual([
    [typo, "waiting", 0],
    [typo, "waiting", 3],
    ["desk@example.com", "failed", 3],
  ]);
});

test("the request is found by its new address", async () => {
  await correct("lovelace@example.org");
  const [booking] = await db().select({ searchText: bookings.searchText }).from(bookings);
  expect(booking?.searchText).toContain("lovelace@example.org");
  expect(booking?.searchText).not.toContain(typo);
});
