import { type AppProcess, type ProcessSettings, startProcess } from "#tests/support/app/process";

/** Starts the built app like `npm start`, without the flag with which tests limit the embedded database's compilation. */
export function startApp(settings: ProcessSettings = {}): Promise<AppProcess> {
  return startProcess({ program: ["scripts/start.js"], ...settings });
}

let started: Promise<AppProcess> | undefined;

/** Returns the built app that all rows without changes share. Its database is empty, except for one booking that a chart needs. */
export function sharedApp(): Promise<AppProcess> {
  // After a failed start, the next row tries again.
  return (started ??= startApp().catch((error: unknown) => {
    started = undefined;
    throw error;
  }));
}

export async function stopSharedApp(): Promise<void> {
  const app = await started?.catch(() => undefined);
  await app?.stop();
}

/** Runs `task` with a new app, for rows that fill it, watch its memory or need other settings. */
export async function withApp<Result>(
  task: (app: AppProcess) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const app = await startApp({ env });
  try {
    return await task(app);
  } finally {
    await app.stop();
  }
}
