import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queueMails } from "#tests/support/mail/worker";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import type { Session } from "~/access/session";
import { db } from "~/db/client.server";
import { endLeases } from "~/db/leases.server";
import { auditEntries, mails, mailStops } from "~/db/schema.server";
import { claimMails } from "./claim-mails.server";
import { findWait } from "./list-mails.server";
import { findMailStop } from "./mail-stop.server";
import { enqueueMail } from "./outbox.server";
import { recordOutcomes } from "./record-outcomes.server";
import { sendAgain, sendAllFailed, sendAllHeld, probeQueueNow } from "./send-again.server";

const address = "a@example.com";

let admin: Session;
beforeEach(async () => {
  admin = await insertSession({ isAdmin: true });
});

async function stored() {
  const [mail] = await db().select().from(mails);
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

const acting = (session: Session) => ({ session, findCustomer: () => Promise.resolve(undefined) });

const audited = async () =>
  (await db().select().from(auditEntries)).map(({ action, detail }) => [action, detail.count]);

test("does not queue a mail again that a worker holds, and reports it", async () => {
  await queueMails([address]);
  await claimMails(1, randomUUID());
  const { id, nextAttemptAt } = await stored();
  expect(await sendAgain(id, acting(admin))).toEqual({ result: "done", state: "sending" });
  expect(await findWait(id)).toEqual({ kind: "sending" });
  expect(await stored()).toMatchObject({ nextAttemptAt });
});

test("the lease of a killed process ends within a minute, and at once with a single process", async () => {
  await queueMails([address]);
  await claimMails(1, randomUUID());
  const { id, leasedUntil } = await stored();
  expect((leasedUntil?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
  await db()
    .update(mails)
    .set({ leasedUntil: sql`now() - interval '1 second'` });
  expect(await sendAgain(id, acting(admin))).toEqual({ result: "done", state: "queued" });
  const worker = randomUUID();
  expect(await claimMails(1, worker)).toMatchObject([{ id, attempts: 2 }]);
  await endLeases(mails);
  expect(await claimMails(1, randomUUID())).toMatchObject([{ id, attempts: 3 }]);
});

test("while the queue is stopped, a mail that is sent again waits for the mail server", async () => {
  await queueMails([address]);
  await db()
    .insert(mailStops)
    .values({ cause: "server", response: "421", nextProbeAt: new Date(Date.now() + 60_000) });
  const { id } = await stored();
  expect(await sendAgain(id, acting(admin))).toEqual({ result: "done", state: "stopped" });
  expect(await findWait(id)).toEqual({ kind: "stopped" });
  await probeQueueNow(admin);
  expect((await findMailStop())?.nextProbeAt.getTime()).toBeLessThanOrEqual(Date.now());
});

test("mails about one booking are sent in order to each recipient, whatever their own delays", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const mail = { kind: "test", bookingId, content: { paragraphs: [] } };
  await db().transaction(async (transaction) => {
    for (const subject of ["first", "second"]) {
      await enqueueMail(transaction, { ...mail, subject, toAddress: address });
      await enqueueMail(transaction, { ...mail, subject, toAddress: "staff@example.com" });
    }
  });
  const worker = randomUUID();
  const first = await claimMails(10, worker);
  expect(first.map(({ subject }) => subject)).toEqual(["first", "first"]);
  expect(await claimMails(10, randomUUID())).toEqual([]);
  const [delayed, sent] = first;
  if (!delayed || !sent) throw new Error("Two mails were claimed.");
  await recordOutcomes([
    { mail: delayed, outcome: { state: "waiting", response: "451", delay: 60_000 } },
    { mail: sent, outcome: { state: "sent", response: "250" } },
  ]);
  const next = await claimMails(10, worker);
  expect(next).toMatchObject([{ subject: "second", toAddress: sent.toAddress }]);
  const [blocked] = await db()
    .select()
    .from(mails)
    .where(sql`subject = 'second' and to_address = ${delayed.toAddress}`);
  expect(await findWait(blocked?.id ?? "")).toEqual({ kind: "blocked" });
  expect(await sendAgain(blocked?.id ?? "", acting(admin))).toEqual({ result: "done", state: "blocked" });
});

test("a probably delivered mail is sent again on request, under its own id", async () => {
  await queueMails([address]);
  await db().update(mails).set({ state: "probably-delivered", attempts: 1 });
  const { id } = await stored();
  expect(await claimMails(10, randomUUID())).toEqual([]);
  expect(await sendAgain(id, acting(admin))).toEqual({ result: "done", state: "queued" });
  expect(await db().select().from(mails)).toMatchObject([{ id, state: "waiting", attempts: 0 }]);
});

test("sends all held mails together, once", async () => {
  await queueMails([address, "b@example.com"]);
  await db().update(mails).set({ state: "held" });
  expect(await sendAllHeld(admin)).toBe(2);
  expect(await sendAllHeld(admin)).toBe(0);
  expect(await audited()).toEqual([["held-mails-sent", "2"]]);
  expect(await db().select().from(mails)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
});

test("sends all recently failed mails again together, and no older ones", async () => {
  await queueMails([address, "old@example.com"]);
  await db().update(mails).set({ state: "failed", attempts: 10 });
  await db()
    .update(mails)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(mails.toAddress, "old@example.com"));
  expect(await sendAllFailed(admin)).toBe(1);
  expect(await sendAllFailed(admin)).toBe(0);
  expect(await audited()).toEqual([["failed-mails-sent", "1"]]);
  expect(
    (await db().select().from(mails).where(eq(mails.state, "waiting"))).map(({ toAddress }) => toAddress),
  ).toEqual([address]);
});
