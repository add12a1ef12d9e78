import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertSession } from "#tests/support/staff";
import { type Session, SessionEndedError } from "~/access/session";
import { eventsOfBooking } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { bookings, mails, type MailState } from "~/db/schema.server";
import { correctEmail } from "./correct-email.server";
import { findByToken, privatePath } from "./private-link.server";

const typo = "ada@example.con";
const right = "ada@example.com";

let session: Session;
let id: string;
beforeEach(async () => {
  session = await insertSession();
  [id = ""] = await insertBookings([{ email: typo }]);
});

const correct = (email: string, by = session) => correctEmail(id, { email }, by);
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

test("what the earlier address has not got goes to the new one, and other readers get nothing again", async () => {
  await insertMails("failed", "waiting", "held", "canceled");
  const path = await privatePath(id);
  expect(await correct(right)).toEqual({ count: 3, isChanged: true });
  expect(await stored()).toEqual([
    [right, "waiting", 0],
    [right, "waiting", 0],
    [right, "waiting", 0],
    [typo, "canceled", 3],
    ["desk@example.com", "failed", 3],
  ]);
  expect(await db().select().from(bookings)).toMatchObject([{ email: right }]);
  expect(await opens(path)).toBe(true);
  expect(await correct(right)).toEqual({ count: 0, isChanged: false });
  expect(await eventsOfBooking(id)).toMatchObject([{ kind: "email-corrected", actor: session.staff.email }]);
});

test.each(["sent", "probably-delivered"] as const)(
  "a link that an email of the earlier address had, which was %s, no longer opens the request",
  async (state) => {
    await insertMails("failed", state);
    const path = await privatePath(id);
    expect(await correct(right)).toEqual({ count: 1, isChanged: true });
    expect(await opens(path)).toBe(false);
    expect(await opens(await privatePath(id))).toBe(true);
  },
);

test("with the same address, only what it refused is sent again", async () => {
  await insertMails("failed", "waiting");
  expect(await correct(typo)).toEqual({ count: 1, isChanged: false });
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

test("nothing changes without the booking, after its data were erased, or after the session has ended", async () => {
  expect(await correctEmail("x", { email: right }, session)).toBeNull();
  await expect(correct(right, { ...session, id: "0".repeat(64) })).rejects.toThrow(SessionEndedError);
  await db().update(bookings).set({ erasedAt: new Date() }).where(eq(bookings.id, id));
  expect(await correct(right)).toBeNull();
  expect(await db().select().from(bookings)).toMatchObject([{ email: typo }]);
});
