import { createHash, randomBytes, randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import type { AcknowledgedBooking } from "#tests/support/backup/losses";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";

interface Submitted extends AcknowledgedBooking {
  visitor: Visitor;
  /** Sent with each request. A separate client address gives each visitor separate rate limits. */
  headers: Record<string, string>;
}

interface Round {
  visitors: number;
  /** The process is killed after a random number of confirmations, at most this many. */
  answers: number;
}

/** The setting that makes the app trust the client address that each visitor sends. */
export const manyAddresses = { TRUST_PROXY: "1" };

/**
 * Books with files until `kill -9`, restarts the app in the same folder, and resubmits the bookings that got no response, as people do.
 *
 * @returns the new process, and every acknowledged booking
 */
export async function killDuringSubmits(app: AppProcess, env: Record<string, string>, round: Round) {
  const submitted: Submitted[] = [];
  const target = 1 + randomInt(round.answers);
  let isOver = false;
  const book = async (number: number) => {
    while (!isOver) {
      const entry = await beginBooking(app, `Visitor ${number} ${randomBytes(6).toString("hex")}`);
      if (!entry) return;
      submitted.push(entry);
      entry.reference = await submitBooking(entry.visitor).catch((error: unknown) => {
        // Before the kill, every submit must succeed.
        if (!isOver) throw error;
        return null;
      });
      if (submitted.filter(({ reference }) => reference).length < target) continue;
      isOver = true;
      app.process.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: round.visitors }, (_, number) => book(number)));
  await app.exit;

  const restarted = await startProcess({ folder: app.folder, env });
  const acknowledgedBefore = submitted.filter(({ reference }) => reference).length;
  for (const entry of submitted) entry.reference ??= await submitAgain(entry, restarted);
  return { app: restarted, submitted, acknowledgedBefore };
}

/** Fills in a booking without submitting it; null if the process ends before that. */
async function beginBooking(app: AppProcess, fullName: string): Promise<Submitted | null> {
  const contents = Array.from({ length: randomInt(1, 4) }, () =>
    Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(randomInt(1, 150_000))]),
  );
  const headers = { "X-Forwarded-For": randomAddress() };
  const visitor = new Visitor(app.url, headers);
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
  return { fullName, reference: null, hashes, visitor, headers };
}

async function submitAgain({ visitor, headers }: Submitted, app: AppProcess): Promise<string> {
  const again = new Visitor(app.url, headers);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  return submitBooking(again);
}

function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export function partsIn(folder: string): string[] {
  return readdirSync(path.join(folder, "uploads")).filter((name) => name.endsWith(".part"));
}
