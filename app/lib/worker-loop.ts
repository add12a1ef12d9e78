interface RepeatedWork {
  /** Runs once before the first turn. After a failure, it runs again after the longest pause. */
  initialize?: (() => Promise<void>) | undefined;
  /** Does the due work. Returns the milliseconds until more work is due; null if unknown. The loop waits at most `maxPauseMs`. */
  turn: () => Promise<number | null>;
  /** Called when a turn fails. The next turn follows after the longest pause. */
  onError: (error: unknown) => void;
}

/** The longest pause between two turns, in milliseconds. Nothing wakes the loop for work that another process has queued or abandoned. */
const maxPauseMs = 30_000;

export function startWorkerLoop({ initialize: before, turn, onError }: RepeatedWork) {
  const pause = new Pause();
  let isStopping = false;
  const run = async () => {
    while (!isStopping) {
      let wait = maxPauseMs;
      try {
        await before?.();
        before = undefined;
        wait = Math.min(Math.max((await turn()) ?? maxPauseMs, 0), maxPauseMs);
      } catch (error) {
        onError(error);
      }
      await pause.wait(wait);
    }
  };
  const running = run();
  return {
    /** Ends the pause, or skips the next one. */
    wake: () => pause.end(),
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true;
      pause.end();
      await running;
    },
  };
}

/** Connects the code that queues work with the worker of this process: `wake` calls the last function that `onWake` registered. */
export function createWake() {
  let listener: (() => void) | undefined;
  return {
    wake: () => listener?.(),
    onWake: (newListener: (() => void) | undefined) => {
      listener = newListener;
    },
  };
}

/** A wait that can be ended before or after it begins. */
class Pause {
  #end: (() => void) | undefined;
  #isOver = false;

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isOver)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        timer.unref();
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#isOver = false;
    this.#end = undefined;
  }

  end(): void {
    this.#isOver = true;
    this.#end?.();
  }
}
