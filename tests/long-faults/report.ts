import { expect, test as base } from "vitest";

/** Milliseconds in which the parts of a fault stop. */
const stopLimit = 120_000;

/** A test of a fault. What was seen is printed as it goes, because a fault takes minutes; `report` stops what was started for it. */
export const test = base.extend("report", ({ task, skip, onTestFinished }) => {
  const report = new Report(skip);
  onTestFinished(() => report.stopAll(), stopLimit);
  process.stdout.write(`\n${task.name}\n`);
  return report;
});

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
