import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { callApi } from "#tests/support/api/call-api";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { trapField } from "~/booking-fields";
import { bookingSchema } from "~/booking/schema";
import { markSpam, unmarkSpam } from "~/booking/spam/mark-spam.server";
import { consumeAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { db } from "~/db/client.server";
import { bookings, mails, rateLimits } from "~/db/schema.server";
import * as requestContext from "~/server/request-context.server";
import { submitAnswers } from "./submit.server";

vi.mock("~/server/request-context.server", { spy: true });

const typed = {
  fullName: "Ada Example",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Van Nuys, California",
};
const answers = bookingSchema.parse(typed);
const address = "8.8.4.7";
const ofNetwork = (number: number) => `2400:cb8:1:${number.toString(16)}::/64`;

beforeEach(() => {
  vi.mocked(requestContext.clientAddress).mockReturnValue(address);
});

const submit = (from: string, key?: string) =>
  submitAnswers(answers, { address: from, key, isTrapped: false });
const post = (extra: object = {}, headers: Record<string, string> = {}) =>
  callApi("POST", "/api/booking/create", { json: { ...typed, ...extra }, headers });

/** Returns the spam reasons, oldest booking first. */
async function reasons() {
  const all = await db().select({ reason: bookings.spamReason }).from(bookings).orderBy(bookings.createdAt);
  return all.map(({ reason }) => reason);
}

describe("bookings of one address without a session", () => {
  test("are marked within seconds of each other, and send no mail", async () => {
    await Promise.all(Array.from({ length: 20 }, () => submit(address)));
    const marks = await reasons();
    expect(marks.filter((reason) => reason === null)).toHaveLength(1);
    expect(marks.filter((reason) => reason === "too-fast")).toHaveLength(19);
    expect(await db().$count(mails)).toBe(2);
  });

  test("are not marked when seconds apart or from different addresses", async () => {
    await submit(address);
    await submit("8.8.4.8");
    await db()
      .update(bookings)
      .set({ createdAt: sql`created_at - interval '6 seconds'` });
    await submit(address);
    expect(await reasons()).toEqual([null, null, null]);
  });

  test("are one sender within an IPv6 /48", async () => {
    await submit(ofNetwork(1));
    await submit(ofNetwork(0xffff));
    await submit("2400:cb8:11:1::/64");
    expect(await reasons()).toEqual([null, "too-fast", null]);
  });

  test("repeated with their key create one booking, which is never marked", async () => {
    await Promise.all(Array.from({ length: 10 }, () => submit(address, "6f2c8a9e-once")));
    expect(await reasons()).toEqual([null]);
  });

  test.each([
    ["x", "hidden-field"],
    [["x"], "hidden-field"],
    ["", null],
    [null, null],
  ])("with %j in the hidden field: %s", async (trap, reason) => {
    expect((await post({ [trapField]: trap })).status).toBe(201);
    expect(await reasons()).toEqual([reason]);
  });
});

test("answers a request that is repeated with its key, even beyond the limit of its address", async () => {
  const headers = { "Idempotency-Key": "6f2c8a9e-once" };
  const first = await post({}, headers);
  await consumeAddressAttempt(clientLimits.bookings, address, clientLimits.bookings.attempts - 1);
  expect((await post()).status).toBe(429);
  expect((await post({}, headers)).text).toBe(first.text);
});

describe("bookings of a sender whom staff marked as spam", () => {
  // The timing limit skips reserved addresses.
  const marked = "203.0.113.7";
  const elsewhere = "198.51.100.1";
  let id: string;
  beforeEach(async () => {
    [id = ""] = await insertBookings([{ email: "Spam@example.com", clientAddress: marked }]);
    await markSpam([id], await insertSession());
  });
  const submitAs = (from: string, email: string) => submitAnswers({ ...answers, email }, { address: from });

  test("are marked by address or email in any case, and mark no further senders", async () => {
    await submitAs(marked, "one@example.com");
    await submitAs(elsewhere, "spam@Example.com");
    await submitAs(elsewhere, "one@example.com");
    await submitAs("203.0.113.8", "two@example.com");
    expect(await reasons()).toEqual(["staff", "marked-sender", "marked-sender", null, null]);
    expect(await db().$count(mails)).toBe(4);
  });

  test("are not marked after staff undo the mark, or 30 days later", async () => {
    await unmarkSpam([id], await insertSession());
    await submitAs(marked, "spam@example.com");
    expect(await reasons()).toEqual([null, null]);
    await markSpam([id], await insertSession());
    await db()
      .update(bookings)
      .set({ spamAt: sql`now() - interval '31 days'` })
      .where(eq(bookings.id, id));
    await submitAs(marked, "spam@example.com");
    expect(await reasons()).toEqual(["staff", null, null]);
  });
});

test("bookings from staff sessions are neither marked nor limited", async () => {
  const session = await insertSession();
  const { staff } = session;
  const [spam = ""] = await insertBookings([{ email: typed.email, clientAddress: address }]);
  await markSpam([spam], session);
  for (let time = 0; time < 5; time++)
    expect((await callApi("POST", "/api/booking/create", { json: typed, as: staff })).status).toBe(201);
  expect(await reasons()).toEqual(["staff", null, null, null, null, null]);
  expect(await db().$count(rateLimits)).toBe(0);
});
