import { expect, onTestFinished, test } from "vitest";

/** One thing that goes wrong around real processes of the built app. */
interface Fault {
  /** What goes wrong, and what the app must do. */
  what: string;
  /** The time limit in seconds. */
  limit: number;
  /** Starts real parts, makes the fault happen and reports what was seen. Everything started is registered with `onEnd`. */
  run: (report: Report) => Promise<void>;
}

/** Seconds in which the parts of a fault stop. */
const stopLimit = 120;

/** Defines the test of a fault. It prints what was seen as it goes, because a fault takes minutes. */
export function fault({ what, limit, run }: Fault): void {
  test(what, { timeout: limit * 1000 }, async ({ skip }) => {
    const report = new Report(skip);
    onTestFinished(() => report.stopAll(), stopLimit * 1000);
    process.stdout.write(`\n${what}\n`);
    await run(report);
  });
}

/** What one fault prints, and what it must stop. */
export class Report {
  private readonly stops: (() => unknown)[] = [];
  private readonly startedAt = performance.now();

  /** @param skip ends a fault that this machine cannot cause, with what it lacks */
  constructor(readonly skip: (reason: string) => never) {}

  /** Prints what was done or seen. */
  note(text: string): void {
    this.print(" ", text);
  }

  /** Checks an expectation, and prints it with what was seen instead or as proof of it. The fault goes on in any case. */
  expect(what: string, isMet: boolean, seen: unknown = ""): void {
    const proof = typeof seen === "string" ? seen : JSON.stringify(seen);
    const text = proof === "" ? what : `${what}: ${proof}`;
    this.print(isMet ? "✓" : "✗", text);
    expect.soft(isMet, text).toBe(true);
  }

  /** Registers what stops a part; the part started last is stopped first. */
  onEnd(stop: () => unknown): void {
    this.stops.push(stop);
  }

  /** Stops everything that was started, whatever fails. A part that has ended badly, or has logged a secret, fails the test. */
  async stopAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const stop of this.stops.splice(0).reverse()) {
      try {
        await stop();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, "Parts of the fault ended badly.");
  }

  private print(mark: string, text: string) {
    const seconds = ((performance.now() - this.startedAt) / 1000).toFixed(1).padStart(6);
    process.stdout.write(`${seconds} s ${mark} ${text}\n`);
  }
}
