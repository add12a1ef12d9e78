import { createHash, randomBytes, randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { type AppServer, startApp } from "./app-server";
import type { AcknowledgedBooking } from "./booking-losses";
import { fillInBooking, submitBooking } from "./booking-post";
import { Visitor } from "./visitor";

interface Submitted extends AcknowledgedBooking {
  visitor: Visitor;
  /** Sent along with each request: limits apply to each visitor's own address. */
  headers: Record<string, string>;
}

interface Round {
  /** Visitors who book at the same time. */
  visitors: number;
  /** The process is killed at random between the first answer and this many more. */
  answers: number;
}

/** What the app needs so that each visitor has an address, and a count of the limits, of their own. */
export const manyAddresses = { TRUST_PROXY: "1" };

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
      entry.reference = await submitBooking(entry.visitor).catch((error: unknown) => {
        // A refusal would be no fault of the kill.
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

  const restarted = await startApp({ folder: app.folder, env });
  const acknowledgedBefore = submitted.filter(({ reference }) => reference).length;
  for (const entry of submitted) entry.reference ??= await submitAgain(entry, restarted);
  return { app: restarted, submitted, acknowledgedBefore };
}

/** A booking that lacks only its submit; null when the process ended meanwhile. */
async function beginBooking(app: AppServer, fullName: string): Promise<Submitted | null> {
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

async function submitAgain({ visitor, headers }: Submitted, app: AppServer): Promise<string> {
  const again = new Visitor(app.url, headers);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  return submitBooking(again);
}

/** An address out of those that are kept for private networks. */
function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** The half-written files in the uploads folder. */
export function partsIn(folder: string): string[] {
  return readdirSync(path.join(folder, "uploads")).filter((name) => name.endsWith(".part"));
}
