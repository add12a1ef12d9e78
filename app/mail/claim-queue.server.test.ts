import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { queueMails, storedMails } from "#tests/support/mail/worker";
import { db } from "~/db/client.server";
import { mailLinkPaths } from "~/mail-link-paths.server";
import { ClaimQueue } from "./claim-queue.server";

const worker = randomUUID();
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `${index}@example.com`);

async function take(queue: ClaimQueue, count: number): Promise<(string | undefined)[]> {
  const taken: (string | undefined)[] = [];
  for (let index = 0; index < count; index++) taken.push((await queue.next())?.mail.toAddress);
  return taken;
}

test("returns every due mail once, then none", async () => {
  await queueMails(addresses(120));
  const queue = new ClaimQueue(worker, () => false, mailLinkPaths);
  expect((await take(queue, 120)).sort()).toEqual(addresses(120).sort());
  expect(await queue.next()).toBeUndefined();
  await queue.close();
});

test("returns nothing while stopping, and releases the claimed mails", async () => {
  await queueMails(addresses(70));
  let isStopping = false;
  const queue = new ClaimQueue(worker, () => isStopping, mailLinkPaths);
  const taken = await take(queue, 45);
  isStopping = true;
  expect(await queue.next()).toBeUndefined();
  await queue.close();
  const claimed = (await storedMails()).filter(({ attempts, leasedUntil }) => attempts > 0 || leasedUntil);
  expect(claimed.map(({ toAddress }) => toAddress).sort()).toEqual(taken.sort());
});

test("returns claimed mails although the next claim fails, and throws the error on closing", async () => {
  await queueMails(addresses(60));
  const queue = new ClaimQueue(worker, () => false, mailLinkPaths);
  await queue.next();
  await db().execute(
    sql`alter table mails add constraint refuse_claims check (leased_until is null) not valid`,
  );
  onTestFinished(async () => {
    await db().execute(sql`alter table mails drop constraint if exists refuse_claims`);
  });
  const others = await take(queue, 24);
  expect(others.every(Boolean)).toBe(true);
  expect(await queue.next()).toBeUndefined();
  await db().execute(sql`alter table mails drop constraint refuse_claims`);
  await expect(queue.close()).rejects.toThrow();
});
