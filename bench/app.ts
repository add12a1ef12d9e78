import { type AppProcess, type ProcessSettings, startProcess } from "#tests/support/app/process";

/** Starts the built app as `npm start` does: tests start it with a flag that keeps its embedded database slow. */
export function startApp(settings: ProcessSettings = {}): Promise<AppProcess> {
  return startProcess({ program: ["scripts/start.js"], ...settings });
}

let started: Promise<AppProcess> | undefined;

/**
 * The built app with an empty database, started by the first row that asks for it, for all that only
 * read, but for the one booking that a chart needs.
 */
export function sharedApp(): Promise<AppProcess> {
  // The next row tries again.
  return (started ??= startApp().catch((error: unknown) => {
    started = undefined;
    throw error;
  }));
}

/** Stops that app, if it was started. */
export async function stopSharedApp(): Promise<void> {
  const app = await started?.catch(() => undefined);
  await app?.stop();
}

/** Hands an app of its own to `task`, for rows that fill it, watch its memory or set it up otherwise. */
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
