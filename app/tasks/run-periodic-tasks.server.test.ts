import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession, insertStaff, sessionOf } from "#tests/support/records/staff";
import { NotAllowedError } from "~/access/session";
import { db } from "~/db/client.server";
import {
  auditEntries,
  bookingDrafts,
  bookings,
  files,
  mails,
  retentionRuns,
  sessions,
  sweepClock,
  sweepHolds,
} from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { log } from "~/process/log.server";
import { confirmRemovals, readHold, readRemovals } from "./removals.server";
import { runPeriodicTasks, startPeriodicTasks } from "./run-periodic-tasks.server";

const error = vi.spyOn(log, "error");
const ago = (days: number) => new Date(Date.now() - days * dayMs);

beforeEach(() => {
  error.mockClear();
});

/**
 * What a jump of the database's clock does, which no test can cause in PostgreSQL: everything that is stored, and what the last sweep has
 * seen, is older than before.
 */
async function jump(days: number) {
  const past = sql`make_interval(hours => ${days * 24})`;
  await db()
    .update(sweepClock)
    .set({ horizon: sql`${sweepClock.horizon} - ${past}`, seenAt: sql`${sweepClock.seenAt} - ${past}` });
  await db()
    .update(bookingDrafts)
    .set({ expiresAt: sql`${bookingDrafts.expiresAt} - ${past}` });
  await db()
    .update(sessions)
    .set({ expiresAt: sql`${sessions.expiresAt} - ${past}` });
  await db()
    .update(bookings)
    .set({ spamAt: sql`${bookings.spamAt} - ${past}` });
  await db()
    .update(files)
    .set({ createdAt: sql`${files.createdAt} - ${past}` });
  await db()
    .update(mails)
    .set({ createdAt: sql`${mails.createdAt} - ${past}` });
  // The night is another one, so that its work is due.
  await db()
    .update(retentionRuns)
    .set({ night: sql`${retentionRuns.night} - ${Math.floor(days)}::int` });
}

/** Drafts of which each lives for one of these days more. */
const insertDrafts = (...days: number[]) =>
  db()
    .insert(bookingDrafts)
    .values(days.map((left) => ({ expiresAt: ago(-left) })));

/** A file of a draft, or one that no draft has claimed yet. */
const insertFile = (draftId: string | null) =>
  db()
    .insert(files)
    .values({
      storedName: `${draftId}.txt`,
      originalName: "plan.txt",
      contentType: "text/plain",
      byteSize: 1,
      sha256: "0".repeat(64),
      draftId,
    });

/** One of three days ago, which the default retention keeps for a year. */
const insertSentMail = () =>
  db()
    .insert(mails)
    .values({
      kind: "test",
      toAddress: "ada@example.com",
      subject: "A subject",
      content: { paragraphs: ["A paragraph."] },
      state: "sent",
      createdAt: ago(3),
    });

async function countAll() {
  return {
    drafts: await db().$count(bookingDrafts),
    files: await db().$count(files),
    bookings: await db().$count(bookings),
    mails: await db().$count(mails),
    sessions: await db().$count(sessions),
  };
}

const events = () => error.mock.calls.map(([fields]) => (fields as { event: string }).event);

test("within a day, what has ended is removed as ever", async () => {
  await runPeriodicTasks();
  await insertDrafts(0.5, 5);
  await jump(0.75);
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(1);
  expect(await readHold()).toBeNull();
  expect(events()).toEqual([]);
});

test("a process that ends begins no other task, and waits for the one that runs", async () => {
  await runPeriodicTasks();
  await insertDrafts(0.5, 5);
  await jump(0.75);
  const readSeen = async () => (await db().select({ seenAt: sweepClock.seenAt }).from(sweepClock))[0]?.seenAt;
  const before = await readSeen();
  await startPeriodicTasks()();
  expect(await readSeen()).not.toEqual(before);
  expect(await db().$count(bookingDrafts)).toBe(2);
  expect(events()).toEqual([]);
});

test("a clock that jumps a year ahead and back removes nothing, and is told once", async () => {
  await runPeriodicTasks();
  const [draft] = await insertDrafts(1, 5, 10).returning();
  await insertFile(draft?.id ?? null);
  await insertFile(null);
  await insertBookings([{ spamAt: ago(3), spamReason: "staff" }]);
  await insertSentMail();
  await insertSession();
  const before = await countAll();

  await jump(365);
  for (let sweep = 0; sweep < 3; sweep++) await runPeriodicTasks();
  expect(await countAll()).toEqual(before);
  expect(await readHold()).toBe("ahead");
  expect(events()).toEqual(["clock-jumped"]);

  await jump(-365);
  await runPeriodicTasks();
  expect(await countAll()).toEqual(before);
  expect(await readHold()).toBeNull();
});

test("a clock that goes back removes nothing, and is told once", async () => {
  await runPeriodicTasks();
  await insertDrafts(-1, 5);
  await jump(-365);
  await db()
    .update(bookingDrafts)
    .set({ expiresAt: ago(1) });
  for (let sweep = 0; sweep < 3; sweep++) await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(2);
  expect(await readHold()).toBe("back");
  expect(events()).toEqual(["clock-jumped"]);
});

test("after a jump, what is due by the time that the site has run since still goes", async () => {
  await runPeriodicTasks();
  await insertDrafts(0.5, 5);
  await jump(62);
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(2);
  await jump(0.75);
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(1);
});

test("a database of an older release remembers the last night that old data were removed", async () => {
  await db()
    .insert(retentionRuns)
    .values({ night: "2026-01-01", startedAt: ago(40), finishedAt: ago(40) });
  await insertDrafts(-10);
  await runPeriodicTasks();
  expect(await readHold()).toBe("ahead");
  expect(await db().$count(bookingDrafts)).toBe(1);
});

test("when an administrator confirms the clock, the removal goes on", async () => {
  await runPeriodicTasks();
  await insertDrafts(...Array.from({ length: 101 }, () => 10), 400);
  await jump(365);
  await runPeriodicTasks();
  const session = await insertSession({ isAdmin: true });
  const { now, due, reason } = await readRemovals();
  expect({ drafts: due.drafts, reason }).toEqual({ drafts: 101, reason: "ahead" });
  await confirmRemovals(now, session);
  await confirmRemovals(now, session);
  expect(await readHold()).toBeNull();
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(1);
  expect(await db().$count(auditEntries, eq(auditEntries.action, "removals-confirmed"))).toBe(1);
});

test("a sweep that would remove most of what there is waits, while the others go on", async () => {
  await runPeriodicTasks();
  await insertDrafts(...Array.from({ length: 101 }, () => -0.1), 5);
  const session = await insertSession({ isAdmin: true });
  await insertSession();
  await db()
    .update(sessions)
    .set({ expiresAt: ago(0.1) })
    .where(sql`${sessions.userId} <> ${session.staff.id}`);
  for (let sweep = 0; sweep < 2; sweep++) await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(102);
  expect(await db().$count(sessions)).toBe(1);
  expect(await readHold()).toBe("share");
  expect(events()).toEqual(["sweep-held"]);

  await confirmRemovals(new Date(), session);
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(1);
  await runPeriodicTasks();
  expect(await db().$count(sweepHolds)).toBe(0);
});

test("many, but not most, go without a question", async () => {
  await runPeriodicTasks();
  await insertDrafts(...Array.from({ length: 101 }, () => -0.1), ...Array.from({ length: 101 }, () => 5));
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(101);
});

test("only an administrator confirms, and only the clock that was shown", async () => {
  await runPeriodicTasks();
  await jump(365);
  await runPeriodicTasks();
  await expect(confirmRemovals(new Date(), await insertSession())).rejects.toThrow(NotAllowedError);
  const admin = await sessionOf(await insertStaff({ isAdmin: true, email: "admin@example.com" }));
  expect(await confirmRemovals(ago(365), admin)).toEqual({ result: "clock-moved" });
  expect(await readHold()).toBe("ahead");
  await confirmRemovals(new Date(), admin);
  expect(
    await db().select({ state: sweepClock.state }).from(sweepClock).where(eq(sweepClock.id, true)),
  ).toEqual([{ state: "steady" }]);
});
