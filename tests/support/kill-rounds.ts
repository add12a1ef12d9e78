import { createHash, randomBytes, randomInt } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { connect } from "~/db/client.server";
import { bookings, files } from "~/db/schema.server";
import { type AppServer, startApp } from "./app-server";
import { fillInBooking, submitBooking } from "./booking-post";
import { Visitor } from "./visitor";

interface Submitted {
  fullName: string;
  /** What the visitor was told; null where the process was killed before it answered. */
  reference: string | null;
  /** SHA-256 of each file, in hex. */
  hashes: string[];
  visitor: Visitor;
}

interface Round {
  /** Visitors who book at the same time. */
  visitors: number;
  /** The process is killed at random between the first answer and this many more. */
  answers: number;
}

/**
 * Books with files until `kill -9`, starts again in the same folder, and lets those send their form again who
 * had no answer, as people do.
 *
 * @returns the new process, and every booking that was acknowledged to somebody
 */
export async function killDuringSubmits(app: AppServer, env: Record<string, string>, round: Round) {
  const submitted: Submitted[] = [];
  const target = 1 + randomInt(round.answers);
  let isOver = false;
  const book = async (number: number) => {
    while (!isOver) {
      const entry = await beginBooking(app, `Visitor ${number} ${randomBytes(6).toString("hex")}`);
      if (!entry) return;
      submitted.push(entry);
      entry.reference = await submitBooking(entry.visitor).catch(() => null);
      if (submitted.filter(({ reference }) => reference).length < target) continue;
      isOver = true;
      app.process.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: round.visitors }, (_, number) => book(number)));
  await app.exit;

  const restarted = await startApp({ folder: app.folder, env });
  const acknowledgedBefore = submitted.filter(({ reference }) => reference).length;
  for (const entry of submitted) entry.reference ??= await submitAgain(entry, restarted);
  return { app: restarted, submitted, acknowledgedBefore };
}

/** A booking that lacks only its submit; null when the process ended meanwhile. */
async function beginBooking(app: AppServer, fullName: string): Promise<Submitted | null> {
  const contents = Array.from({ length: randomInt(3) }, () =>
    Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(randomInt(1, 150_000))]),
  );
  const visitor = new Visitor(app.url);
  try {
    await fillInBooking(
      visitor,
      fullName,
      contents.map((content, index) => new File([new Uint8Array(content)], `plan ${index}.pdf`)),
    );
  } catch (error) {
    if (app.process.exitCode === null && app.process.signalCode === null && !app.process.killed) throw error;
    return null;
  }
  const hashes = contents.map((content) => createHash("sha256").update(content).digest("hex"));
  return { fullName, reference: null, hashes, visitor };
}

async function submitAgain({ visitor }: Submitted, app: AppServer): Promise<string> {
  const again = new Visitor(app.url);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  return submitBooking(again);
}

/** Everything that is wrong with what was stored of acknowledged bookings; empty when nothing was lost. */
export async function findLosses(submitted: Submitted[], folder: string, databaseUrl?: string) {
  const losses: string[] = [];
  const connection = await connect({ databaseUrl, dataDir: path.join(folder, "data") });
  try {
    for (const { fullName, reference, hashes } of submitted) {
      const rows = await connection.db.select().from(bookings).where(eq(bookings.fullName, fullName));
      const [booking] = rows;
      if (rows.length !== 1 || !booking) losses.push(`${fullName} is there ${rows.length} times`);
      else if (booking.reference !== reference) losses.push(`${fullName} was told another reference`);
      else {
        const stored = await connection.db.select().from(files).where(eq(files.bookingId, booking.id));
        const onDisk = stored.map(({ storedName }) => hashOf(path.join(folder, "uploads", storedName)));
        for (const found of [stored.map(({ sha256 }) => sha256), onDisk])
          if (found.sort().join() !== [...hashes].sort().join()) losses.push(`${fullName} has other files`);
      }
    }
    const all = await connection.db.$count(bookings);
    if (all !== submitted.length) losses.push(`${all} bookings are stored, ${submitted.length} were sent`);
  } finally {
    await connection.close();
  }
  return losses;
}

function hashOf(file: string): string {
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "missing";
}

/** The half-written files in the uploads folder. */
export function partsIn(folder: string): string[] {
  return readdirSync(path.join(folder, "uploads")).filter((name) => name.endsWith(".part"));
}
