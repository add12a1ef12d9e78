import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { openDraft } from "#tests/support/records/uploads";
import { sendDraftLink } from "~/booking/form/draft-link.server";
import { mailPrivateLink } from "~/booking/private-page/mail-link.server";
import { db } from "~/db/client.server";
import { type MailLane, mails, mailStops } from "~/db/schema.server";
import { mailsLimited } from "~/metrics/metrics.server";
import {
  type LimitReason,
  limitReasons,
  perLane,
  perMailboxOfSender,
  perRange,
  perSender,
} from "./mail-limits";
import { enqueueLimitedMail } from "./mail-limits.server";
import { enqueueMail } from "./outbox.server";
import { releaseHeldMails } from "./release-held.server";

const mail = { kind: "test", subject: "", content: { paragraphs: [] } };
const honest = "203.0.113.200";

async function queue(toAddress: string, address: string, lane: MailLane = "form", bookingId?: string) {
  return db().transaction((transaction) =>
    enqueueLimitedMail(transaction, { ...mail, toAddress, bookingId }, { lane, address }),
  );
}

/** Queues 550 mails to different mailboxes, a quarter of them through the API. */
async function flood(toAddress: (index: number) => string) {
  await db().transaction(async (transaction) => {
    for (let index = 0; index < 550; index++)
      await enqueueLimitedMail(
        transaction,
        { ...mail, toAddress: `flood${index}@example.org` },
        { lane: index % 4 === 0 ? "api" : "form", address: toAddress(index) },
      );
  });
}

/** Lets minutes pass: moves the outbox's times into the past, and releases held mails once a minute. */
async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    const earlier = sql`interval '61 seconds'`;
    await db()
      .update(mails)
      .set({
        createdAt: sql`${mails.createdAt} - ${earlier}`,
        admittedAt: sql`${mails.admittedAt} - ${earlier}`,
      });
    await releaseHeldMails();
  }
}

const statesOf = async (toAddress: string) =>
  (await db().select({ state: mails.state }).from(mails).where(eq(mails.toAddress, toAddress))).map(
    ({ state }) => state,
  );

/**
 * Floods only PostgreSQL if it is available, because it takes half the time of PGlite. The other tests run the same statements on both
 * engines.
 */
const floodedHere = inject("engine") === "postgres" || inject("postgresUrl") === null;

test.runIf(floodedHere).each([
  ["5 addresses of one network", (index: number) => `198.51.100.${index % 5}`],
  ["5 networks", (index: number) => `198.51.${index % 5}.1`],
  ["550 networks", (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.1`],
])(
  "during a flood of 550 mails from %s, all mails of a visitor are sent within minutes",
  async (_, address) => {
    await flood(address);
    const [bookingId = ""] = await insertBookings([{ reference: "K7MD3R4F", email: "ada@example.com" }]);
    await queue("ada@example.com", honest, "form", bookingId);
    await sendDraftLink(await openDraft(), "ada@example.com", honest);
    await mailPrivateLink({ reference: ["K7MD3R4F"], email: "ada@example.com" }, honest);
    await pass(3);
    expect(await statesOf("ada@example.com")).toEqual(["waiting", "waiting", "waiting"]);
    const admitted = await db().$count(mails, and(isNotNull(mails.admittedAt), eq(mails.lane, "api")));
    expect(admitted).toBeLessThan(110);
    expect(await db().$count(mails, eq(mails.state, "canceled"))).toBe(0);
  },
);

test("counts each held mail by the name of its limit", async () => {
  const counted = async () =>
    new Map((await mailsLimited.get()).values.map(({ labels, value }) => [labels.reason, value]));
  const before = await counted();
  const since = async (reason: LimitReason) =>
    ((await counted()).get(reason) ?? 0) - (before.get(reason) ?? 0);
  const send = async (count: number, address: (index: number) => string, to: string, lane?: MailLane) => {
    for (let index = 0; index < count; index++)
      await queue(to.replace("#", `${index}`), address(index), lane);
  };
  await send(perMailboxOfSender + 1, () => honest, "ada@example.com");
  await send(perSender + 2, () => "192.0.2.1", "#@sender.example");
  await send(perRange + 3, (index) => `198.51.100.${index}`, "#@range.example");
  await send(perLane.link + 4, (index) => `10.0.${index}.1`, "#@lane.example", "link");
  expect(await Promise.all(limitReasons.map(since))).toEqual([1, 2, 3, 4]);
});

test("a flood of links does not use up the reserve of visitors who book", async () => {
  for (let index = 0; index < 130; index++) await queue(`${index}@example.org`, `10.0.${index}.1`, "link");
  expect(await db().$count(mails, eq(mails.state, "held"))).toBe(30);
  expect(await queue("ada@example.com", honest)).toBe("queued");
});

test("a stranger who requests mails to a mailbox does not delay its owner's mails", async () => {
  for (const name of ["victim+1", "victim+2", "VICTIM", "victim"])
    await queue(`${name}@example.com`, "192.0.2.1");
  expect(await db().$count(mails, eq(mails.state, "held"))).toBe(1);
  expect(await queue("victim@example.com", honest)).toBe("queued");
});

test("ignores dots only for providers that ignore them", async () => {
  for (const name of ["a.b", "ab", "a.b", "ab"]) {
    await queue(`${name}@example.com`, "192.0.2.1");
    await queue(`${name}@gmail.com`, "192.0.2.1");
  }
  const held = await db().select({ to: mails.toAddress }).from(mails).where(eq(mails.state, "held"));
  expect(held).toEqual([{ to: "ab@gmail.com" }]);
});

test("a mail beyond a mailbox's limit is sent after its hour", async () => {
  for (let time = 0; time < 4; time++) await queue("ada@example.com", honest);
  await pass(30);
  expect((await statesOf("ada@example.com")).sort()).toEqual(["held", "waiting", "waiting", "waiting"]);
  await pass(32);
  expect(await statesOf("ada@example.com")).toEqual(["waiting", "waiting", "waiting", "waiting"]);
});

test("a sender beyond its share is slowed down, but not the next sender", async () => {
  for (let index = 0; index < 25; index++) await queue(`${index}@example.org`, "192.0.2.1");
  expect(await db().$count(mails, eq(mails.state, "held"))).toBe(5);
  expect(await queue("ada@example.com", "192.0.2.2")).toBe("queued");
  await pass(3);
  expect(await db().$count(mails, eq(mails.state, "held"))).toBe(2);
});

test("processes that release mails at the same time release each mail once", async () => {
  for (let index = 0; index < 25; index++) await queue(`${index}@example.org`, "192.0.2.1");
  await pass(0);
  await db()
    .update(mails)
    .set({ admittedAt: sql`${mails.admittedAt} - interval '2 minutes'` });
  await Promise.all([releaseHeldMails(), releaseHeldMails()]);
  expect(await db().$count(mails, eq(mails.state, "held"))).toBe(4);
});

test("a mail from staff also releases the recipient's held mails about the booking, in their order", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  for (let index = 0; index < 20; index++) await queue(`${index}@example.org`, honest);
  await queue("ada@example.com", honest, "form", bookingId);
  expect(await statesOf("ada@example.com")).toEqual(["held"]);
  await db().transaction((transaction) =>
    enqueueMail(transaction, { ...mail, bookingId, toAddress: "ada@example.com", onceKey: randomUUID() }),
  );
  expect(await statesOf("ada@example.com")).toEqual(["waiting", "waiting"]);
});

test("a mail is delayed that no limit holds, while the mail server is at fault", async () => {
  expect(await queue("ada@example.com", honest)).toBe("queued");
  await db().insert(mailStops).values({ cause: "server", response: "535", nextProbeAt: new Date() });
  expect(await queue("ada@example.com", honest)).toBe("delayed");
  expect(await statesOf("ada@example.com")).toEqual(["waiting", "waiting"]);
});
