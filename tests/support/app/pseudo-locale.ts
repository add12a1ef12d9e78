import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { vi } from "vitest";
import { bookingRow, insertBookings } from "#tests/support/records/bookings";
import { recordBookingEvent } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { withDatabaseOf } from "./home";
import { type AppServer, createAppHome, startApp } from "./server";

const buildEnv = { BUILD_DIR: "build/pseudo", SITE_LOCALE: "pseudo" };

/** What visitors and staff typed in: the only letters that pages of the pseudo locale may show outside of ⟦ and ⟧. */
export const typed = {
  fullName: "Zz Qqname",
  email: "qq@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Qqplace",
  company: "Qqcompany",
  accessInstructions: "Qqaccess",
  projectScope: "Qqscope",
};

/** Builds the app in the pseudo locale, unless that build is up to date, and starts it with two bookings and one that is spam. */
export async function startPseudoApp({
  env = {},
  fill = () => Promise.resolve(),
}: {
  env?: Record<string, string>;
  /** Stores what else there is, earlier than the bookings. */
  fill?: () => Promise<void>;
} = {}): Promise<AppServer> {
  await vi.waitUntil(takeLock, { timeout: 250_000, interval: 200 });
  try {
    build();
  } finally {
    rmSync(lock, { recursive: true });
  }
  const home = await createAppHome();
  await withDatabaseOf(home, async () => {
    await fill();
    await insertBookings([bookingRow(typed), bookingRow({ ...typed, status: 1 })]);
    await insertAnsweredSpam();
  });
  return startApp({ home, env: { ...buildEnv, ...env } });
}

/** Test files of two projects need the same build at the same time: one makes it while the other waits. */
const lock = "build/pseudo.lock";
/** Milliseconds after which a lock is one that a killed run has left. */
const staleAfter = 240_000;

function takeLock(): boolean {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs !== undefined && Date.now() - mtimeMs > staleAfter)
    rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function build() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", 'import { ensureBuilt } from "./scripts/setup.js"; await ensureBuilt();'],
    { env: { ...process.env, ...buildEnv }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The pseudo-locale build failed:\n${stdout}${stderr}`);
}

/** Stores a booking that the form marked as spam, and whose visitor wrote after that. */
async function insertAnsweredSpam() {
  const [bookingId = ""] = await insertBookings([
    bookingRow({ ...typed, spamAt: new Date(), spamReason: "too-fast" }),
  ]);
  const event = { bookingId, actor: null };
  await recordBookingEvent(db(), { ...event, kind: "marked-spam", detail: { reason: "too-fast" } });
  await recordBookingEvent(db(), { ...event, kind: "message-received" });
}
