import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSignedWith, type Receiver, startReceiver } from "#tests/support/http/webhook-receiver";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { recordBookingEvent } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { auditEntries, mails, webhookCalls, webhooks } from "~/db/schema.server";
import { latestCalls, sendCallAgain, sendTestCall, sweepWebhookCalls } from "./calls.server";
import { wakeWebhookWorker } from "./enqueue-events.server";
import { startWebhookWorker } from "./webhook-worker.server";
import { createWebhook, pauseWebhook, renewSecret, resumeWebhook } from "./webhooks.server";

vi.setConfig({ testTimeout: 60_000 });

const receivers: Receiver[] = [];
let stop: () => Promise<void>;
let session: Session;
let bookingId: string;
let otherId: string;

beforeEach(async () => {
  session = await insertSession({ isAdmin: true, email: "boss@example.com" });
  [bookingId = "", otherId = ""] = await insertBookings([{}, {}]);
  stop = startWebhookWorker({ internalHosts: ["127.0.0.1"], timeout: 2_000 });
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) receiver.stop();
  await stop();
});

async function listen() {
  const receiver = await startReceiver();
  receivers.push(receiver);
  return receiver;
}

async function insertWebhook(url: string, events = ["stage.changed", "quote.sent"]) {
  const made = await createWebhook({ url, description: "CRM", events: events as "stage.changed"[] }, session);
  if (made.result !== "done") throw new Error("There are too many webhooks.");
  return made;
}

const changeStage = (id = bookingId, to = "in-review") =>
  db().transaction((transaction) =>
    recordBookingEvent(transaction, {
      bookingId: id,
      kind: "stage-changed",
      actor: null,
      detail: { from: "new", to, form: "secret" },
    }),
  );
const sendQuote = (id = bookingId) =>
  db().transaction((transaction) =>
    recordBookingEvent(transaction, { bookingId: id, kind: "quote-sent", actor: "a@example.com" }),
  );
const until = (check: () => unknown) => vi.waitFor(check, 30_000);
const makeDue = async () => {
  await db()
    .update(webhookCalls)
    .set({ nextAttemptAt: sql`now()` });
  wakeWebhookWorker();
};

test("an event reaches its subscribers, signed, with ids only", async () => {
  const receiver = await listen();
  const { id, secret } = await insertWebhook(receiver.url);
  await changeStage();
  await until(() => expect(receiver.types()).toEqual(["stage.changed"]));
  const [sent] = receiver.received;
  expect(sent?.event).toMatchObject({ data: { bookingId, detail: { from: "new", to: "in-review" } } });
  expect(sent?.body).not.toContain("secret");
  expect(sent && isSignedWith(secret, sent)).toBe(true);
  expect(sent?.headers["webhook-id"]).toBe(sent?.event.id);
  await until(async () =>
    expect(await latestCalls(id)).toMatchObject([
      { state: "sent", attempts: 1, leasedBy: null, log: [{ status: 204, answer: "" }] },
    ]),
  );
  expect(JSON.stringify(await db().select().from(webhooks))).not.toContain(secret);
});

test("sends nothing that was rolled back, and no event without a subscriber", async () => {
  const receiver = await listen();
  await insertWebhook(receiver.url, ["quote.sent"]);
  await changeStage();
  const rolledBack = db().transaction(async (transaction) => {
    await recordBookingEvent(transaction, { bookingId, kind: "quote-sent", actor: null });
    throw new Error("No.");
  });
  await expect(rolledBack).rejects.toThrow("No.");
  expect(await db().$count(webhookCalls)).toBe(0);
});

test("a booking's events arrive in order; a refused event is sent again, and other bookings' events pass it", async () => {
  const receiver = await listen();
  receiver.respondWith(({ type, data }) =>
    data.bookingId === bookingId && type === "stage.changed" ? 500 : 204,
  );
  const { id } = await insertWebhook(receiver.url);
  await changeStage();
  await sendQuote();
  await sendQuote(otherId);
  await until(() => expect(receiver.types()).toEqual(["stage.changed", "quote.sent"]));
  await until(async () =>
    expect((await latestCalls(id)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ["sent", 1],
      ["waiting", 0],
      ["waiting", 1],
    ]),
  );
  receiver.respondWith(() => 200);
  await makeDue();
  await until(() => expect(receiver.types().slice(2)).toEqual(["stage.changed", "quote.sent"]));
  const ids = receiver.received.map(({ event }) => event.id);
  expect(ids[2]).toBe(ids[0]);
  await until(async () =>
    expect((await latestCalls(id))[2]?.log).toMatchObject([{ status: 500 }, { status: 200 }]),
  );
});

test("records a response that would be cut in the middle of an emoji", async () => {
  const receiver = await listen();
  receiver.respondWith(() => 200);
  receiver.say(`${"a".repeat(299)}😀 and more`);
  const { id } = await insertWebhook(receiver.url);
  await changeStage();
  await until(async () =>
    expect(await latestCalls(id)).toMatchObject([
      { state: "sent", log: [{ status: 200, answer: "a".repeat(299) }] },
    ]),
  );
});

test("a slow program delays no other", async () => {
  const [slow, quick] = [await listen(), await listen()];
  slow.respondWith(() => new Promise(() => undefined));
  const { id } = await insertWebhook(slow.url);
  await insertWebhook(quick.url);
  for (let count = 0; count < 6; count++) await changeStage(count % 2 ? bookingId : otherId);
  await until(() => expect(quick.received).toHaveLength(6));
  expect(slow.received.length).toBeLessThanOrEqual(4);
  await until(async () =>
    expect((await latestCalls(id)).at(-1)).toMatchObject({
      state: "waiting",
      log: [{ status: null, answer: "slow" }],
    }),
  );
});

test("both secrets sign until the old one ends", async () => {
  const receiver = await listen();
  const { id, secret } = await insertWebhook(receiver.url);
  const renewed = await renewSecret(id, session);
  await changeStage();
  await until(() => expect(receiver.received).toHaveLength(1));
  await db()
    .update(webhooks)
    .set({ previousUntil: sql`now() - interval '1 second'` });
  await changeStage(otherId);
  await until(() => expect(receiver.received).toHaveLength(2));
  const signed = receiver.received.map((each) =>
    [secret, renewed?.secret ?? ""].map((known) => isSignedWith(known, each)),
  );
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ]);
});

test("after two renewals within a day, the secret that programs still have continues to sign", async () => {
  const receiver = await listen();
  const { id, secret } = await insertWebhook(receiver.url);
  await renewSecret(id, session);
  const renewed = await renewSecret(id, session);
  await changeStage();
  await until(() => expect(receiver.received).toHaveLength(1));
  const [received] = receiver.received;
  expect([secret, renewed?.secret ?? ""].map((known) => received && isSignedWith(known, received))).toEqual([
    true,
    true,
  ]);
});

test("a paused webhook gets only a test, and the waiting events when it is resumed", async () => {
  const receiver = await listen();
  const { id } = await insertWebhook(receiver.url);
  await pauseWebhook(id, session);
  await changeStage();
  expect(await sendTestCall(id, session)).toMatchObject({
    result: "done",
    call: { state: "sent", log: [{ status: 204 }] },
  });
  expect(receiver.types()).toEqual(["test"]);
  await resumeWebhook(id, session);
  await until(() => expect(receiver.types()).toEqual(["test", "stage.changed"]));
});

test("an address that fails for days is paused, and administrators are notified", async () => {
  const receiver = await listen();
  receiver.respondWith(() => 500);
  const { id } = await insertWebhook(receiver.url);
  await changeStage();
  await until(async () => expect((await db().select().from(webhooks))[0]?.failingSince).not.toBeNull());
  expect((await db().select().from(webhooks))[0]?.pausedAt).toBeNull();
  await db()
    .update(webhooks)
    .set({ failingSince: sql`now() - interval '73 hours'` });
  await makeDue();
  await until(async () => expect((await db().select().from(webhooks))[0]?.pauseReason).toBe("failing"));
  expect(await db().select().from(mails)).toMatchObject([
    { kind: "webhook-paused", toAddress: "boss@example.com" },
  ]);
  expect(await db().$count(auditEntries, eq(auditEntries.action, "webhook-failed"))).toBe(1);
  receiver.respondWith(() => 204);
  await resumeWebhook(id, session);
  await until(async () => expect(await latestCalls(id)).toMatchObject([{ state: "sent" }]));
});

test("a program that responds with 410 gets no more events", async () => {
  const receiver = await listen();
  receiver.respondWith(() => 410);
  const { id } = await insertWebhook(receiver.url);
  await changeStage();
  await until(async () => expect((await db().select().from(webhooks))[0]?.pauseReason).toBe("gone"));
  expect(await latestCalls(id)).toMatchObject([{ state: "failed" }]);
});

test("an internal address gets nothing", async () => {
  await stop();
  stop = startWebhookWorker();
  const receiver = await listen();
  const { id } = await insertWebhook(receiver.url.replace("http:", "https:"));
  await changeStage();
  await until(async () => expect(await latestCalls(id)).toMatchObject([{ log: [{ answer: "inside" }] }]));
  expect(receiver.received).toEqual([]);
});

test("an event is sent again at once, with the same id", async () => {
  const receiver = await listen();
  const { id } = await insertWebhook(receiver.url);
  await changeStage();
  await until(async () => expect(await latestCalls(id)).toMatchObject([{ state: "sent" }]));
  const [call] = await latestCalls(id);
  expect(await sendCallAgain(id, call?.id ?? "", session)).toEqual({ result: "done" });
  await until(() => expect(receiver.received).toHaveLength(2));
  expect(receiver.received[1]?.event.id).toBe(receiver.received[0]?.event.id);
});

test("an event that is being sent is not sent again at the same time", async () => {
  await stop();
  const { id } = await insertWebhook("https://crm.example.com/events");
  await changeStage();
  await db()
    .update(webhookCalls)
    .set({ leasedBy: randomUUID(), leasedUntil: sql`now() + interval '1 minute'` });
  const [call] = await latestCalls(id);
  expect(await sendCallAgain(id, call?.id ?? "", session)).toEqual({ result: "under-way" });
  expect(await sendCallAgain(id, randomUUID(), session)).toBeNull();
});

test("sends another process's calls when its lease has ended", async () => {
  const receiver = await listen();
  await stop();
  await insertWebhook(receiver.url);
  await changeStage();
  const lost = {
    leasedBy: "6d1d8f1e-6d0f-4d5e-9a53-1c1d6f0f3f11",
    leasedUntil: sql`now() + interval '1 second'`,
  };
  await db().update(webhookCalls).set(lost);
  stop = startWebhookWorker({ internalHosts: ["127.0.0.1"] });
  await until(() => expect(receiver.received).toHaveLength(1));
});

test("keeps sent calls for 30 days", async () => {
  const receiver = await listen();
  const { id } = await insertWebhook(receiver.url);
  await changeStage();
  await until(async () => expect(await latestCalls(id)).toMatchObject([{ state: "sent" }]));
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(await sweepWebhookCalls(days(29))).toBe(0);
  expect(await sweepWebhookCalls(days(31))).toBe(1);
});
