import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertResults, makePublicTour } from "#tests/support/records/results";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { recordBookingEvent } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import {
  auditEntries,
  bookingCounts,
  bookingEvents,
  bookingMessages,
  bookings,
  fileRemovals,
  mails,
  publicTours,
  retentionRuns,
} from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { claimMails } from "~/mail/claim-mails.server";
import { registry } from "~/metrics/metrics.server";
import { env } from "~/process/env.server";
import { nightOf } from "./night.server";
import { sweepRetention } from "./sweep-retention.server";

const ago = (days: number) => new Date(Date.now() - days * dayMs);
const keepAll = {
  retentionCanceledDays: 0,
  retentionDoneDays: 0,
};
const nothing = { canceled: 0, done: 0, mails: 0, logs: 0 };

const content = { paragraphs: ["A paragraph."] };
const mail = { kind: "test", toAddress: "ada@example.com", subject: "A subject", content };

test("erases canceled and declined requests, and anonymizes finished ones, after their retention time", async () => {
  await insertBookings([
    { stage: "canceled", stageChangedAt: ago(31) },
    { stage: "declined", stageChangedAt: ago(31) },
    { stage: "canceled", stageChangedAt: ago(29) },
    { stage: "done", stageChangedAt: ago(91) },
    { stage: "done", stageChangedAt: ago(89) },
    { stage: "in-review", stageChangedAt: ago(400) },
  ]);
  const times = { ...keepAll, retentionCanceledDays: 30, retentionDoneDays: 90 };
  expect(await sweepRetention(new Date(), times)).toEqual({ ...nothing, canceled: 2, done: 1 });
  const left = await db()
    .select({ stage: bookings.stage, fullName: bookings.fullName })
    .from(bookings)
    .orderBy(bookings.createdAt);
  expect(left).toEqual([
    { stage: "canceled", fullName: "Ada Example" },
    { stage: "done", fullName: "Erased" },
    { stage: "done", fullName: "Ada Example" },
    { stage: "in-review", fullName: "Ada Example" },
  ]);
  expect(await db().select().from(bookingCounts)).toMatchObject([{ total: 4, pending: 3 }]);
});

test("keeps closed requests and their files while their customers wait for an answer", async () => {
  const [canceled = "", done = ""] = await insertBookings([
    { stage: "canceled", stageChangedAt: ago(31) },
    { stage: "done", stageChangedAt: ago(31) },
  ]);
  for (const id of [canceled, done]) {
    await insertResults(id, { publishedAt: ago(40) });
    await receiveMessage(id, { formId: randomUUID(), text: "Can you send me the file again?" });
  }
  const times = { ...keepAll, retentionCanceledDays: 30, retentionDoneDays: 30 };
  expect(await sweepRetention(new Date(), times)).toEqual(nothing);
  expect(await db().$count(bookingMessages)).toBe(2);
  await db().update(bookings).set({ waitingFor: "nobody" });
  const tomorrow = new Date(Date.now() + dayMs);
  expect(await sweepRetention(tomorrow, times)).toMatchObject({ canceled: 1, done: 1 });
});

test("keeps a finished request while its tour is public", async () => {
  const [hosted = "", ended = ""] = await insertBookings([
    { stage: "done", stageChangedAt: ago(400) },
    { stage: "done", stageChangedAt: ago(400) },
  ]);
  for (const id of [hosted, ended]) await makePublicTour(id);
  await db().update(publicTours).set({ endedAt: new Date() }).where(eq(publicTours.bookingId, ended));
  const times = { ...keepAll, retentionDoneDays: 30 };
  expect(await sweepRetention(new Date(), times)).toEqual({ ...nothing, done: 1 });
  expect(await db().$count(publicTours)).toBe(1);
});

test("removes a canceled request although its public link was never ended, because the link opens nothing", async () => {
  const [id = ""] = await insertBookings([{ stage: "canceled", stageChangedAt: ago(400) }]);
  await makePublicTour(id);
  expect(await sweepRetention(new Date(), { ...keepAll, retentionCanceledDays: 30 })).toMatchObject({
    canceled: 1,
  });
});

test("counts from the last results that were published after the request was closed", async () => {
  const [published = "", withdrawn = ""] = await insertBookings([
    { stage: "done", stageChangedAt: ago(40) },
    { stage: "done", stageChangedAt: ago(40) },
  ]);
  await insertResults(published, { publishedAt: ago(29) });
  await insertResults(withdrawn, { publishedAt: ago(29), state: "withdrawn" });
  const night = (days: number, times: Partial<typeof keepAll>) =>
    sweepRetention(new Date(Date.now() + days * dayMs), { ...keepAll, ...times });
  expect(await night(1, { retentionDoneDays: 35 })).toMatchObject({ done: 1 });
  expect(await night(7, { retentionDoneDays: 35 })).toMatchObject({ done: 1 });
});

test("removes mails and access entries of more than a year, keeps waiting mails and newer entries", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  await db()
    .insert(mails)
    .values([
      { ...mail, state: "sent", createdAt: ago(366) },
      { ...mail, state: "sent", createdAt: ago(364) },
      { ...mail, state: "waiting", createdAt: ago(366) },
    ]);
  await recordBookingEvent(db(), { bookingId, kind: "viewed", actor: "sam@example.com" });
  await recordBookingEvent(db(), { bookingId, kind: "created", actor: null });
  await db()
    .update(bookingEvents)
    .set({ createdAt: ago(366) });
  expect(await sweepRetention(new Date(), keepAll)).toEqual({ ...nothing, mails: 1, logs: 1 });
  expect(await db().$count(mails)).toBe(2);
  expect(await db().select({ kind: bookingEvents.kind }).from(bookingEvents)).toEqual([{ kind: "created" }]);
});

test("removes more than a batch", async () => {
  await db()
    .insert(mails)
    .values(Array.from({ length: 450 }, () => ({ ...mail, state: "failed" as const, createdAt: ago(366) })));
  expect(await sweepRetention(new Date(), keepAll)).toMatchObject({ mails: 450 });
});

test("keeps requests with zero days, and then writes no entry", async () => {
  await insertBookings([{ stage: "canceled", stageChangedAt: ago(4_000) }]);
  expect(await sweepRetention(new Date(), keepAll)).toEqual(nothing);
  expect(await db().$count(auditEntries)).toBe(0);
});

test("does a night's work once, and records it in the audit log", async () => {
  await insertBookings([{ stage: "canceled", stageChangedAt: ago(31) }]);
  const times = { ...keepAll, retentionCanceledDays: 30 };
  const all = await Promise.all(Array.from({ length: 5 }, () => sweepRetention(new Date(), times)));
  expect(all.filter((removed) => removed !== null)).toEqual([{ ...nothing, canceled: 1 }]);
  expect(await db().select().from(auditEntries)).toMatchObject([
    {
      action: "retention-swept",
      actorId: null,
      actor: "",
      subject: nightOf(new Date()),
      detail: { canceled: "1" },
    },
  ]);
  expect(await sweepRetention(new Date(Date.now() + dayMs), times)).toEqual(nothing);
});

test("takes over from a process that was killed in the middle", async () => {
  await db()
    .insert(retentionRuns)
    .values({ night: nightOf(new Date()) });
  expect(await sweepRetention(new Date(), keepAll)).toBeNull();
  await db()
    .update(retentionRuns)
    .set({ startedAt: sql`now() - interval '61 minutes'` });
  expect(await sweepRetention(new Date(), keepAll)).toEqual(nothing);
});

test("continues with other requests and kinds when a content cannot be removed", async () => {
  const storedName = `${randomUUID()}-stuck.pdf`;
  // A folder in the place of a file cannot be removed as a file.
  await mkdir(path.join(env().UPLOADS_DIR, storedName), { recursive: true });
  await db().insert(fileRemovals).values({ storedName });
  await insertBookings([1, 2, 3].map((days) => ({ stage: "done", stageChangedAt: ago(90 + days) })));
  await db()
    .insert(mails)
    .values({ ...mail, state: "sent", createdAt: ago(366) });
  const times = { ...keepAll, retentionDoneDays: 90 };
  expect(await sweepRetention(new Date(), times)).toEqual({ ...nothing, done: 3, mails: 1 });
  expect(await db().select({ storedName: fileRemovals.storedName }).from(fileRemovals)).toEqual([
    { storedName },
  ]);
});

test("continues after a request that cannot be erased, and counts it and each content for the alert", async () => {
  const [stuck = ""] = await insertBookings([
    { stage: "canceled", stageChangedAt: ago(32) },
    { stage: "canceled", stageChangedAt: ago(31) },
  ]);
  const storedName = `${randomUUID()}-stuck.pdf`;
  await mkdir(path.join(env().UPLOADS_DIR, storedName), { recursive: true });
  await db().insert(fileRemovals).values({ storedName });
  await db().execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`);
  await db().execute(sql`create trigger refuse before delete on bookings for each row
    when (old.stage_changed_at < now() - interval '31 days 12 hours') execute function refuse()`);
  try {
    const before = await countFailures();
    const times = { ...keepAll, retentionCanceledDays: 30 };
    expect(await sweepRetention(new Date(), times)).toEqual({ ...nothing, canceled: 1 });
    expect(await db().select({ id: bookings.id }).from(bookings)).toEqual([{ id: stuck }]);
    const after = await countFailures();
    expect([after.request - before.request, after.file - before.file]).toEqual([1, 1]);
  } finally {
    await db().execute(sql`drop function refuse cascade`);
  }
});

async function countFailures() {
  const values = (await registry.getSingleMetric("datum3d_removal_failures_total")?.get())?.values ?? [];
  const of = (kind: string) => values.find(({ labels }) => labels.kind === kind)?.value ?? 0;
  return { request: of("request"), file: of("file") };
}

test("leaves a request with a mail in transit for the next night", async () => {
  const [busy = "", idle = ""] = await insertBookings([
    { stage: "canceled", stageChangedAt: ago(32) },
    { stage: "canceled", stageChangedAt: ago(31) },
  ]);
  await db()
    .insert(mails)
    .values({ ...mail, id: randomUUID(), bookingId: busy });
  await claimMails(1, randomUUID());
  const times = { ...keepAll, retentionCanceledDays: 30 };
  expect(await sweepRetention(new Date(), times)).toMatchObject({ canceled: 1 });
  expect(await db().$count(bookings, eq(bookings.id, idle))).toBe(0);
  expect(await db().$count(bookings, eq(bookings.id, busy))).toBe(1);
});
