interface HeldBody {
  /** The first half of the text is available at once, the second half after `send`. */
  body: ReadableStream<Uint8Array>;
  /** Resolves when the reader waits for the second half. */
  awaited: Promise<void>;
  send: () => void;
}

/** Creates a request body that holds back its second half, as a slow or malicious client does. */
export function heldBody(text: string): HeldBody {
  const bytes = new TextEncoder().encode(text);
  const half = Math.floor(bytes.length / 2);
  const { promise: sent, resolve: send } = newPromise();
  const { promise: awaited, resolve: reportAwaited } = newPromise();
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pulls += 1;
        if (pulls === 1) {
          controller.enqueue(bytes.subarray(0, half));
          return;
        }
        reportAwaited();
        await sent;
        controller.enqueue(bytes.subarray(half));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, awaited, send };
}

function newPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
