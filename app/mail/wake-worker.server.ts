let wake: (() => void) | undefined;

/** Tells the worker of this process that a mail was queued. Without a worker, nothing happens. */
export function wakeMailWorker(): void {
  wake?.();
}

/** Registers the function that wakes the worker; undefined when it stops. */
export function onMailQueued(listener: (() => void) | undefined): void {
  wake = listener;
}
