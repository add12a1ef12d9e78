import { expect, test as base } from "vitest";

/** Milliseconds for stopping the parts of a fault. */
const stopLimit = 120_000;

/**
 * A test of a fault. It prints its findings at once, because a fault takes minutes. At the end, `report` stops the parts that the test has
 * started.
 */
export const test = base.extend("report", ({ task, skip, onTestFinished }) => {
  const report = new FaultReport(skip);
  onTestFinished(() => report.stopAll(), stopLimit);
  process.stdout.write(`\n${task.name}\n`);
  return report;
});

export class FaultReport {
  private readonly stops: (() => unknown)[] = [];
  private readonly startedAt = performance.now();

  /** @param skip skips the test of a fault that this machine cannot cause; takes the reason */
  constructor(readonly skip: (reason: string) => never) {}

  note(text: string): void {
    this.print(" ", text);
  }

  /** Checks an expectation, and prints it with the actual value. A failure does not end the test. */
  expect(what: string, isMet: boolean, seen: unknown = ""): void {
    const proof = typeof seen === "string" ? seen : JSON.stringify(seen);
    const text = proof === "" ? what : `${what}: ${proof}`;
    this.print(isMet ? "✓" : "✗", text);
    expect.soft(isMet, text).toBe(true);
  }

  /** Registers the stop function of a part. The part started last is stopped first. */
  onEnd(stop: () => unknown): void {
    this.stops.push(stop);
  }

  /** Stops every part, even after errors. A part that ended badly, or logged a secret, fails the test. */
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
