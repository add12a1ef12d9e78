import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type AppHome, folderHome, withDatabaseOf } from "#tests/support/app/home";
import { findFaults } from "#tests/support/app/log";
import { startProcess } from "#tests/support/app/process";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { bookingRow } from "#tests/support/records/bookings";
import { bookingDrafts, bookings, files, sessions } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { createDatabase, secondsUntil, startOne, startServer } from "./parts";
import { type Report, test } from "./report";

const preload = ["--import", "./tests/long-faults/clock-on-signal.js", "scripts/start.js"];

test(
  "a process starts with its clock 400 days ahead, and one of two a day ahead: nothing is removed and nobody is signed out",
  { timeout: 180_000 },
  async ({ report }) => {
    await startFarAhead(report);
    await startOneOfTwoAhead(report);
  },
);

/** An embedded database with 100 drafts, 88 bookings marked as spam, 97 files and a session, started 400 days ahead, then right again. */
async function startFarAhead(report: Report) {
  const home = folderHome();
  await withDatabaseOf(home, async ({ db }) => {
    const drafts = await db
      .insert(bookingDrafts)
      .values(Array.from({ length: 100 }, () => ({ expiresAt: new Date(Date.now() + 14 * dayMs) })))
      .returning({ id: bookingDrafts.id });
    const spam = { spamAt: new Date(), spamReason: "staff" } as const;
    await db.insert(bookings).values(Array.from({ length: 88 }, () => bookingRow(spam)));
    const rows = drafts.slice(0, 97).map(({ id }) => ({
      storedName: `${randomUUID()}-plan.txt`,
      originalName: "plan.txt",
      contentType: "text/plain",
      byteSize: 4,
      sha256: "0".repeat(64),
      draftId: id,
    }));
    await db.insert(files).values(rows);
    for (const { storedName } of rows) home.files.put(storedName, "plan");
  });
  const right = await startProcess({ home });
  const staff = await signInVisitor(right.url);
  await secondsUntil(() => right.output().includes("retention-swept"), 15);
  await right.end();
  const before = await count(home);
  report.note(`embedded database: ${before}`);

  const ahead = await startProcess({ home, program: preload, env: { CLOCK_START: String(400 * 24) } });
  const seconds = await secondsUntil(() => ahead.output().includes('"event":"sweep-stopped"'), 20);
  report.expect("400 days ahead: the log says so within 20 s", seconds < 20, `${seconds} s`);
  // A sweep that went on would be through by then.
  await delay(5_000);
  const { page } = await signInAtForm(ahead.url);
  const isTold = page.text.includes("Old data isn’t being removed");
  report.expect("400 days ahead: an administrator is told on the dashboard", isTold);
  await ahead.end();
  const after = await count(home);
  report.expect(
    "400 days ahead: nothing is removed",
    after.startsWith(before.replace(/, \d+ sessions$/, "")),
    after,
  );

  const again = await startProcess({ home });
  const { status } = await staff.at(again.url).fetch("/view-booking");
  report.expect("right again: the session of before is open", status === 200, status);
  const faults = findFaults(right.output() + again.output());
  report.expect("no error in the log while the clock is right", faults.length === 0, faults.slice(0, 3));
  await again.end();
}

async function count(home: AppHome): Promise<string> {
  return withDatabaseOf(home, async ({ db }) => {
    const parts = { drafts: bookingDrafts, bookings, files, sessions };
    const counts: string[] = [`${home.files.names().length} stored files`];
    for (const [name, table] of Object.entries(parts)) counts.push(`${await db.$count(table)} ${name}`);
    return counts.join(", ");
  });
}

async function startOneOfTwoAhead(report: Report) {
  const env = await createDatabase(await startServer(report));
  const right = await startOne(report, { env });
  const staff = await signInVisitor(right.url);
  const ahead = await startOne(report, { env: { ...env, CLOCK_START: "24" }, program: preload });
  // Its first sweep ends with the retention, unless the other process has done this night's already.
  await delay(5_000);
  const status = async (url: string) => (await staff.at(url).fetch("/view-booking")).status;
  const ofRight = await status(right.url);
  report.expect(
    "PostgreSQL, one a day ahead: the session is open at the right process",
    ofRight === 200,
    ofRight,
  );
  const ofAhead = await status(ahead.url);
  report.expect("PostgreSQL, one a day ahead: and at the one ahead", ofAhead === 200, ofAhead);
  const late = await signInVisitor(ahead.url);
  const ofLate = (await late.at(right.url).fetch("/view-booking")).status;
  report.expect("PostgreSQL, one a day ahead: a sign-in there counts everywhere", ofLate === 200, ofLate);
  const faults = findFaults(right.output() + ahead.output());
  report.expect("PostgreSQL, one a day ahead: no error in the log", faults.length === 0, faults.slice(0, 3));
  const ready = await (await fetch(`${ahead.url}/api/ready`)).text();
  report.expect("PostgreSQL, one a day ahead: /api/ready names its clock", ready.includes('"clock"'), ready);
}
