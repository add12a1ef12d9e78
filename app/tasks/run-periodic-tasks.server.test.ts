import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { bookingDrafts, bookings, files, mails, retentionRuns, sessions } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { log } from "~/process/log.server";
import { isRemovalStopped, runPeriodicTasks, startPeriodicTasks } from "./run-periodic-tasks.server";

const error = vi.spyOn(log, "error");
const ago = (days: number) => new Date(Date.now() - days * dayMs);

beforeEach(async () => {
  // Lets the sweeps run again that the previous test has stopped.
  await runPeriodicTasks();
  error.mockClear();
});

/** Simulates a jump of the database's clock, which no test can cause in PostgreSQL: makes all rows older. */
async function jump(days: number) {
  const past = sql`make_interval(hours => ${days * 24})`;
  await db()
    .update(bookingDrafts)
    .set({ expiresAt: sql`${bookingDrafts.expiresAt} - ${past}` });
  await db()
    .update(bookings)
    .set({ spamAt: sql`${bookings.spamAt} - ${past}` });
  await db()
    .update(files)
    .set({ createdAt: sql`${files.createdAt} - ${past}` });
  await db()
    .update(mails)
    .set({ createdAt: sql`${mails.createdAt} - ${past}` });
  // Moves the finished nights into the past, so tonight's work is due.
  await db()
    .update(retentionRuns)
    .set({ night: sql`${retentionRuns.night} - ${Math.floor(days)}::int` });
}

/** Inserts drafts that expire in these numbers of days. */
const insertDrafts = (...days: number[]) =>
  db()
    .insert(bookingDrafts)
    .values(days.map((left) => ({ expiresAt: ago(-left) })))
    .returning();

const times = (count: number, days: number) => Array.from({ length: count }, () => days);

async function countAll() {
  return {
    drafts: await db().$count(bookingDrafts),
    files: await db().$count(files),
    bookings: await db().$count(bookings),
    mails: await db().$count(mails),
  };
}

const stoppedSweeps = () =>
  error.mock.calls.map(([fields]) => (fields as { event: string; sweep: string }).sweep).toSorted();

test("removes expired rows", async () => {
  await insertDrafts(-0.5, 5);
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(1);
  expect(isRemovalStopped()).toBe(false);
  expect(error).not.toHaveBeenCalled();
});

test("a process that is stopping begins no other task", async () => {
  await insertSession();
  await db()
    .update(sessions)
    .set({ expiresAt: ago(1) });
  await insertDrafts(-0.5, 5);
  await startPeriodicTasks()();
  // The first sweep had begun.
  expect(await db().$count(sessions)).toBe(0);
  expect(await db().$count(bookingDrafts)).toBe(2);
});

test("a clock that jumps a year ahead removes no valuable data, and each stopped sweep is logged once", async () => {
  const drafts = await insertDrafts(...times(11, 10));
  await db()
    .insert(files)
    .values(
      drafts.map(({ id }) => ({
        storedName: `${id}.txt`,
        originalName: "plan.txt",
        contentType: "text/plain",
        byteSize: 1,
        sha256: "0".repeat(64),
        draftId: id,
      })),
    );
  await insertBookings(times(11, 0).map(() => ({ spamAt: ago(3), spamReason: "staff" as const })));
  const mail = { kind: "test", toAddress: "ada@example.com", subject: "A subject" };
  const content = { paragraphs: ["A paragraph."] };
  await db()
    .insert(mails)
    .values(times(11, 0).map(() => ({ ...mail, content, state: "sent" as const, createdAt: ago(3) })));
  const before = await countAll();

  await jump(365);
  for (let sweep = 0; sweep < 3; sweep++) await runPeriodicTasks();
  expect(await countAll()).toEqual(before);
  expect(isRemovalStopped()).toBe(true);
  expect(stoppedSweeps()).toEqual(["sweepDrafts", "sweepFiles", "sweepRetention", "sweepSpam"]);

  await jump(-365);
  await runPeriodicTasks();
  expect(await countAll()).toEqual(before);
  expect(isRemovalStopped()).toBe(false);
});

test("a sweep that would remove most rows stops while the others continue", async () => {
  await insertDrafts(...times(11, -0.1), 5);
  await insertSession();
  await db()
    .update(sessions)
    .set({ expiresAt: ago(0.1) });
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(12);
  expect(await db().$count(sessions)).toBe(0);
  expect(stoppedSweeps()).toEqual(["sweepDrafts"]);

  await insertDrafts(...times(10, 5));
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(11);
});

test.for([
  { due: 10, rest: 0, left: 0 },
  { due: 11, rest: 0, left: 11 },
  { due: 11, rest: 11, left: 11 },
  { due: 11, rest: 10, left: 21 },
])("with $due expired and $rest other drafts, $left remain", async ({ due, rest, left }) => {
  await insertDrafts(...times(due, -0.1), ...times(rest, 5));
  await runPeriodicTasks();
  expect(await db().$count(bookingDrafts)).toBe(left);
});
