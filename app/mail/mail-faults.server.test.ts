import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/mail-server";
import { queueMails, startTestWorker, stopTestWorkers, storedMails } from "#tests/support/mail-worker";
import { startTcpProxy } from "#tests/support/tcp-proxy";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { wakeMailWorker } from "./wake-worker.server";

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
afterEach(async () => {
  server.reset();
  await stopTestWorkers();
});

const timeout = 300;
const never = new Promise<void>(() => undefined);
const address = "a@example.com";

/** Lets time pass for the outbox: everything in it happened this much earlier. */
async function pass(minutes: number) {
  const earlier = sql`make_interval(mins => ${minutes}::int)`;
  await db()
    .update(mails)
    .set({
      nextAttemptAt: sql`${mails.nextAttemptAt} - ${earlier}`,
      leasedUntil: sql`${mails.leasedUntil} - ${earlier}`,
    });
  wakeMailWorker();
}

const untilStored = (expected: object) =>
  vi.waitFor(async () => expect(await storedMails()).toMatchObject([expected]), 10_000);
const waiting = (attempts: number) => ({ state: "waiting", attempts, leasedUntil: null });

test("a server that does not greet costs an attempt and no mail", async () => {
  server.holdGreeting = never;
  await queueMails([address]);
  const stop = startTestWorker(server.url, { timeout });
  await untilStored({ ...waiting(1), response: expect.stringMatching(/timeout|greeting/i) as unknown });
  await stop();
  server.holdGreeting = undefined;
  await pass(2);
  startTestWorker(server.url);
  await untilStored({ state: "sent", attempts: 2 });
  expect(server.received).toHaveLength(1);
});

test("a mail whose answer never came goes again under the same Message-ID", async () => {
  server.hold = never;
  await queueMails([address]);
  const stop = startTestWorker(server.url, { timeout });
  await untilStored({ ...waiting(1), response: expect.stringMatching(/timeout/i) as unknown });
  await stop();
  server.hold = undefined;
  await pass(2);
  startTestWorker(server.url);
  await untilStored({ state: "sent", attempts: 2 });
  const [first, second] = server.received;
  expect(server.received).toHaveLength(2);
  expect(second?.messageId).toBe(first?.messageId);
});

test("a connection that breaks in the middle of the content costs an attempt and no mail", async () => {
  const proxy = await startTcpProxy(new URL(server.url));
  server.onContent = () => proxy.close();
  await queueMails([address], ["A long paragraph. ".repeat(60_000)]);
  const stop = startTestWorker(`smtp://127.0.0.1:${proxy.port}`, { timeout });
  await untilStored(waiting(1));
  expect(server.received).toEqual([]);
  await stop();
  await pass(2);
  startTestWorker(server.url);
  await untilStored({ state: "sent", attempts: 2 });
  expect(server.received).toHaveLength(1);
});

test("a server that is gone for an hour gets all mails afterwards, once", async () => {
  const addresses = ["a@example.com", "b@example.com", "c@example.com"];
  await queueMails(addresses);
  const stop = startTestWorker("smtp://127.0.0.1:1", { timeout });
  for (const [attempts, pause] of [
    [1, 2],
    [2, 7],
    [3, 20],
    [4, 73],
  ] as const) {
    const expected = addresses.map(() => waiting(attempts));
    await vi.waitFor(async () => expect(await storedMails()).toMatchObject(expected), 10_000);
    if (attempts === 4) await stop();
    await pass(pause);
  }
  startTestWorker(server.url);
  await vi.waitFor(() => expect(server.received.map(({ to }) => to).sort()).toEqual(addresses), 10_000);
  await vi.waitFor(
    async () => expect((await storedMails()).every(({ state }) => state === "sent")).toBe(true),
    10_000,
  );
  expect(server.received).toHaveLength(3);
});

test("after three days of refusals for now, the mail has failed and says why", async () => {
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
