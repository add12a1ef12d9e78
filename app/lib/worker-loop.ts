/** Work that a process does again and again. */
interface Repeated {
  /** Runs once before the first turn, again after the longest pause if it failed. */
  before?: (() => Promise<void>) | undefined;
  /** Does what is due. Returns the milliseconds until more may be, null for an unknown time; `longestPause` at most is waited. */
  turn: () => Promise<number | null>;
  /** Called when a turn fails; the next one follows after the longest pause. */
  onError: (error: unknown) => void;
}

/** Milliseconds after which a turn follows in any case, for work that another process has queued or left behind. */
const longestPause = 30_000;

/** Repeats a turn until it is stopped. */
export function repeat({ before, turn, onError }: Repeated) {
  const pause = new Pause();
  let isStopping = false;
  const run = async () => {
    while (!isStopping) {
      let wait = longestPause;
      try {
        await before?.();
        before = undefined;
        wait = Math.min(Math.max((await turn()) ?? longestPause, 0), longestPause);
      } catch (error) {
        onError(error);
      }
      await pause.begin(wait);
    }
  };
  const running = run();
  return {
    /** Ends the pause, or skips the next one. */
    wake: () => pause.end(),
    isStopping: () => isStopping,
    /** Waits for the turn under way. */
    stop: async () => {
      isStopping = true;
      pause.end();
      await running;
    },
  };
}

/**
 * Connects what queues work with the worker of this process: `wake` calls the function that `onWake` registered last, and does nothing
 * without one.
 */
export function createWake() {
  let listener: (() => void) | undefined;
  return {
    wake: () => listener?.(),
    onWake: (given: (() => void) | undefined) => {
      listener = given;
    },
  };
}

/** A wait that can be ended early, also before it begins. */
class Pause {
  #end: (() => void) | undefined;
  #isOver = false;

  async begin(milliseconds: number): Promise<void> {
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
