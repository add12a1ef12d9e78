let wake: (() => void) | undefined;

/** Tells the worker of this process that an event was queued. Without a worker, nothing happens. */
export function wakeWebhookWorker(): void {
  wake?.();
}

/** Registers the function that wakes the worker; undefined when it stops. */
export function onEventQueued(listener: (() => void) | undefined): void {
  wake = listener;
}
