import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { bookingSubject } from "~/audit/record-audit.server";
import { closedLinkDays } from "~/booking/delivery/availability";
import { submitAnswers } from "~/booking/form/submit.server";
import { findHistory } from "~/booking/record/events.server";
import { bookingSchema } from "~/booking/schema";
import { db } from "~/db/client.server";
import { auditEntries, bookings, mails, privatePageLinks, type Stage } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { env } from "~/process/env.server";
import { findByToken, privatePagePath, renewLink } from "./private-link.server";

let bookingId: string;

beforeEach(async () => {
  [bookingId = ""] = await insertBookings([{}]);
});

const tokenOf = async (id = bookingId) => (await privatePagePath(id)).replace("/request/", "");
const renew = (session: Session, { formId = randomUUID(), mails = false } = {}) =>
  renewLink(bookingId, { formId, mails }, session);
const find = async (token: string | undefined) => (await findByToken(token))?.id;

function close(stage: Stage, daysAgo: number) {
  return db()
    .update(bookings)
    .set({ stage, stageChangedAt: new Date(Date.now() - daysAgo * dayMs) })
    .where(eq(bookings.id, bookingId));
}

/** Returns the SQL statements of `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { session } = db() as unknown as { session: { prepareQuery: (query: { sql: string }) => unknown } };
  const prepare = vi.spyOn(session, "prepareQuery");
  await work();
  statements.push(...prepare.mock.calls.map(([{ sql }]) => sql));
  prepare.mockRestore();
  return statements;
}

describe("the path of a private page", () => {
  test("has a token of 256 bits, of which the database holds only the hash", async () => {
    const token = await tokenOf();
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await db().select().from(privatePageLinks);
    expect(stored).toMatchObject([
      { bookingId, version: 1, tokenHash: createHash("sha256").update(token).digest("hex") },
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await find(token)).toBe(bookingId);
  });

  test("exists after the submit, and stays the same", async () => {
    const answers = bookingSchema.parse({
      fullName: "Ada Lovelace",
      email: "ada@example.com",
      phone: "(818) 555-0101",
      serviceLocation: "Van Nuys",
    });
    const { id } = await submitAnswers(answers);
    const links = () => db().select().from(privatePageLinks).where(eq(privatePageLinks.bookingId, id));
    const [before] = await links();
    const token = await tokenOf(id);
    expect(await find(token)).toBe(id);
    expect(await tokenOf(id)).toBe(token);
    expect(await links()).toEqual([before]);
  });

  test("is the same for concurrent callers while it is not stored", async () => {
    const ids = await insertBookings(Array.from({ length: 20 }, () => ({})));
    for (const id of ids) {
      const asked = await Promise.all(Array.from({ length: 5 }, () => tokenOf(id)));
      expect(new Set(asked).size).toBe(1);
      expect(await find(asked[0])).toBe(id);
    }
  });

  test("works after the secret has changed, as do earlier links until a renewal", async () => {
    const before = await tokenOf();
    const settings = { ...env() };
    Object.assign(env(), { SESSION_SECRET: ["another secret of at least 32 bytes"] });
    expect(await find(before)).toBe(bookingId);
    const after = await tokenOf();
    expect(after).not.toBe(before);
    expect(await find(after)).toBe(bookingId);
    expect(await find(before)).toBeUndefined();
    Object.assign(env(), settings);
  });
});

describe("a token opens nothing", () => {
  const closed: Stage[] = ["done", "declined", "canceled"];
  test.each(closed)("90 days after the request was %s, but not before", async (stage) => {
    const token = await tokenOf();
    await close(stage, closedLinkDays - 1);
    expect(await find(token)).toBe(bookingId);
    await close(stage, closedLinkDays + 1);
    expect(await find(token)).toBeUndefined();
  });

  test("after 90 days only if the request is closed", async () => {
    const token = await tokenOf();
    await close("quoted", 400);
    expect(await find(token)).toBe(bookingId);
  });

  test("if it is malformed, wrong, renewed or old, each with the same single query", async () => {
    const good = await tokenOf();
    await renew(await insertSession());
    const renewed = await tokenOf();
    await close("done", closedLinkDays + 1);
    const tokens = [
      undefined,
      "",
      "x",
      "\0",
      "é".repeat(5_000),
      "A".repeat(43),
      `${renewed}x`,
      renewed.toLowerCase(),
      good,
      renewed,
    ];
    const statements = new Set<string>();
    for (const token of tokens) {
      const ran = await statementsOf(async () => expect(await find(token)).toBeUndefined());
      expect(ran).toHaveLength(1);
      statements.add(ran[0] ?? "");
    }
    expect([...statements]).toEqual([expect.stringContaining(`"request_links"."token_hash" = $1`)]);
  });
});

describe("a renewed link", () => {
  test("replaces the earlier one, and the history and the audit log record the actor", async () => {
    const session = await insertSession();
    const before = await tokenOf();
    expect(await renew(session)).toEqual({ result: "done" });
    const after = await tokenOf();
    expect([await find(before), await find(after)]).toEqual([undefined, bookingId]);
    expect(await findHistory(bookingId)).toMatchObject([
      { kind: "link-renewed", actor: session.staff.email },
    ]);
    expect(await db().select().from(auditEntries)).toMatchObject([
      { action: "request-link-renewed", actor: session.staff.email, subject: bookingSubject(bookingId) },
    ]);
  });

  test("replaces one that was never stored, and each renewal replaces the previous one", async () => {
    const session = await insertSession();
    await Promise.all([renew(session), renew(session)]);
    expect(await db().select().from(privatePageLinks)).toMatchObject([{ version: 3 }]);
    expect(await find(await tokenOf())).toBe(bookingId);
  });

  test("is mailed on request in the same transaction, once for a form that is sent twice", async () => {
    const session = await insertSession();
    await renew(session);
    expect(await db().select().from(mails)).toEqual([]);
    const form = { formId: randomUUID(), mails: true };
    await renew(session, form);
    await renew(session, form);
    expect(await db().select().from(privatePageLinks)).toMatchObject([{ version: 3 }]);
    expect(await db().select().from(mails)).toMatchObject([
      { kind: "booking-link-renewed", toAddress: "ada@example.com", state: "waiting" },
    ]);
  });
});
