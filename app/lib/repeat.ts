/** Work that a process does again and again. */
interface Repeated {
  /** Does what is due. Returns the milliseconds until more may be; `longest` at most is waited. */
  turn: () => Promise<number>;
  /** Called when a turn fails; the next one follows after the longest pause. */
  onError: (error: unknown) => void;
  /** The longest pause between two turns, in milliseconds. */
  longest: number;
}

/** Repeats a turn until it is stopped. */
export function repeat({ turn, onError, longest }: Repeated) {
  const pause = new Pause();
  let isStopping = false;
  const run = async () => {
    while (!isStopping) {
      let wait = longest;
      try {
        wait = Math.min(Math.max(await turn(), 0), longest);
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
