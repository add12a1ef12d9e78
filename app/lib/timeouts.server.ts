import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";

/** Resolves to the result, or to `late` if the result takes longer than `ms` milliseconds. */
export async function within<Result, Late>(
  ms: number,
  result: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const timer = new AbortController();
  try {
    return await Promise.race([result, delay(ms, late, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}

/** Returns the chunks of a stream. Fails when the reader waits longer than `timeout` milliseconds for the next one. */
export function failWhenSilent(source: Readable, timeout: number, createError: () => Error): Readable {
  const watch = new SilenceWatch(timeout, createError);
  // An error of the source, or the destruction of the returned stream, ends both streams. The reader gets the error from the stream.
  pipeline(source, watch).catch(() => undefined);
  return watch;
}

class SilenceWatch extends Transform {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly timeout: number,
    private readonly createError: () => Error,
  ) {
    super();
  }

  /** Called when the reader wants more than has arrived. */
  override _read(size: number) {
    this.timer ??= setTimeout(() => this.destroy(this.createError()), this.timeout);
    super._read(size);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.stopWaiting();
    done(null, chunk);
  }

  override _flush(done: () => void) {
    this.stopWaiting();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.stopWaiting();
    super._destroy(error, done);
  }

  private stopWaiting() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
