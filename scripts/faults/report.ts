/** Thrown by a fault that this machine cannot cause, with what it lacks. */
export class Skipped extends Error {}

/** What one fault prints, and what it must stop. */
export class Report {
  private readonly stops: (() => unknown)[] = [];
  private readonly startedAt = performance.now();
  /** How many expectations were not met. */
  failures = 0;

  /** Prints what was done or seen. */
  note(text: string): void {
    this.print(" ", text);
  }

  /** Prints an expectation and what was seen instead or as proof of it. */
  expect(what: string, isMet: boolean, seen: unknown = ""): void {
    if (!isMet) this.failures++;
    const proof = typeof seen === "string" ? seen : JSON.stringify(seen);
    this.print(isMet ? "✓" : "✗", proof === "" ? what : `${what}: ${proof}`);
  }

  /** Registers what stops a part; the part started last is stopped first. */
  onEnd(stop: () => unknown): void {
    this.stops.push(stop);
  }

  /** Stops everything that was started. A part that has ended badly, or has logged a secret, is a failure too. */
  async stopAll(): Promise<void> {
    for (const stop of this.stops.splice(0).reverse()) {
      try {
        await stop();
      } catch (error) {
        this.fail(error);
      }
    }
  }

  fail(error: unknown): void {
    this.expect("runs to its end", false, error instanceof Error ? error.message : String(error));
  }

  private print(mark: string, text: string) {
    const seconds = ((performance.now() - this.startedAt) / 1000).toFixed(1).padStart(6);
    console.log(`${seconds} s ${mark} ${text}`);
  }
}

/** One thing that goes wrong around the app. */
export interface Fault {
  /** As in `npm run test:faults -- name`. */
  name: string;
  /** What goes wrong, and what the app must do. */
  what: string;
  /** The time limit in seconds. */
  limit: number;
  /** Starts real parts, makes the fault happen and reports what was seen. Everything started is registered with `onEnd`. */
  run: (report: Report) => Promise<void>;
}
