// @one-engine

import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTcpProxy } from "#tests/support/faults/tcp-proxy";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { queueMails, startTestWorker, stopTestWorkers, storedMails } from "#tests/support/mail/worker";
import { db } from "~/db/client.server";
import { mails, mailStops } from "~/db/schema.server";
import { findMailStop } from "./mail-stop.server";
import { wakeMailWorker } from "./outbox.server";

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
afterEach(async () => {
  server.reset();
  await stopTestWorkers();
});

const timeouts = { connect: 300, greeting: 300, command: 300, block: 300, answer: 300 };
const never = new Promise<void>(() => undefined);
const address = "a@example.com";

/** Moves the times of attempts, leases and probes into the past, and clears the response of a stop. */
async function pass(minutes: number) {
  const earlier = sql`make_interval(mins => ${minutes}::int)`;
  await db()
    .update(mails)
    .set({
      nextAttemptAt: sql`${mails.nextAttemptAt} - ${earlier}`,
      leasedUntil: sql`${mails.leasedUntil} - ${earlier}`,
    });
  await db()
    .update(mailStops)
    .set({ nextProbeAt: sql`${mailStops.nextProbeAt} - ${earlier}`, response: "" });
  wakeMailWorker();
}

const untilStored = (expected: object) =>
  vi.waitFor(async () => expect(await storedMails()).toMatchObject([expected]), 10_000);
const untilStopped = (expected: object) =>
  vi.waitFor(async () => {
    const stop = await findMailStop();
    expect(stop).toMatchObject(expected);
    if (!stop) throw new Error("The queue is not stopped.");
    return stop;
  }, 10_000);
const waiting = (attempts: number) => ({ state: "waiting", attempts, leasedUntil: null });

test("a server without a greeting stops the queue, and costs no attempt and no mail", async () => {
  server.holdGreeting = never;
  await queueMails([address]);
  const stop = startTestWorker(server.url, { timeouts });
  await untilStopped({ cause: "server", response: expect.stringMatching(/timeout|greeting/i) as unknown });
  await stop();
  expect(await storedMails()).toMatchObject([waiting(0)]);
  server.holdGreeting = undefined;
  await pass(2);
  startTestWorker(server.url);
  await untilStored({ state: "sent", attempts: 1 });
  expect(server.received).toHaveLength(1);
});

test("a mail without a response counts as probably delivered, and is not retried automatically", async () => {
  server.hold = never;
  await queueMails([address]);
  startTestWorker(server.url, { timeouts });
  await untilStored({
    state: "probably-delivered",
    attempts: 1,
    response: expect.stringMatching(/timeout/i) as unknown,
  });
  server.hold = undefined;
  await pass(25 * 60);
  await queueMails(["b@example.com"]);
  wakeMailWorker();
  await vi.waitFor(
    () => expect(server.received.map(({ to }) => to)).toEqual([address, "b@example.com"]),
    10_000,
  );
});

test("a server with a slow response gets one copy", async () => {
  server.hold = new Promise((resolve) => setTimeout(resolve, 2 * timeouts.command));
  await queueMails([address]);
  startTestWorker(server.url, { timeouts: { ...timeouts, answer: 20 * timeouts.command } });
  await untilStored({ state: "sent", attempts: 1 });
  expect(server.received).toHaveLength(1);
});

test("mails that are queued during a slow response are sent in the meantime", async () => {
  let answer: () => void = () => undefined;
  server.hold = new Promise((resolve) => (answer = resolve));
  const untilStates = (...states: string[]) =>
    vi.waitFor(async () => expect((await storedMails()).map(({ state }) => state)).toEqual(states), 10_000);
  await queueMails([address]);
  startTestWorker(server.url);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
  server.hold = undefined;
  await queueMails(["b@example.com", "c@example.com"]);
  await untilStates("waiting", "sent", "sent");
  answer();
  await untilStates("sent", "sent", "sent");
  expect(server.received).toHaveLength(3);
});

test("a worker that must end before the response records the mail as probably delivered", async () => {
  server.hold = never;
  await queueMails([address, "b@example.com"]);
  const stop = startTestWorker(server.url, { stopTimeout: 100 });
  await vi.waitFor(() => expect(server.received).toHaveLength(2), 10_000);
  await stop();
  expect((await storedMails()).map(({ state }) => state)).toEqual([
    "probably-delivered",
    "probably-delivered",
  ]);
});

test("a connection that breaks before the response leads to a retry under the same Message-ID", async () => {
  const proxy = await startTcpProxy(new URL(server.url));
  server.hold = never;
  await queueMails([address]);
  const stop = startTestWorker(`smtp://127.0.0.1:${proxy.port}`);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
  proxy.close();
  await untilStored(waiting(1));
  await stop();
  server.hold = undefined;
  await pass(2);
  startTestWorker(server.url);
  await untilStored({ state: "sent", attempts: 2 });
  const [first, second] = server.received;
  expect(second?.messageId).toBe(first?.messageId);
});

test("a connection that breaks in the middle of the content costs an attempt and no mail", async () => {
  const proxy = await startTcpProxy(new URL(server.url));
  server.onContent = () => proxy.close();
  await queueMails([address], ["A long paragraph. ".repeat(60_000)]);
  const stop = startTestWorker(`smtp://127.0.0.1:${proxy.port}`, { timeouts });
  await untilStored(waiting(1));
  expect(server.received).toEqual([]);
  await stop();
  await pass(2);
  startTestWorker(server.url);
  await untilStored({ state: "sent", attempts: 2 });
  expect(server.received).toHaveLength(1);
});

test("an outage of an hour stops the queue once, costs no attempt, and delays all mails", async () => {
  const addresses = ["a@example.com", "b@example.com", "c@example.com"];
  await queueMails(addresses);
  const stop = startTestWorker("smtp://127.0.0.1:1", { timeouts });
  const { since } = await untilStopped({ cause: "server" });
  for (let minute = 0; minute < 3; minute++) {
    await pass(20);
    // The response is recorded when the probe has ended.
    const probed = { response: expect.stringMatching(/./) as unknown };
    expect(await untilStopped(probed)).toMatchObject({ since });
  }
  await stop();
  expect(await storedMails()).toMatchObject(addresses.map(() => waiting(0)));
  await pass(2);
  startTestWorker(server.url);
  await vi.waitFor(() => expect(server.received.map(({ to }) => to).sort()).toEqual(addresses), 10_000);
  await vi.waitFor(
    async () => expect((await storedMails()).every(({ state }) => state === "sent")).toBe(true),
    10_000,
  );
  expect(server.received).toHaveLength(3);
  expect(await findMailStop()).toBeNull();
});

test.each([
  ["at the greeting", "server", { greeting: 421 }],
  ["to the sender for now", "server", { sender: 451 }],
  ["to the sender for good", "sender", { sender: 550 }],
])("a refusal %s stops the queue with the %s at fault", async (_, cause, answers) => {
  Object.assign(server, answers);
  await queueMails(["a@example.com", "b@example.com"]);
  startTestWorker(server.url);
  await untilStopped({ cause, response: expect.stringMatching(/421|451|550/) as unknown });
  await vi.waitFor(async () => expect(await storedMails()).toMatchObject([waiting(0), waiting(0)]), 10_000);
  Object.assign(server, { greeting: undefined, sender: undefined });
  await pass(2);
  await vi.waitFor(() => expect(server.received).toHaveLength(2), 10_000);
});

test("a sender error for one recipient does not stop the other mails", async () => {
  server.refusals.set(address, "550 5.7.1 Relaying denied");
  await queueMails([address, "b@example.com", "c@example.com"]);
  startTestWorker(server.url);
  await vi.waitFor(
    async () =>
      expect(await storedMails()).toMatchObject([
        { state: "failed", attempts: 2, response: expect.stringContaining("5.7.1") as unknown },
        { state: "sent" },
        { state: "sent" },
      ]),
    10_000,
  );
  expect(await findMailStop()).toBeNull();
});

test("a server with fewer connections than we open gets all mails through those", async () => {
  server.connections = 2;
  const addresses = Array.from({ length: 20 }, (_, index) => `${index}@example.com`);
  await queueMails(addresses);
  startTestWorker(server.url);
  await vi.waitFor(() => expect(server.received).toHaveLength(20), 10_000);
  expect(await findMailStop()).toBeNull();
});

test("a mail fails with the reason after three days of temporary refusals", async () => {
  server.refusals.set(address, 451);
  await queueMails([address]);
  startTestWorker(server.url);
  for (let attempts = 1; attempts < 10; attempts++) {
    await untilStored(waiting(attempts));
    await pass(30 * 60);
  }
  await untilStored({ state: "failed", attempts: 10, response: expect.stringContaining("451") as unknown });
  expect(server.received).toEqual([]);
});
