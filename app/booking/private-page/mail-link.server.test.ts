// @one-engine

import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { lookupErrors } from "~/messages/private-page";
import { lookupSchema, mailPrivateLink } from "./mail-link.server";

const reference = "K7MD3R4F";
const email = "ada@example.com";
const address = "203.0.113.7";
let bookingId: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{ reference, email: "Ada@Example.com" }]);
});

/** Returns the SQL statements of `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { session } = db() as unknown as { session: object };
  const prototype = Object.getPrototypeOf(session) as { prepareQuery: (query: { sql: string }) => unknown };
  const prepare = vi.spyOn(prototype, "prepareQuery");
  await work();
  const statements = prepare.mock.calls.map(([query]) => query.sql);
  prepare.mockRestore();
  return statements;
}

test("mails the link to the request's address, without typed text", async () => {
  await mailPrivateLink({ reference: [reference], email }, address);
  expect(await db().select().from(mails)).toMatchObject([
    {
      kind: "request-link",
      bookingId,
      toAddress: "Ada@Example.com",
      subject: "The link to your request K7MD-3R4F",
      content: { action: { page: "request" } },
      state: "waiting",
    },
  ]);
});

test("queues nothing for another reference or email, and runs the same statements", async () => {
  const found = await statementsOf(() => mailPrivateLink({ reference: [reference], email }, address));
  await db().delete(mails);
  for (const lookup of [
    { reference: ["XXXXXXXX"], email },
    { reference: [reference], email: "eve@example.com" },
  ])
    expect(await statementsOf(() => mailPrivateLink(lookup, address))).toEqual(found);
  expect(found.length).toBeGreaterThan(2);
  expect(await db().select().from(mails)).toEqual([]);
});

test("queues nothing for a closed page, and runs the same statements", async () => {
  const lookup = { reference: [reference], email };
  const found = await statementsOf(() => mailPrivateLink(lookup, address));
  await db().delete(mails);
  const stageChangedAt = new Date(Date.now() - 91 * dayMs);
  await db().update(bookings).set({ stage: "done", stageChangedAt });
  expect(await statementsOf(() => mailPrivateLink(lookup, address))).toEqual(found);
  expect(await db().select().from(mails)).toEqual([]);
});

test.each(["waiting", "held"] as const)(
  "queues no second mail while one is %s, from any address, and runs the same statements",
  async (state) => {
    const lookup = { reference: [reference], email };
    const first = await statementsOf(() => mailPrivateLink(lookup, address));
    await db().update(mails).set({ state });
    const before = await db().select().from(mails);
    for (const other of [address, "198.51.100.9"])
      expect(await statementsOf(() => mailPrivateLink(lookup, other))).toEqual(first);
    await Promise.all([1, 2].map(() => mailPrivateLink(lookup, address)));
    expect(await db().select().from(mails)).toEqual(before);
    await insertBookings([{ reference: "4GPN3FJR", email }]);
    await mailPrivateLink({ ...lookup, reference: ["4GPN3FJR"] }, address);
    expect(await db().$count(mails)).toBe(2);
  },
);

test("is limited like every mail to an address that anybody may type", async () => {
  for (let time = 0; time < 4; time++) {
    await mailPrivateLink({ reference: [reference], email }, address);
    await db().update(mails).set({ state: "sent" }).where(eq(mails.state, "waiting"));
  }
  const states = (await db().select({ state: mails.state }).from(mails)).map(({ state }) => state);
  expect(states.sort()).toEqual(["held", "sent", "sent", "sent"]);
});

test.each([
  [" k7md 3r4f ", reference],
  ["K7MD-3R4F", reference],
])("reads the reference %j", (typed, read) => {
  expect(lookupSchema.parse({ reference: typed, email })).toMatchObject({ reference: [read] });
});

test.each([
  ["K7MD-3R5F", "References never contain 5. Copy yours from our first email."],
  ["k7md 3ros", "References never contain O or S. Copy yours from our first email."],
  ["12345678", "References never contain 1, 2, 5, or 8. Copy yours from our first email."],
  ["K7MD-3R4", lookupErrors.reference.format],
  ["K7MD-3R4FA", lookupErrors.reference.format],
  ["0".repeat(1_000), lookupErrors.reference.format],
])("says what is wrong with the reference %j", (typed, message) => {
  const { error } = lookupSchema.safeParse({ reference: typed, email });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  { reference: "", email },
  { reference: "12345678", email },
  { reference: "K".repeat(1_000), email },
  { reference, email: "nobody" },
  { reference, email: `${"a".repeat(200)}@example.com` },
])("refuses %j", (form) => {
  expect(lookupSchema.safeParse(form).success).toBe(false);
});
